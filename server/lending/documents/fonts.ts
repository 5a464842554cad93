/**
 * The fonts of papers, opened once. Reading a font's tables again for each paper was half the work of drawing one. What was
 * read stays: a glyph's outline, how a word is set and how wide it is, and how a line is written, because papers say the same
 * over and over. Every paper embeds the letters that nearly all of them use, in one order, so that a line is written in each
 * as in the first, and the embedded font is put together and deflated once and not for each.
 */
import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { create, type Font } from 'fontkit';
import { body, bold } from './pen.ts';

/** More than all the words that papers have in common, and than their lines. */
const wordsMax = 20_000;
const linesMax = 6000;

/** What papers are written with. */
const letters = [...Array.from({ length: 95 }, (_, place) => String.fromCharCode(32 + place)), ...'–—‘’“”•…§©½×'];
/** Of papers with other letters, such as a name's, so many kinds are kept. */
const subsetsMax = 200;

interface Opened {
  readonly path: string;
  readonly font: Font;
  readonly words: Map<string, SetWord>;
  readonly lines: Map<string, WrittenLine>;
  /** The embedded fonts by the glyphs they hold, deflated. */
  readonly subsets: Map<string, Uint8Array>;
}

const opened: readonly Opened[] = [body, bold].map((path) => ({
  ...{ path, font: readOnce(create(readFileSync(path)) as Font) },
  ...{ words: new Map(), lines: new Map(), subsets: new Map() },
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

/** How a word is set, of which only the width is read here; and the numbers of a line's letters, with where each stands. */
interface SetWord {
  readonly advanceWidth: number;
}
type WrittenLine = readonly [numbers: readonly string[], places: readonly unknown[]];

/** What pdfkit keeps of a font in one paper. */
interface FontOfPaper {
  readonly subset: { readonly glyphs: readonly number[]; encode(): Uint8Array };
  layoutCached(word: string): SetWord;
  widthOfString(text: string, size: number, features?: unknown): number;
  encode(line: string, features?: unknown): WrittenLine;
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

/** Amounts, days and account numbers are one person's: the next paper has others. */
const isOfAll = (text: string) => !/\d/.test(text);

/** Sets a word as an earlier paper has set it. The widths of words are asked for most: a line is broken by them. */
function setOnce(ofPaper: FontOfPaper, { words }: Opened): void {
  const set = ofPaper.layoutCached.bind(ofPaper);
  ofPaper.layoutCached = (word) => {
    const known = words.get(word);
    if (known) return known;
    const made = set(word);
    if (words.size < wordsMax && isOfAll(word)) words.set(word, made);
    return made;
  };
  const measure = ofPaper.widthOfString.bind(ofPaper);
  ofPaper.widthOfString = (text, size, features) => {
    const known = features === undefined ? words.get(text) : undefined;
    return known ? known.advanceWidth * (size / 1000) : measure(text, size, features);
  };
}

/** Writes a line as an earlier paper has written it, where it holds only letters that every paper has at the same place. */
function writeOnce(ofPaper: FontOfPaper, { lines }: Opened): void {
  const write = ofPaper.encode.bind(ofPaper);
  for (const letter of letters) write(letter);
  const last = (ofPaper.subset.glyphs.length - 1).toString(16).padStart(4, '0');
  ofPaper.encode = (line, features) => {
    const known = features === undefined ? lines.get(line) : undefined;
    if (known) return known;
    const made = write(line, features);
    const isKept = features === undefined && lines.size < linesMax && isOfAll(line);
    if (isKept && made[0].every((number) => number <= last)) lines.set(line, made);
    return made;
  };
}

/** Gives a paper its fonts. */
export function lendFonts(doc: PDFKit.PDFDocument): void {
  for (const one of opened) {
    doc.registerFont(one.path, one.font as unknown as string).font(one.path);
    const ofPaper = (doc as unknown as { _font: FontOfPaper })._font;
    setOnce(ofPaper, one);
    writeOnce(ofPaper, one);
    putTogetherOnce(doc as unknown as Parts, ofPaper, one);
  }
  doc.font(body);
}
