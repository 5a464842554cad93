/**
 * A brand's look as data, and the CSS custom properties made of it. Promises fixed token names for web/ui, and that
 * nothing a partner writes reaches the style sheet except lower-case hex colors, whole numbers, and names that choose
 * from the lists below: a brand file is a stranger's data, and a style sheet is code.
 */
import * as v from 'valibot';
import { type Character, characterOf } from './character.ts';
import { hexSchema } from './hex.ts';
import { pairingLines } from './pairings.ts';

/** Every color of the interface; `surfaceSunken` becomes `--color-surface-sunken`. */
export const colourNames = [
  'bg',
  'surface',
  'surfaceSunken',
  'text',
  'textMuted',
  'border',
  'borderControl',
  'accent',
  'accentHover',
  'accentSoft',
  'onAccent',
  'link',
  'focus',
  'danger',
  'dangerSoft',
  'success',
  'successSoft',
  'warning',
  'warningSoft',
  'info',
  'infoSoft',
  'topBar',
  'onTopBar',
] as const;
export type ColorName = (typeof colourNames)[number];

const wholeSchema = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

const paletteSchema = v.strictObject(
  Object.fromEntries(colourNames.map((name) => [name, hexSchema])) as Record<ColorName, typeof hexSchema>,
);
export type Palette = v.InferOutput<typeof paletteSchema>;

/** A brand that leaves `dark` out does not allow dark mode. */
export const themeSchema = v.strictObject({
  light: paletteSchema,
  dark: v.optional(paletteSchema),
  radiusPx: v.strictObject({ control: wholeSchema(0, 28), card: wholeSchema(0, 36), pill: wholeSchema(0, 999) }),
  borderWidthPx: wholeSchema(1, 3),
});
type Theme = v.InferOutput<typeof themeSchema>;

/** The style sheet of a brand: light, and dark by the system's wish or by `data-theme` when the brand allows it. */
export function themeCss(brand: Parameters<typeof characterOf>[0] & { readonly theme: Theme }): string {
  const { theme } = brand;
  const shape = shapeLines(theme, characterOf(brand));
  const light = `:root {\n  color-scheme: light;\n${colourLines(theme.light)}${shape}}\n`;
  if (!theme.dark) return light;
  const dark = `  color-scheme: dark;\n${colourLines(theme.dark)}`;
  const bySystem = `@media (prefers-color-scheme: dark) {\n  :root:not([data-theme='light']) {\n${dark}  }\n}\n`;
  return `${light}${bySystem}:root[data-theme='dark'] {\n${dark}}\n`;
}

function colourLines(palette: Palette): string {
  return colourNames.map((name) => `  --color-${kebab(name)}: ${palette[name]};\n`).join('');
}

function shapeLines({ radiusPx, borderWidthPx }: Theme, { pairing, spark, roof }: Character): string {
  const lines = [
    `--color-spark: ${spark ?? 'var(--color-accent)'}`,
    `--color-roof: ${roof ?? 'var(--color-accent)'}`,
    ...pairingLines(pairing),
    `--radius-control: ${radiusPx.control}px`,
    `--radius-card: ${radiusPx.card}px`,
    `--radius-pill: ${radiusPx.pill}px`,
    `--border-width: ${borderWidthPx}px`,
  ];
  return lines.map((line) => `  ${line};\n`).join('');
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
