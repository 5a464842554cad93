/**
 * The four pairings of faces a brand chooses from, and the style sheet of one. Promises that a page asks for the files of
 * its own pairing only, and that nothing moves when they arrive: each role has a fallback of the machine's, stretched to
 * the same width and height (measured in Chromium with the sentences of our screens; 'sans' is as wide as Arial, 'serif'
 * as Times). Weights beyond these are in web/ui/base.css, by `data-pairing`.
 */
interface Face {
  readonly family: string;
  /** The weights that its file holds. */
  readonly weights: string;
}

/** By the name of the package @fontsource-variable/… whose Latin file with the axis of weight it is. */
export const faces = {
  figtree: { family: 'Figtree', weights: '300 900' },
  manrope: { family: 'Manrope', weights: '200 800' },
  inter: { family: 'Inter', weights: '100 900' },
  'source-serif-4': { family: 'Source Serif 4', weights: '200 900' },
  'source-sans-3': { family: 'Source Sans 3', weights: '200 900' },
  fraunces: { family: 'Fraunces', weights: '100 900' },
  'nunito-sans': { family: 'Nunito Sans', weights: '200 1000' },
} as const satisfies Readonly<Record<string, Face>>;
export type FaceName = keyof typeof faces;

/** Faces that machines have, of the same widths in each row. */
const machineFaces = {
  sans: ['Arial', 'ArialMT', 'Liberation Sans', 'Helvetica', 'Roboto'],
  sansBold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Helvetica Bold', 'Roboto Bold'],
  serif: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Times'],
  serifBold: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold', 'Times Bold'],
} as const;

interface Role {
  readonly face: FaceName;
  readonly fallback: keyof typeof machineFaces;
  /** How the fallback is stretched: width, then height over and under the line, in percent. */
  readonly stretch: readonly [size: number, ascent: number, descent: number];
}

interface Pairing {
  readonly heading: Role;
  readonly body: Role;
  readonly headingWeight: number;
  /** Of the one large line on the home page. */
  readonly displayWeight: number;
  /** Of money and rates. */
  readonly figureWeight: number;
  /** Of labels, values and buttons. */
  readonly strongWeight: number;
  /** Thousandths of an em. */
  readonly headingTracking: number;
}

export const pairings = {
  clear: {
    heading: { face: 'figtree', fallback: 'sansBold', stretch: [96.4, 98.5, 25.9] },
    body: { face: 'figtree', fallback: 'sans', stretch: [101.2, 93.9, 24.7] },
    headingWeight: 650,
    displayWeight: 650,
    figureWeight: 650,
    strongWeight: 600,
    headingTracking: -24,
  },
  precise: {
    heading: { face: 'manrope', fallback: 'sansBold', stretch: [100.9, 105.6, 29.7] },
    body: { face: 'inter', fallback: 'sans', stretch: [106.7, 90.8, 22.6] },
    headingWeight: 700,
    displayWeight: 600,
    figureWeight: 650,
    strongWeight: 600,
    headingTracking: -24,
  },
  literary: {
    heading: { face: 'source-serif-4', fallback: 'serif', stretch: [118.7, 87.3, 28.2] },
    body: { face: 'source-sans-3', fallback: 'sans', stretch: [93.8, 109.2, 42.7] },
    headingWeight: 500,
    displayWeight: 400,
    figureWeight: 500,
    strongWeight: 600,
    headingTracking: -12,
  },
  warm: {
    heading: { face: 'fraunces', fallback: 'serifBold', stretch: [112.2, 87.2, 22.7] },
    body: { face: 'nunito-sans', fallback: 'sans', stretch: [101.3, 99.8, 34.8] },
    headingWeight: 600,
    displayWeight: 600,
    figureWeight: 600,
    strongWeight: 700,
    headingTracking: -15,
  },
} as const satisfies Readonly<Record<string, Pairing>>;
export type PairingName = keyof typeof pairings;

/** What a page of this pairing loads, the face of its headings first. */
export function facesOf(name: PairingName): readonly FaceName[] {
  const { heading, body }: Pairing = pairings[name];
  return [...new Set([heading.face, body.face])];
}

/** The rules that bring the faces; `fileOf` gives the address of a face's file. */
export function faceRules(name: PairingName, fileOf: (face: FaceName) => string): string {
  const { heading, body } = pairings[name];
  const own = facesOf(name).map(
    (face) =>
      `@font-face{font-family:'${faces[face].family}';src:url('${fileOf(face)}') format('woff2');font-weight:${faces[face].weights};font-display:swap}`,
  );
  return [...own, fallbackRule('Heading fallback', heading), fallbackRule('Body fallback', body)].join('\n');
}

function fallbackRule(family: string, { fallback, stretch: [size, ascent, descent] }: Role): string {
  const local = machineFaces[fallback].map((face) => `local('${face}')`).join(',');
  return `@font-face{font-family:'${family}';src:${local};font-weight:1 1000;size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`;
}

/** The custom properties of a pairing. */
export function pairingLines(name: PairingName): readonly string[] {
  const { heading, body, headingWeight, displayWeight, figureWeight, strongWeight, headingTracking } = pairings[name];
  return [
    `--font-heading: '${faces[heading.face].family}', 'Heading fallback', ${lastResort(heading)}`,
    `--font-body: '${faces[body.face].family}', 'Body fallback', ${lastResort(body)}`,
    `--heading-weight: ${headingWeight}`,
    `--display-weight: ${displayWeight}`,
    `--figure-weight: ${figureWeight}`,
    `--weight-strong: ${strongWeight}`,
    `--heading-tracking: ${headingTracking / 1000}em`,
  ];
}

function lastResort({ fallback }: Role): string {
  return fallback.startsWith('serif') ? 'serif' : 'system-ui, sans-serif';
}
