"""Plays the games of sastrugi from Python, over the command `sastrugi env`."""

from .aec import AECEnv
from .arrays import HAS_NUMPY
from .command import Command, command_line
from .errors import CommandNotFound, ProtocolError, RequestRefused, SastrugiError, ServerEnded
from .spaces import Box, DictSpace, Discrete
from .vector import NONE, SPECTATOR, Batch, Part, Seed, Sparse, VectorEnv

__all__ = [
    "AECEnv",
    "Batch",
    "Box",
    "Command",
    "CommandNotFound",
    "DictSpace",
    "Discrete",
    "HAS_NUMPY",
    "NONE",
    "Part",
    "ProtocolError",
    "RequestRefused",
    "SPECTATOR",
    "SastrugiError",
    "Seed",
    "ServerEnded",
    "Sparse",
    "VectorEnv",
    "command_line",
]
