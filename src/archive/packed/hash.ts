import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

/** SHA-256 of bytes. */
export const sha256Of = (bytes: Uint8Array): Uint8Array => sha256(bytes);

/** Bytes as hex digits, two for each. */
export const hexOf = (bytes: Uint8Array): string => bytesToHex(bytes);

/** The bytes of hex digits. */
export const bytesOfHex = (digits: string): Uint8Array => hexToBytes(digits);
