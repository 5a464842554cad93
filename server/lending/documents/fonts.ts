/**
 * The fonts of papers, opened once. Reading a font's tables again for each paper was half the work of drawing one. What was
 * read stays: a glyph's outline, and how a word is set, because papers say the same words over and over. Every paper embeds
 * the letters that nearly all of them use, in one order, so that the embedded font is put together and deflated once and not
 * for each.
 */
import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { create, type Font } from 'fontkit';
import { body, bold } from './pen.ts';

/** More than all the words that papers have in common. */
const wordsMax = 20_000;

/** What papers are written with. */
const letters = [...Array.from({ length: 95 }, (_, place) => String.fromCharCode(32 + place)), ...'–—‘’“”•…§©½×'];
/** Of papers with other letters, such as a name's, so many kinds are kept. */
const subsetsMax = 200;

type SetWords = Record<string, unknown>;

interface Opened {
  readonly path: string;
  readonly font: Font;
  readonly words: SetWords;
  count: number;
  /** The embedded fonts by the glyphs they hold, deflated. */
  readonly subsets: Map<string, Uint8Array>;
}

const opened: readonly Opened[] = [body, bold].map((path) => ({
  ...{ path, font: readOnce(create(readFileSync(path)) as Font), words: Object.create(null) as SetWords },
  count: 0,
  subsets: new Map(),
}));

/** A glyph that a paper embeds is read from the file for the first paper, and not again for the next. */
function readOnce(font: Font): Font {
  const find = font.getGlyph.bind(font);
  return Object.assign(font, {
    getGlyph: (...asked: Parameters<Font['getGlyph']>) => {
      const glyph = find(...asked) as ReturnType<Font['getGlyph']> & { _decode: () => unknown };
      if (Object.hasOwn(glyph, '_decode')) return glyph;
      const outline = glyph._decode();
      return Object.assign(glyph, { _decode: () => outline });
    },
  });
}

/** What pdfkit keeps of a font in one paper. */
interface FontOfPaper {
  layoutCache: SetWords;
  readonly subset: { readonly glyphs: readonly number[]; encode(): Uint8Array };
  encode(text: string): unknown;
  embed(): unknown;
}

/** A part of a paper, as pdfkit makes one. */
interface Part {
  compress: boolean;
  readonly data: { Filter?: string };
  write(bytes: Uint8Array): void;
}
interface Parts {
  ref(data?: object): Part;
}

/** The font that a paper carries, as another with the same glyphs in the same order has carried it. */
function putTogetherOnce(doc: Parts, ofPaper: FontOfPaper, { subsets }: Opened): void {
  const { subset } = ofPaper;
  const encode = subset.encode.bind(subset);
  subset.encode = () => {
    const key = subset.glyphs.join(' ');
    const known = subsets.get(key);
    if (known) return known;
    const made = deflateSync(encode());
    if (subsets.size < subsetsMax) subsets.set(key, made);
    return made;
  };
  const embed = ofPaper.embed.bind(ofPaper);
  ofPaper.embed = () => {
    const make = doc.ref.bind(doc);
    // The first part that is made is the font's own.
    doc.ref = (data) => {
      doc.ref = make;
      return deflatedAlready(make(data));
    };
    return embed();
  };
}

function deflatedAlready(part: Part): Part {
  const write = part.write.bind(part);
  return Object.assign(part, {
    compress: false,
    write: (bytes: Uint8Array) => {
      write(bytes);
      part.data.Filter = 'FlateDecode';
    },
  });
}

/** Gives a paper its fonts. The answer keeps how its words were set, for the papers that follow. */
export function lendFonts(doc: PDFKit.PDFDocument): () => void {
  const lent = opened.map((one) => {
    doc.registerFont(one.path, one.font as unknown as string).font(one.path);
    const ofPaper = (doc as unknown as { _font: FontOfPaper })._font;
    ofPaper.layoutCache = Object.create(one.words) as SetWords;
    for (const letter of letters) ofPaper.encode(letter);
    putTogetherOnce(doc as unknown as Parts, ofPaper, one);
    return { one, ofPaper };
  });
  doc.font(body);
  return () => {
    for (const { one, ofPaper } of lent)
      for (const [word, setting] of Object.entries(ofPaper.layoutCache)) {
        // Amounts, days and account numbers are one person's: the next paper has others.
        if (one.count >= wordsMax || /\d/.test(word)) continue;
        one.words[word] = setting;
        one.count += 1;
      }
  };
}
