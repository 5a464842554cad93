/**
 * The code on a mailed offer: 80 bits in sixteen letters and digits that cannot be mistaken for one another, in groups of
 * four. Only its hash is stored. Read as people copy it from paper: any case, with or without dashes, O for 0, I for 1.
 */
import { hashOf } from './hash.ts';

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 16;

/** Turns ten random bytes into a code. */
export function codeOf(bytes: Uint8Array): string {
  let number = 0n;
  for (const byte of bytes.subarray(0, 10)) number = number * 256n + BigInt(byte);
  let text = '';
  for (let n = 0; n < length; n += 1) {
    text = alphabet.charAt(Number(number % 32n)) + text;
    number /= 32n;
  }
  return grouped(text);
}

export function hashOfCode(typed: string): { readonly hash: string; readonly shown: string } {
  const text = typed
    .slice(0, 60)
    .toUpperCase()
    .replaceAll(/[^A-Z\d]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return { hash: hashOf(text), shown: grouped(text) };
}

function grouped(text: string): string {
  return (text.match(/.{1,4}/g) ?? []).join('-');
}
