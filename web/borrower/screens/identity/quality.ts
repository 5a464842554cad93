/** Whether a photo can be read, judged before it is sent: large enough, lit, and sharp. Works on bare pixels. */
import type { QualityProblem } from './quality-words.ts';

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and opacity of each pixel, row by row. */
  readonly data: ArrayLike<number>;
}

const sideMinPx = 400;
const darkBelow = 45;
const brightAbove = 232;
/** How much neighbouring pixels differ: a sharp edge somewhere in the picture lifts it far above this. */
const sharpAbove = 14;

/** `size` is that of the photo itself; the pixels may be a smaller copy. */
export function qualityOf(pixels: Pixels, size: { readonly width: number; readonly height: number }): QualityProblem[] {
  const problems: QualityProblem[] = [];
  if (Math.min(size.width, size.height) < sideMinPx) problems.push('small');
  const grey = greyOf(pixels);
  const mean = grey.reduce((sum, value) => sum + value, 0) / Math.max(1, grey.length);
  if (mean < darkBelow) problems.push('dark');
  else if (mean > brightAbove) problems.push('bright');
  if (sharpness(grey, pixels.width, pixels.height) < sharpAbove) problems.push('blurred');
  return problems;
}

function greyOf({ data, width, height }: Pixels): Float32Array {
  const grey = new Float32Array(width * height);
  for (let at = 0; at < grey.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = [data[at * 4], data[at * 4 + 1], data[at * 4 + 2]];
    grey[at] = 0.299 * red + 0.587 * green + 0.114 * blue;
  }
  return grey;
}

/** The variance of the Laplacian: what changes suddenly is an edge, and a blurred picture has none. */
function sharpness(grey: Float32Array, width: number, height: number): number {
  let [sum, squares, count] = [0, 0, 0];
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const around = (grey[at - 1] ?? 0) + (grey[at + 1] ?? 0) + (grey[at - width] ?? 0) + (grey[at + width] ?? 0);
      const edge = around - 4 * (grey[at] ?? 0);
      sum += edge;
      squares += edge * edge;
      count += 1;
    }
  }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2;
}
