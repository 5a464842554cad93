/** A PNG with the chunks that draw it, and no others: no text, no place, nothing behind its end. */
import type { Picture } from './clean.ts';

const drawing = ['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'pHYs', 'bKGD', 'sBIT'];

/** Undefined when it is not whole. */
export function cleanPng(bytes: Buffer): Picture | undefined {
  const kept: Buffer[] = [bytes.subarray(0, 8)];
  let size = { width: 0, height: 0 };
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 12 + bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (end > bytes.length) return undefined;
    if (type === 'IHDR' && end - at === 25)
      size = { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) };
    if (drawing.includes(type)) kept.push(bytes.subarray(at, end));
    if (type === 'IEND') return { ...size, content: Buffer.concat(kept) };
    at = end;
  }
  return undefined;
}
