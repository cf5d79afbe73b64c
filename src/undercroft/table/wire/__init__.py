"""The forms of everything that goes over sockets and HTTP; docs/wire.md tells them to other programs."""
