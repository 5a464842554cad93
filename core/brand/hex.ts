/** A color as a brand writes it, and how light it is. */
import * as v from 'valibot';

export const hexSchema = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/, 'a color is written #rrggbb in lower case'));

/** WCAG's relative luminance of #rrggbb, from 0 to 1. */
export function luminance(hex: string): number {
  const channel = (at: number) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}
