error-no-book = There is no book of { $campaign }: this campaign tells its story at the table only.
error-no-such-form = A book cannot be made as “{ $ending }”. Choose one of: { $forms }.
