/** The addresses of pages, as limits count them. */
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** Returns the network of a request: of the connection, or the one that a proxy in front of the server adds. */
export const addressOf = ({ socket, headers }: IncomingMessage, isProxied: boolean): string => {
  const forwarded = isProxied
    ? String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)!
        .trim()
    : '';
  return networkOf(forwarded) ?? networkOf(socket.remoteAddress ?? '') ?? '';
};

/** An address as proxies write it: with a port, in brackets, or neither. */
const ADDRESS_FORMS = /^(?:(?<v4>[\d.]+)(?::\d+)?|\[(?<bracketed>[^\]]*)\](?::\d+)?|(?<plain>[^[\]]*))$/;

/**
 * Returns an IPv4 address, or the network of an IPv6 address: a household has a whole one. An IPv4 address that is
 * written as an IPv6 address is the same address. Returns null if the text is not an address.
 */
export const networkOf = (text: string): string | null => {
  const { v4, bracketed, plain } = ADDRESS_FORMS.exec(text)?.groups ?? {};
  const address = v4 ?? bracketed ?? plain ?? '';
  if (isIP(address) === 4) return address;
  return isIP(address) === 6 ? ipv6Network(address) : null;
};

const ipv6Network = (address: string): string => {
  const groups = groupsOf(address);
  if (groups.slice(0, 6).join() !== MAPPED_IPV4) return groups.slice(0, 4).join(':');
  const bytes = groups.slice(6).flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255]);
  return bytes.join('.');
};

/** The first groups of an IPv6 address that is an IPv4 address. */
const MAPPED_IPV4 = '0,0,0,0,0,ffff';

/** Returns the eight groups of an IPv6 address, without leading zeros. */
const groupsOf = (address: string): readonly string[] => {
  const { hostname } = new URL(`http://[${address.replace(/%.*/, '')}]`); // shortest form, no dots
  const [head, tail] = hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  if (tail === undefined) return head!;
  return [...head!, ...Array<string>(8 - head!.length - tail.length).fill('0'), ...tail];
};
