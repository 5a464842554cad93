/**
 * Whether two pictures of a screen show the same. Pictures are compared a quarter of their size, in blocks of eight
 * pixels of the screen, and each block may have moved by four: how a browser smooths letters does not matter, and a button
 * that moved, a card that is gone or a color that is another one does. Hairlines and single letters are below what it sees.
 */

/** Red, green and blue, a byte each, line by line. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Where something differs, in pixels of the screen. */
export interface Patch {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly kind: 'shape' | 'color';
}

/** How many pixels of the screen are one pixel of a kept picture, on a side. */
const scale = 4;
/** Pixels of a kept picture in a block, on a side. */
const block = 2;
const blockPx = scale * block;

/** Of 255: what letters of another browser come to is under half of it, a missing line of text over. */
const shapeOff = 20;
/** A quarter of a line of text, or an icon. */
const shapeBlocksMin = 6;
/** Of 255, on an even ground: twice what keeping a picture small adds. */
const colorOff = 5;
const evenWithin = 4;
/** An even ground of about 70 by 70 pixels. */
const colorBlocksMin = 72;

/** Each pixel is the mean of those it stands for, so it is the same on every machine. */
export function shrink({ width, height, data }: Pixels): Pixels {
  const small = { width: Math.floor(width / scale), height: Math.floor(height / scale) };
  const means = new Uint8Array(small.width * small.height * 3);
  for (let y = 0; y < small.height; y += 1)
    for (let x = 0; x < small.width; x += 1)
      for (let channel = 0; channel < 3; channel += 1) {
        let sum = 0;
        for (let dy = 0; dy < scale; dy += 1)
          for (let dx = 0; dx < scale; dx += 1)
            sum += data[((y * scale + dy) * width + x * scale + dx) * 3 + channel] ?? 0;
        means[(y * small.width + x) * 3 + channel] = Math.round(sum / scale ** 2);
      }
  return { ...small, data: means };
}

/** All places where one shows something else than the other, the largest first. Both are shrunk. */
export function differences(was: Pixels, is: Pixels): readonly Patch[] {
  const columns = Math.ceil(Math.max(was.width, is.width) / block);
  const rows = Math.ceil(Math.max(was.height, is.height) / block);
  const shapes = new Uint8Array(columns * rows);
  const colors = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const [x, y] = [column * block, row * block];
      const at = row * columns + column;
      if (leastOff(was, is, x, y) > shapeOff) shapes[at] = 1;
      else if (isEven(was, x, y) && isEven(is, x, y) && off(was, is, x, y, 0, 0) > colorOff) colors[at] = 1;
    }
  const found = [
    ...patches(shapes, columns, shapeBlocksMin, 'shape'),
    ...patches(colors, columns, colorBlocksMin, 'color'),
  ];
  return found.sort((a, b) => b.width * b.height - a.width * a.height);
}

/** A pixel outside is like nothing inside: a page that grew is another page. */
const valueAt = ({ width, height, data }: Pixels, x: number, y: number, channel: number): number =>
  x < 0 || y < 0 || x >= width || y >= height ? 0 : (data[(y * width + x) * 3 + channel] ?? 0);

function mean(picture: Pixels, x: number, y: number, channel: number): number {
  let sum = 0;
  for (let dy = 0; dy < block; dy += 1)
    for (let dx = 0; dx < block; dx += 1) sum += valueAt(picture, x + dx, y + dy, channel);
  return sum / block ** 2;
}

function off(was: Pixels, is: Pixels, x: number, y: number, dx: number, dy: number): number {
  let most = 0;
  for (let channel = 0; channel < 3; channel += 1)
    most = Math.max(most, Math.abs(mean(was, x + dx, y + dy, channel) - mean(is, x, y, channel)));
  return most;
}

function leastOff(was: Pixels, is: Pixels, x: number, y: number): number {
  let least = off(was, is, x, y, 0, 0);
  for (let dy = -1; least > shapeOff && dy <= 1; dy += 1)
    for (let dx = -1; least > shapeOff && dx <= 1; dx += 1) least = Math.min(least, off(was, is, x, y, dx, dy));
  return least;
}

function isEven(picture: Pixels, x: number, y: number): boolean {
  for (let channel = 0; channel < 3; channel += 1) {
    let [low, high] = [255, 0];
    for (let dy = -1; dy <= block; dy += 1)
      for (let dx = -1; dx <= block; dx += 1) {
        const value = valueAt(picture, x + dx, y + dy, channel);
        low = Math.min(low, value);
        high = Math.max(high, value);
      }
    if (high - low > evenWithin) return false;
  }
  return true;
}

/** Blocks that touch are one place. */
function patches(marked: Uint8Array, columns: number, blocksMin: number, kind: Patch['kind']): Patch[] {
  const found: Patch[] = [];
  for (let start = 0; start < marked.length; start += 1) {
    if (marked[start] !== 1) continue;
    const group = [start];
    marked[start] = 2;
    for (const at of group) {
      const beside = [at - columns, at + columns];
      if (at % columns > 0) beside.push(at - 1);
      if (at % columns < columns - 1) beside.push(at + 1);
      for (const next of beside)
        if (marked[next] === 1) {
          marked[next] = 2;
          group.push(next);
        }
    }
    if (group.length >= blocksMin) found.push({ ...boundsOf(group, columns), kind });
  }
  return found;
}

function boundsOf(group: readonly number[], columns: number): Omit<Patch, 'kind'> {
  const xs = group.map((at) => at % columns);
  const ys = group.map((at) => Math.floor(at / columns));
  const lowest = (all: readonly number[]) => all.reduce((low, one) => Math.min(low, one));
  const highest = (all: readonly number[]) => all.reduce((high, one) => Math.max(high, one));
  const [left, top] = [lowest(xs), lowest(ys)];
  const [right, bottom] = [highest(xs), highest(ys)];
  return {
    left: left * blockPx,
    top: top * blockPx,
    width: (right - left + 1) * blockPx,
    height: (bottom - top + 1) * blockPx,
  };
}
