"""Sends to addresses on the web that people name: only to the internet, never into networks of this server's own.

A name is looked up once; what was found is checked, and connected to. So a name that means another machine a moment
later leads nowhere, and neither does a redirection.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from typing import Any
from urllib.parse import SplitResult, urljoin, urlsplit

import httpx

from kylix.server.club.sender import NotSent

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network
SECONDS = 10.0
HOPS = 3
ON = (301, 302, 307, 308)
PORTS = (80, 443)
"""Below 1024 no others: those of mail and the like are nobody's business."""
INSIDE = tuple(map(ipaddress.ip_network, ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32", "::/96")))
"""Addresses that lead to others, hidden in them."""


class Outward:
    def __init__(self, allowed: tuple[str, ...] = ()) -> None:
        self.allowed = [ipaddress.ip_network(each) for each in allowed]
        """Networks to which tests may send."""
        self.client: httpx.AsyncClient | None = None

    async def post(self, url: str, content: bytes, headers: dict[str, str]) -> int:
        """The status of the answer; what it says is not read. NotSent when there is none."""
        for _ in range(HOPS + 1):
            status, further = await self.once(url, content, headers)
            if status not in ON or not further:
                return status
            url = urljoin(url, further)
        raise NotSent("it redirects too often", for_good=True)

    async def once(self, url: str, content: bytes, headers: dict[str, str]) -> tuple[int, str]:
        parts = checked(url)
        found = await self.looked_up(parts)
        host = f"[{found}]" if found.version == 6 else str(found)
        target = parts._replace(netloc=f"{host}:{port_of(parts)}", fragment="").geturl()
        extensions: dict[str, Any] = {"sni_hostname": parts.hostname} if parts.scheme == "https" else {}
        headers = {**headers, "Host": parts.netloc.rpartition("@")[2], "User-Agent": "Kylix"}
        try:
            request = self.http().build_request("POST", target, content=content, headers=headers, extensions=extensions)
            answer = await self.http().send(request, stream=True)
            await answer.aclose()
        except (httpx.HTTPError, httpx.InvalidURL, OSError, ValueError) as error:
            raise NotSent(f"{parts.hostname} cannot be reached ({type(error).__name__})") from None
        return answer.status_code, answer.headers.get("location", "")

    def http(self) -> httpx.AsyncClient:
        """Connections are not kept: the next one may be for another name of the same machine."""
        if self.client is None:
            limits = httpx.Limits(max_keepalive_connections=0)
            self.client = httpx.AsyncClient(timeout=SECONDS, limits=limits, trust_env=False, follow_redirects=False)
        return self.client

    async def looked_up(self, parts: SplitResult) -> Address:
        """One address of it; NotSent when any of them is none of the internet."""
        assert parts.hostname is not None
        loop = asyncio.get_running_loop()
        try:
            found = await loop.getaddrinfo(parts.hostname, port_of(parts), type=socket.SOCK_STREAM)
        except (OSError, UnicodeError):
            raise NotSent(f"there is no {parts.hostname}") from None
        addresses = [ipaddress.ip_address(str(one[4][0]).partition("%")[0]) for one in found]
        for each in addresses:
            if not is_public(each) and not any(each in network for network in self.allowed):
                raise NotSent(f"{parts.hostname} is not on the internet", for_good=True)
        if not addresses:
            raise NotSent(f"there is no {parts.hostname}")
        return addresses[0]

    async def close(self) -> None:
        if self.client is not None:
            await self.client.aclose()


def checked(url: str) -> SplitResult:
    """NotSent for what is no address on the web."""
    try:
        parts = urlsplit(url)
        port, fine = parts.port, parts.scheme in ("http", "https") and bool(parts.hostname)
    except ValueError:
        port, fine = None, False
    if not fine or any(letter.isspace() or not letter.isprintable() for letter in url):
        raise NotSent("this is no address on the web", for_good=True)
    if port is not None and port < 1024 and port not in PORTS:
        raise NotSent(f"nothing is sent to port {port}", for_good=True)
    return parts


def port_of(parts: SplitResult) -> int:
    return parts.port or (443 if parts.scheme == "https" else 80)


def is_public(address: Address) -> bool:
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(address.ipv4_mapped)
        if any(address in network for network in INSIDE):
            return False
    special = address.is_multicast or address.is_reserved or address.is_unspecified or address.is_link_local
    return address.is_global and not special
