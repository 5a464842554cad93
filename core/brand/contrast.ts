/**
 * Whether a palette can be read. Promises WCAG 2.2 level AA for every pair of colors that the interface really puts
 * together: 4.5:1 for words, 3:1 for what only has to be seen (a focus ring, the edge of a control, a progress bar).
 */
import { luminance } from './hex.ts';
import type { ColorName, Palette } from './theme.ts';

const words = 4.5;
const shapes = 3;

/** Foreground, background, least ratio. A screen that pairs two other colors adds its pair here first. */
export const contrastPairs: readonly (readonly [ColorName, ColorName, number])[] = [
  ['text', 'bg', words],
  ['text', 'surface', words],
  ['text', 'surfaceSunken', words],
  ['text', 'accentSoft', words],
  ['text', 'dangerSoft', words],
  ['text', 'successSoft', words],
  ['text', 'warningSoft', words],
  ['text', 'infoSoft', words],
  ['textMuted', 'bg', words],
  ['textMuted', 'surface', words],
  ['textMuted', 'surfaceSunken', words],
  ['link', 'bg', words],
  ['link', 'surface', words],
  ['link', 'surfaceSunken', words],
  ['link', 'accentSoft', words],
  ['onAccent', 'accent', words],
  ['onAccent', 'accentHover', words],
  ['danger', 'bg', words],
  ['danger', 'surface', words],
  ['danger', 'dangerSoft', words],
  ['success', 'surface', words],
  ['success', 'successSoft', words],
  ['warning', 'surface', words],
  ['warning', 'warningSoft', words],
  ['info', 'surface', words],
  ['info', 'infoSoft', words],
  ['onTopBar', 'topBar', words],
  ['accent', 'bg', shapes],
  ['accent', 'surface', shapes],
  ['focus', 'bg', shapes],
  ['focus', 'surface', shapes],
  ['borderControl', 'bg', shapes],
  ['borderControl', 'surface', shapes],
];

/** Sentences about every pair that falls short; none when the palette is fine. */
export function contrastFailures(palette: Palette): string[] {
  return contrastPairs.flatMap(([foreground, background, least]) => {
    const ratio = contrastRatio(palette[foreground], palette[background]);
    if (ratio >= least) return [];
    return [`${foreground} on ${background} has contrast ${floor2(ratio)}:1, needs ${least}:1`];
  });
}

/** WCAG's ratio of two #rrggbb colors, from 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Rounds down, so that 4.499 never reads as the 4.5 it misses. */
function floor2(ratio: number): number {
  return Math.floor(ratio * 100) / 100;
}
