"""What a server answers: HTTP, WebSockets, and the application that joins them."""
