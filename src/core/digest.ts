import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical } from './fingerprint.js';

const DIGITS = 32;

/** 32 hex digits of SHA-256 over a plain value with its keys in sorted order. */
export const digestOf = (value: unknown): string => bytesToHex(sha256(utf8ToBytes(canonical(value)))).slice(0, DIGITS);

/** A text as UTF-8. */
export const utf8Of = (text: string): Uint8Array => utf8ToBytes(text);
