import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical } from './fingerprint.js';

const DIGITS = 32;

/** A text as UTF-8. */
export const utf8Of = (text: string): Uint8Array => utf8ToBytes(text);

/** The bytes of a plain value: UTF-8 of its JSON with keys in sorted order. */
export const bytesOf = (value: unknown): Uint8Array => utf8Of(canonical(value));

/** 32 hex digits of SHA-256 over the bytes of a plain value. */
export const digestOf = (value: unknown): string => bytesToHex(sha256(bytesOf(value))).slice(0, DIGITS);
