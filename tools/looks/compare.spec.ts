/** What the comparison of pictures must see and what it may overlook, on pages drawn by hand. */
import { describe, expect, test } from 'vitest';
import { looks } from '../../test/looks/rows.ts';
import { differences, type Pixels, shrink } from './compare.ts';
import { fileOf, keptBytes, keptBytesMax, keptFiles, places } from './kept.ts';

type Color = readonly [number, number, number];
const white: Color = [255, 255, 255];
const blue: Color = [45, 77, 193];
const ink: Color = [20, 24, 33];

interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly color: Color;
}

const button: Box = { x: 80, y: 240, w: 160, h: 52, color: blue };
const card: Box = { x: 40, y: 40, w: 400, h: 120, color: [243, 245, 250] };
/** Letters: strokes of two pixels, six apart. */
const words: readonly Box[] = Array.from({ length: 30 }, (_one, at) => ({
  x: 60 + at * 6,
  y: 90,
  w: 2,
  h: 14,
  color: ink,
}));

function draw(boxes: readonly Box[], { ground = white, height = 400 } = {}): Pixels {
  const width = 480;
  const data = new Uint8Array(width * height * 3);
  for (let at = 0; at < width * height; at += 1) data.set(ground, at * 3);
  for (const { x, y, w, h, color } of boxes)
    for (let row = y; row < y + h; row += 1)
      for (let column = x; column < x + w; column += 1) data.set(color, (row * width + column) * 3);
  return { width, height, data };
}

const page = draw([card, button, ...words]);
const kindsIn = (other: Pixels) => differences(shrink(page), shrink(other)).map(({ kind }) => kind);

describe('two pictures of a screen', () => {
  test('are the same where letters are smoothed otherwise, or sit a pixel aside', () => {
    const smoothed = words.map((stroke) => ({ ...stroke, x: stroke.x + 1, color: [60, 64, 73] as const }));
    expect(kindsIn(page)).toEqual([]);
    expect(kindsIn(draw([card, button, ...smoothed]))).toEqual([]);
  });

  test.each([
    ['a button has moved', draw([card, { ...button, x: button.x + 12 }, ...words])],
    ['a button is gone', draw([card, ...words])],
    ['a button has another brand’s color', draw([card, { ...button, color: [127, 49, 23] }, ...words])],
    ['a line of words is gone', draw([card, button])],
    ['the page has grown', draw([card, button, ...words], { height: 440 })],
  ])('differ where %s', (_what, other) => expect(kindsIn(other)).toContain('shape'));

  test('differ where a ground is slightly another color, which no edge shows', () => {
    expect(kindsIn(draw([card, button, ...words], { ground: [255, 247, 240] }))).toEqual(['color']);
    expect(kindsIn(draw([{ ...card, color: [236, 240, 252] }, button, ...words]))).toEqual(['color']);
  });

  test('the place is told in pixels of the screen', () => {
    const [found] = differences(shrink(page), shrink(draw([card, ...words])));
    expect(found).toMatchObject({ left: 80, top: 240, width: 160 });
  });
});

describe('the kept pictures', () => {
  test('are those of twenty screens in five brands, no more and no fewer, in three megabytes', () => {
    expect(looks).toHaveLength(20);
    expect([...keptFiles()].sort()).toEqual(places.map(fileOf).sort());
    expect(keptBytes()).toBeLessThan(keptBytesMax);
  });
});
