"""The server: tables over HTTP and WebSocket.  Nothing here knows a rule."""
