/**
 * A brand's look as data, and the CSS custom properties made of it. Promises fixed token names for web/ui, and that
 * nothing a partner writes reaches the style sheet except lower-case hex colours, whole numbers, and names that choose
 * from the lists below: a brand file is a stranger's data, and a style sheet is code.
 */
import * as v from 'valibot';

const fontStacks = {
  system: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Liberation Sans', sans-serif",
  grotesque: "'Helvetica Neue', Helvetica, Arial, 'Liberation Sans', sans-serif",
  humanist: "Seravek, 'Gill Sans Nova', 'Gill Sans', Ubuntu, Calibri, 'DejaVu Sans', sans-serif",
  geometric: "Avenir, 'Avenir Next', 'Century Gothic', Montserrat, Corbel, 'URW Gothic', sans-serif",
  classical: "Optima, Candara, 'Noto Sans', 'Segoe UI', sans-serif",
  rounded: "ui-rounded, 'SF Pro Rounded', 'Arial Rounded MT Bold', Quicksand, 'Varela Round', Calibri, sans-serif",
  industrial: "Bahnschrift, 'DIN Alternate', 'Franklin Gothic Medium', 'Liberation Sans Narrow', sans-serif",
  wide: "Verdana, Geneva, 'DejaVu Sans', sans-serif",
  sharp: "'Trebuchet MS', 'Lucida Grande', 'Lucida Sans Unicode', 'Fira Sans', sans-serif",
  oldStyle: "'Iowan Old Style', 'Palatino Linotype', Palatino, P052, 'URW Palladio L', serif",
  bookish: "Georgia, Gelasio, 'DejaVu Serif', 'Times New Roman', serif",
  transitional: "Charter, 'Bitstream Charter', 'Sitka Text', Cambria, 'Liberation Serif', serif",
  slab: "Rockwell, 'Rockwell Nova', 'Roboto Slab', 'DejaVu Serif', 'Sitka Small', serif",
  didone: "Didot, 'Bodoni MT', 'Noto Serif Display', 'Hoefler Text', 'Liberation Serif', serif",
} as const;

const shadows = {
  none: 'none',
  whisper: '0 1px 2px rgb(0 0 0 / 6%)',
  soft: '0 1px 2px rgb(0 0 0 / 5%), 0 6px 18px rgb(0 0 0 / 7%)',
  crisp: '0 1px 0 rgb(0 0 0 / 14%)',
  lifted: '0 2px 4px rgb(0 0 0 / 8%), 0 14px 34px rgb(0 0 0 / 12%)',
  offset: '4px 4px 0 rgb(0 0 0 / 12%)',
} as const;

/** Every colour of the interface; `surfaceSunken` becomes `--color-surface-sunken`. */
const colourNames = [
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
export type ColourName = (typeof colourNames)[number];
export const colourNameSchema = v.picklist(colourNames);

export const hexSchema = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/, 'a colour is written #rrggbb in lower case'));
const wholeSchema = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
const fontSchema = v.picklist(Object.keys(fontStacks) as (keyof typeof fontStacks)[]);

const paletteSchema = v.strictObject(
  Object.fromEntries(colourNames.map((name) => [name, hexSchema])) as Record<ColourName, typeof hexSchema>,
);
export type Palette = v.InferOutput<typeof paletteSchema>;

/** A brand that leaves `dark` out does not allow dark mode. */
export const themeSchema = v.strictObject({
  light: paletteSchema,
  dark: v.optional(paletteSchema),
  fonts: v.strictObject({
    body: fontSchema,
    heading: fontSchema,
    headingWeight: v.picklist([400, 500, 600, 700, 800, 900]),
    /** Thousandths of an em, so that -15 is a tight display face and 60 is spaced capitals. */
    headingTracking: wholeSchema(-40, 80),
  }),
  radiusPx: v.strictObject({ control: wholeSchema(0, 28), card: wholeSchema(0, 36), pill: wholeSchema(0, 999) }),
  shadow: v.picklist(Object.keys(shadows) as (keyof typeof shadows)[]),
  borderWidthPx: wholeSchema(1, 3),
});
type Theme = v.InferOutput<typeof themeSchema>;

/** The style sheet of a brand: light, and dark by the system's wish or by `data-theme` when the brand allows it. */
export function themeCss({ theme }: { theme: Theme }): string {
  const light = `:root {\n  color-scheme: light;\n${colourLines(theme.light)}${shapeLines(theme)}}\n`;
  if (!theme.dark) return light;
  const dark = `  color-scheme: dark;\n${colourLines(theme.dark)}`;
  const bySystem = `@media (prefers-color-scheme: dark) {\n  :root:not([data-theme='light']) {\n${dark}  }\n}\n`;
  return `${light}${bySystem}:root[data-theme='dark'] {\n${dark}}\n`;
}

function colourLines(palette: Palette): string {
  return colourNames.map((name) => `  --color-${kebab(name)}: ${palette[name]};\n`).join('');
}

function shapeLines({ fonts, radiusPx, shadow, borderWidthPx }: Theme): string {
  const lines = [
    `--font-body: ${fontStacks[fonts.body]}`,
    `--font-heading: ${fontStacks[fonts.heading]}`,
    `--font-weight-heading: ${fonts.headingWeight}`,
    `--heading-tracking: ${fonts.headingTracking / 1000}em`,
    `--radius-control: ${radiusPx.control}px`,
    `--radius-card: ${radiusPx.card}px`,
    `--radius-pill: ${radiusPx.pill}px`,
    `--shadow-card: ${shadows[shadow]}`,
    `--border-width: ${borderWidthPx}px`,
  ];
  return lines.map((line) => `  ${line};\n`).join('');
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
