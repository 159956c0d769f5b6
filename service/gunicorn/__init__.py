"""How gunicorn serves the API: its settings, its worker, and the sockets of clients."""
