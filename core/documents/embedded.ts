/**
 * A document carries its own blocks inside the bytes that are hashed and signed: what a phone shows as text and what the
 * pages show come from one place, and one hash is of both. The text is plain ASCII and stands in the PDF as an attached
 * file that is not compressed, so that it is found without a PDF program. A document made before this has none.
 */
import type { Block } from './blocks.ts';

export interface EmbeddedDocument {
  readonly title: string;
  readonly blocks: readonly Block[];
  /** What stands at the foot of each page. */
  readonly foot: readonly string[];
}

/** As any PDF program names it. */
export const embeddedName = 'document.json';

/** Letters that are not ASCII are written by their number. */
export function embed(document: EmbeddedDocument): string {
  return JSON.stringify(document).replaceAll(
    /[^\x20-\x7e]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

const beginning = '/Type /EmbeddedFile';
const shape = /^.*?\/Length (\d+).*?stream\n/s;

/** The first attached file, which in a document of ours is this one. Undefined where there is none. */
export function embeddedIn(bytes: Uint8Array): EmbeddedDocument | undefined {
  const at = indexOf(bytes, beginning);
  if (at < 0) return undefined;
  const found = shape.exec(asciiOf(bytes.subarray(at, at + 1000)));
  if (!found) return undefined;
  const from = at + found[0].length;
  try {
    return JSON.parse(asciiOf(bytes.subarray(from, from + Number(found[1])))) as EmbeddedDocument;
  } catch {
    return undefined;
  }
}

function indexOf(bytes: Uint8Array, text: string): number {
  const codes = Array.from(text, (letter) => letter.charCodeAt(0));
  for (let at = bytes.indexOf(codes[0] ?? 0); at >= 0; at = bytes.indexOf(codes[0] ?? 0, at + 1))
    if (codes.every((code, offset) => bytes[at + offset] === code)) return at;
  return -1;
}

/** A part at a time: a function takes only so many arguments. */
function asciiOf(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return text;
}
