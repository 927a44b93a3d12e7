/** The pages that the server answers: its own, asked for by a name that is its own. */
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/**
 * Checks whether a request comes from a page of this server. Browsers name the origin of the page in every request for a
 * web socket; programs that name none could name any.
 */
export const isOwnOrigin = ({ headers: { origin, host } }: IncomingMessage, known: readonly string[]): boolean =>
  origin === undefined || known.includes(origin) || (URL.canParse(origin) && new URL(origin).host === host);

/**
 * Checks whether a request asks for this server: by an address, as `localhost`, or by one of these names. A page of
 * another site can let the name of its site lead here, but its requests still have that name.
 */
export const isOwnHost = ({ headers: { host = '' } }: IncomingMessage, names: readonly string[]): boolean => {
  const name = hostnameOf(`http://${host}`);
  return name !== null && (isIP(name) > 0 || name === 'localhost' || names.includes(name));
};

/** Returns the name or address in a URL, without a port; null if it is not a URL. */
export const hostnameOf = (url: string): string | null =>
  URL.canParse(url) ? new URL(url).hostname.replace(/^\[(.*)\]$/, '$1') : null;
