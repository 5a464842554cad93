/**
 * Which of ten thousand buckets someone is in, so that "20 percent" is always the same 20 percent. MurmurHash3 (x86, 32
 * bits, seed 0) of the text `salt:id`, modulo 10,000: docs/decisions/0036. The salt keeps two flags apart; the id
 * keeps a person where they are. Raising a share only adds people.
 */
export const bucketCount = 10_000;

export function bucketOf(salt: string, id: string): number {
  return murmur3(`${salt}:${id}`) % bucketCount;
}

const c1 = 0xcc9e2d51;
const c2 = 0x1b873593;

const turn = (value: number, by: number) => (value << by) | (value >>> (32 - by));
const scramble = (block: number) => Math.imul(turn(Math.imul(block, c1), 15), c2);

/** Of ASCII, which keys and ids are: a byte for each character. */
export function murmur3(text: string): number {
  const byte = (at: number) => text.charCodeAt(at) & 0xff;
  const whole = text.length - (text.length % 4);
  let hash = 0;
  for (let at = 0; at < whole; at += 4) {
    const block = byte(at) | (byte(at + 1) << 8) | (byte(at + 2) << 16) | (byte(at + 3) << 24);
    hash = Math.imul(turn(hash ^ scramble(block), 13), 5) + 0xe6546b64;
  }
  let tail = 0;
  for (let at = text.length - 1; at >= whole; at -= 1) tail = (tail << 8) | byte(at);
  hash ^= scramble(tail) ^ text.length;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
