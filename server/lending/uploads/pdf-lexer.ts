/**
 * The words of a PDF, one after the other and each once: what is written outside of streams, and where every stream lies. It
 * trusts nothing the file says about itself. A length, an offset or a table is never used to skip a part of it.
 */
import { type Findings, isRegular, isWhite, judgeName, nameAt } from './pdf-names.ts';

/** Names keep their slash, so that `/Page` is told from `Page`. */
type Word = string;

export interface Stream {
  /** The words of the dictionary in front of it. */
  readonly dictionary: readonly Word[];
  readonly content: Buffer;
}

export class NotPdf extends Error {}

export interface Limits {
  readonly words: number;
  readonly objects: number;
  readonly depth: number;
}

export class Lexer {
  private at = 0;
  private words = 0;
  private objects = 0;
  private dictionary: Word[] = [];
  private depth = 0;
  private readonly bytes: Buffer;
  private readonly limits: Limits;
  private readonly found: Findings;
  private isTypeSaid = false;
  pages = 0;

  constructor(bytes: Buffer, found: Findings, limits: Limits) {
    this.bytes = bytes;
    this.found = found;
    this.limits = limits;
  }

  /** Gives every stream on the way; when it ends, the whole file was read. */
  *streams(): Generator<Stream> {
    for (let word = this.next(); word !== undefined; word = this.next()) {
      this.note(word);
      if (word === 'stream' && this.depth === 0) {
        yield { dictionary: this.dictionary, content: this.streamHere() };
        this.dictionary = [];
      }
    }
    if (this.depth !== 0) throw new NotPdf();
  }

  private note(word: Word): void {
    this.words += 1;
    if (word === 'obj') {
      this.objects += 1;
      this.dictionary = [];
      this.depth = 0;
    }
    if (this.words > this.limits.words || this.objects > this.limits.objects) throw new TooMuch();
    if (word === '<<') {
      if (this.depth === 0) this.dictionary = [];
      this.depth += 1;
      if (this.depth > this.limits.depth) throw new NotPdf();
    }
    if (word === '>>') this.depth = Math.max(0, this.depth - 1);
    this.dictionary.push(word);
    if (word.startsWith('/')) judgeName(word.slice(1), this.found);
    if (this.isTypeSaid && word === '/Page') this.pages += 1;
    this.isTypeSaid = word === '/Type';
  }

  private next(): Word | undefined {
    const { bytes } = this;
    for (; this.at < bytes.length; this.at += 1) {
      const byte = bytes[this.at] ?? 0;
      if (isWhite(byte)) continue;
      if (byte !== percent) return this.word(byte);
      this.at = lineEnd(bytes, this.at);
    }
    return undefined;
  }

  private word(byte: number): Word {
    const { bytes, at } = this;
    if (byte === slash) {
      this.at = this.regularEnd(at + 1);
      return `/${nameAt(bytes, at + 1)}`;
    }
    if (byte === open) return this.text();
    if (byte === less && bytes[at + 1] !== less) return this.hex();
    if (byte === less || (byte === greater && bytes[at + 1] === greater)) {
      this.at += 2;
      return byte === less ? '<<' : '>>';
    }
    if (!isRegular(byte)) {
      this.at += 1;
      return String.fromCharCode(byte);
    }
    this.at = this.regularEnd(at);
    return bytes.toString('latin1', at, Math.min(this.at, at + 64));
  }

  private regularEnd(from: number): number {
    let end = from;
    while (end < this.bytes.length && isRegular(this.bytes[end] ?? 0)) end += 1;
    return end;
  }

  private text(): Word {
    let depth = 0;
    for (; this.at < this.bytes.length; this.at += 1) {
      const byte = this.bytes[this.at];
      if (byte === backslash) this.at += 1;
      else if (byte === open) depth += 1;
      else if (byte === close) {
        depth -= 1;
        if (depth === 0) {
          this.at += 1;
          return '()';
        }
      }
    }
    throw new NotPdf();
  }

  private hex(): Word {
    const end = this.bytes.indexOf(greater, this.at);
    if (end < 0) throw new NotPdf();
    this.at = end + 1;
    return '<>';
  }

  /** To the first end there is, whatever length is said: what would lie behind it is read as well. */
  private streamHere(): Buffer {
    const { bytes } = this;
    if (bytes[this.at] === 13) this.at += 1;
    if (bytes[this.at] === 10) this.at += 1;
    const end = bytes.indexOf('endstream', this.at, 'latin1');
    if (end < 0) throw new NotPdf();
    const content = bytes.subarray(this.at, end);
    this.at = end + 'endstream'.length;
    return content;
  }
}

/** More than a paper has. */
export class TooMuch extends Error {}

const [percent, slash, open, close, less, greater, backslash] = [0x25, 0x2f, 0x28, 0x29, 0x3c, 0x3e, 0x5c];

function lineEnd(bytes: Buffer, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== 10 && bytes[at] !== 13) at += 1;
  return at;
}

/** A reader that is sent there by an offset would find another stream inside of this one. */
export function hidesAnother(content: Buffer): boolean {
  for (let at = content.indexOf('stream', 0, 'latin1'); at >= 0; at = content.indexOf('stream', at + 6, 'latin1')) {
    const next = content[at + 6];
    let before = at - 1;
    while (before >= 0 && isWhite(content[before] ?? 0)) before -= 1;
    if ((next === 10 || next === 13) && content[before] === greater) return true;
  }
  return false;
}
