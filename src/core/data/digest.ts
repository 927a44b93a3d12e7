import { _SHA256 as Sha256 } from '@noble/hashes/sha2.js';
import { canonicalJson } from './fingerprint.js';

const DIGEST_DIGITS = 32;

/** Returns 32 hex digits of SHA-256 over the canonical JSON of a plain value. */
export const digestOf = (value: unknown): string => sha256Of(canonicalJson(value)).slice(0, DIGEST_DIGITS);

/** The part of `TextEncoder` that is used here; Node, browsers and workers have it. */
declare const TextEncoder: new () => { encode(text: string): Uint8Array };

/** Encodes a text as UTF-8. */
export const utf8Of = (text: string): Uint8Array => new TextEncoder().encode(text);

/** A function that returns SHA-256 of a text in hex digits. */
type HashFunction = (text: string) => string;

/** SHA-256 in JavaScript, which runs anywhere; the class alone, without what else the package wraps around it. */
export const portableSha256: HashFunction = (text) =>
  Array.from(new Sha256().update(utf8Of(text)).digest(), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The built-in modules of Node and compatible runtimes, without an import that browsers would have to resolve. */
interface Runtime {
  readonly process?: { readonly getBuiltinModule?: (id: string) => CryptoModule | undefined };
}
interface CryptoModule {
  readonly hash?: (algorithm: 'sha256', text: string, encoding: 'hex') => string;
}

/** Returns the native SHA-256, eight times as fast, where it is available synchronously. */
export const findNativeSha256 = (): HashFunction | undefined => {
  const hash = (globalThis as Runtime).process?.getBuiltinModule?.('node:crypto')?.hash;
  return hash && ((text) => hash('sha256', text, 'hex'));
};

/** Returns SHA-256 of a text as UTF-8, in hex digits. */
export const sha256Of: HashFunction = findNativeSha256() ?? portableSha256;
