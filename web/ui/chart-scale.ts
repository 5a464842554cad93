/** The arithmetic of an axis: round steps that people can read, and where a value stands between two ends. */

/** At most `count` gaps with ends on 1, 2 or 5 times a power of ten, covering `from` to `to`. */
export function ticksOf(from: number, to: number, count: number): readonly number[] {
  if (!(to > from)) return [from];
  const rough = (to - from) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5, 10].find((times) => times * power >= rough) ?? 10);
  const first = Math.floor(from / step);
  const last = Math.ceil(to / step);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

export function placeOf(value: number, [from, to]: readonly [number, number], start: number, end: number): number {
  return to === from ? start : start + ((value - from) / (to - from)) * (end - start);
}
