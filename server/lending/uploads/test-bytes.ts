/** Bytes, as files are written by hand. */
export const concat = (...parts: readonly Uint8Array[]): Buffer => Buffer.concat(parts);
export const u16 = (value: number): Buffer => Buffer.from([(value >> 8) & 255, value & 255]);
export const u32 = (value: number): Buffer => concat(u16(value >>> 16), u16(value & 0xff_ff));

/** Where in a file a part of it lies. */
export interface Placed {
  readonly id: number;
  readonly offset: number;
  readonly length: number;
}
