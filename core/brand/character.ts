/**
 * What makes a lender feel like itself beside its colors: names chosen from closed lists. Style sheets read them as
 * attributes of the page's body and name no brand. Hides what a brand that says nothing is like, which follows its kind.
 */
import * as v from 'valibot';
import { hexSchema, luminance } from './hex.ts';
import { type PairingName, pairings } from './pairings.ts';

export const characterLists = {
  pairing: Object.keys(pairings) as PairingName[],
  /** The top of each page: a bar, a rounded island, or a tall band with a double rule. */
  header: ['bar', 'island', 'masthead'],
  /** The ground of the home page's first screen: the top bar's color, the soft accent, or the page itself. */
  hero: ['deep', 'tint', 'paper'],
  /** Words beside the picture, or above a picture as wide as the page. */
  layout: ['split', 'frieze'],
  /** How pictures are drawn: flat planes, outlines, hatched. */
  art: ['plane', 'line', 'print'],
  /** Which house stands in the pictures. */
  house: ['gable', 'colonial', 'rowhouse', 'bungalow'],
  card: ['sheet', 'framed', 'ledger'],
  button: ['solid', 'lifted', 'inked'],
} as const;

type Lists = typeof characterLists;
export type CharacterKey = keyof Lists;
export type House = Lists['house'][number];
type Choices = { readonly [Key in CharacterKey]: Lists[Key][number] };
export const characterKeys = Object.keys(characterLists) as CharacterKey[];

export const characterSchema = v.strictObject({
  pairing: v.optional(v.picklist(characterLists.pairing)),
  header: v.optional(v.picklist(characterLists.header)),
  hero: v.optional(v.picklist(characterLists.hero)),
  layout: v.optional(v.picklist(characterLists.layout)),
  art: v.optional(v.picklist(characterLists.art)),
  house: v.optional(v.picklist(characterLists.house)),
  card: v.optional(v.picklist(characterLists.card)),
  button: v.optional(v.picklist(characterLists.button)),
  /** The logo's second color; absent: the accent. Pictures, progress and celebration, never words. */
  spark: v.optional(hexSchema),
  /** The color of roofs in pictures; absent: the accent. */
  roof: v.optional(hexSchema),
});

export interface Character extends Choices {
  readonly spark: string | undefined;
  readonly roof: string | undefined;
}

const clear = {
  pairing: 'clear',
  header: 'bar',
  layout: 'split',
  card: 'sheet',
  button: 'solid',
  house: 'gable',
} as const;
const byKind = {
  provider: { ...clear, hero: 'deep', art: 'plane' },
  fintech: { ...clear, hero: 'deep', art: 'plane' },
  broker: { ...clear, hero: 'tint', art: 'line' },
  bank: { ...clear, pairing: 'precise', hero: 'tint', art: 'line', house: 'colonial', card: 'framed' },
  creditUnion: { ...clear, pairing: 'warm', header: 'island', hero: 'deep', art: 'plane', button: 'lifted' },
} as const satisfies Readonly<Record<string, Choices>>;
export type BrandKind = keyof typeof byKind;
export const brandKinds = Object.keys(byKind) as BrandKind[];

/** A bank whose corners are square is one of the old ones. */
const squareBank: Choices = {
  pairing: 'literary',
  header: 'masthead',
  hero: 'paper',
  layout: 'frieze',
  art: 'print',
  house: 'colonial',
  card: 'ledger',
  button: 'inked',
};

interface Characterized {
  readonly kind: BrandKind;
  readonly character: v.InferOutput<typeof characterSchema>;
  readonly theme: {
    readonly radiusPx: { readonly control: number };
    readonly light: { readonly topBar: string };
  };
  readonly sentences: { readonly welcome: string };
}

export function characterOf({ kind, character, theme }: Omit<Characterized, 'sentences'>): Character {
  const usual: Choices = kind === 'bank' && theme.radiusPx.control === 0 ? squareBank : byKind[kind];
  const { spark, roof } = character;
  const chosen = characterKeys.map((key) => [key, character[key] ?? usual[key]]);
  return { ...(Object.fromEntries(chosen) as unknown as Choices), spark, roof };
}

/** Longer ones are set smaller. */
const longLineChars = 40;

/** What the server writes into the page's body, for style sheets to read. */
export function characterAttributes(brand: Characterized): Readonly<Record<string, string>> {
  const { pairing, header, hero, layout, art, house, card, button } = characterOf(brand);
  return {
    'data-pairing': pairing,
    'data-header': header,
    'data-hero': hero,
    'data-hero-layout': layout,
    'data-hero-line': brand.sentences.welcome.length > longLineChars ? 'long' : 'short',
    'data-art': art,
    'data-house': house,
    'data-card': card,
    'data-button': button,
    'data-top-bar': luminance(brand.theme.light.topBar) > 0.4 ? 'light' : 'dark',
  };
}
