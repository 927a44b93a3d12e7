"""Errors of the client."""

from __future__ import annotations

from typing import Any, Mapping, Optional


class SastrugiError(Exception):
    """The base of all errors of this package."""


class CommandNotFound(SastrugiError):
    """The command `sastrugi` was not found."""


class ServerEnded(SastrugiError):
    """The server ended, or did not answer in time."""


class ProtocolError(SastrugiError):
    """The server sent something that the protocol does not allow."""


class RequestRefused(SastrugiError, ValueError):
    """The server refused a request; all games are as they were before it."""

    def __init__(self, details: Mapping[str, Any]) -> None:
        super().__init__(f"{details.get('_tag')}: {details.get('message')}")
        self.details = dict(details)

    def __reduce__(self) -> Any:
        return (type(self), (self.details,))

    @property
    def tag(self) -> str:
        """The kind of the error, such as `RuleBroken` or `InvalidState`."""
        return str(self.details.get("_tag"))

    @property
    def environment(self) -> Optional[int]:
        """The number of the environment in which the error arose, if it arose in one."""
        return self.details.get("environment")
