/** A JPEG without its stories: no place, no camera, no thumbnail, nothing behind its end. Only which way is up stays. */
import type { Picture } from './clean.ts';

const exifHead = Buffer.from('Exif\0\0', 'latin1');

/** Undefined when it is not whole. */
export function cleanJpeg(bytes: Buffer): Picture | undefined {
  const kept: Buffer[] = [bytes.subarray(0, 2)];
  let size = { width: 0, height: 0 };
  for (let at = 2; at + 4 <= bytes.length; ) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end > bytes.length || end < at + 4) return undefined;
    const segment = bytes.subarray(at, end);
    if (marker === 0xda) return withPicture(kept, bytes.subarray(at), size);
    if (isFrame(marker) && segment.length >= 9)
      size = { height: segment.readUInt16BE(5), width: segment.readUInt16BE(7) };
    if (marker === 0xe1) kept.push(...orientationOf(segment));
    else if (isPicture(marker)) kept.push(segment);
    at = end;
  }
  return undefined;
}

/** From the first scan on everything is the picture, up to its end; whatever was put behind that is not. */
function withPicture(
  kept: readonly Buffer[],
  scans: Buffer,
  size: { width: number; height: number },
): Picture | undefined {
  const end = scans.lastIndexOf(Buffer.from([0xff, 0xd9]));
  if (end < 0) return undefined;
  const first = firstEnd(scans);
  return { ...size, content: Buffer.concat([...kept, scans.subarray(0, first + 2)]) };
}

/** Inside a scan 0xff is followed by 0x00 or a restart marker, so the first end marker is the picture's own. */
function firstEnd(scans: Buffer): number {
  for (let at = 2; at + 1 < scans.length; at += 1) if (scans[at] === 0xff && scans[at + 1] === 0xd9) return at;
  return scans.length - 2;
}

const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Tables, frames, JFIF, the colour profile and Adobe's colour transform; no other application segment, no comment. */
function isPicture(marker: number): boolean {
  const isApplication = marker >= 0xe0 && marker <= 0xef;
  return isApplication ? [0xe0, 0xe2, 0xee].includes(marker) : marker !== 0xfe;
}

/** Out of a whole Exif segment, a new one that says nothing but the orientation. */
function orientationOf(segment: Buffer): Buffer[] {
  if (!segment.subarray(4, 10).equals(exifHead) || segment.length < 20) return [];
  const tiff = segment.subarray(10);
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const u16 = (at: number) => (at + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const u32 = (at: number) => (at + 4 > tiff.length ? 0 : isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  const directory = u32(4);
  for (let entry = 0; entry < Math.min(u16(directory), 64); entry += 1) {
    const at = directory + 2 + entry * 12;
    if (u16(at) === 0x0112) return orientations(u16(at + 8));
  }
  return [];
}

function orientations(turn: number): Buffer[] {
  if (turn < 2 || turn > 8) return [];
  const segment = Buffer.alloc(36);
  segment.writeUInt16BE(0xffe1, 0);
  segment.writeUInt16BE(34, 2);
  exifHead.copy(segment, 4);
  segment.write('MM\0*', 10, 'latin1');
  segment.writeUInt32BE(8, 14);
  segment.writeUInt16BE(1, 18);
  segment.writeUInt16BE(0x0112, 20);
  segment.writeUInt16BE(3, 22);
  segment.writeUInt32BE(1, 24);
  segment.writeUInt16BE(turn, 28);
  return [segment];
}
