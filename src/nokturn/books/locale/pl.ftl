error-no-book = Nie ma księgi kampanii { $campaign }: opowiada się ją tylko przy stole.
error-no-such-form = Nie da się zrobić księgi w formacie „{ $ending }”. Wybierz jeden z: { $forms }.
