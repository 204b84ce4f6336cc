"""The shapes that go over HTTP; the client's types are generated from them."""
