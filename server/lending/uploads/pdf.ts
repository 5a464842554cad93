/**
 * Whether a PDF is pages and nothing else. Every byte is looked at, every stream is opened, and what cannot be opened is
 * refused; then a real reader must find pages in it and nothing that runs. The file itself is kept as it came: anyone who looks
 * for signs of editing needs it so.
 */
import type { UploadRefusal } from '#core/application/uploads.ts';
import { opened, TooLarge, Unopened } from './pdf-filters.ts';
import { hidesAnother, Lexer, type Limits, NotPdf, type Stream, TooMuch } from './pdf-lexer.ts';
import { type Findings, gravest, isWhite, judgeNames } from './pdf-names.ts';

const pdfLimits = {
  pages: 200,
  streams: 20_000,
  /** Of one stream, and of all together, when they are opened. */
  streamBytes: 100_000_000,
  openedBytes: 300_000_000,
  lexer: { words: 4_000_000, objects: 100_000, depth: 64 } satisfies Limits,
};

export async function refusalOfPdf(bytes: Buffer): Promise<UploadRefusal | undefined> {
  try {
    const found: Findings = new Set();
    return refusalOfBytes(bytes, found) ?? (await refusalOfReader(bytes, found));
  } catch (error) {
    return why(error);
  }
}

function why(error: unknown): UploadRefusal {
  if (error instanceof TooLarge || error instanceof TooMuch) return 'packed';
  if (error instanceof Unopened) return 'hidden';
  if (error instanceof NotPdf) return 'broken';
  throw error;
}

function refusalOfBytes(bytes: Buffer, found: Findings): UploadRefusal | undefined {
  if (!endsAsOne(bytes)) return 'broken';
  // Whatever a reader takes for the beginning of an object, its names stand somewhere in these bytes.
  judgeNames(bytes, found);
  const lexer = new Lexer(bytes, found, pdfLimits.lexer);
  let [streams, pages, left] = [0, 0, pdfLimits.openedBytes];
  for (const stream of lexer.streams()) {
    streams += 1;
    if (streams > pdfLimits.streams) throw new TooMuch();
    const content = opened(stream.dictionary, stream.content, Math.min(left, pdfLimits.streamBytes));
    left -= content.length;
    if (left < 0) throw new TooLarge();
    if (hidesAnother(stream.content)) throw new Unopened();
    judgeNames(content, found);
    if (holdsObjects(stream)) pages += pagesIn(content, found);
  }
  return gravest(found) ?? (pages + lexer.pages > pdfLimits.pages ? 'pages' : undefined);
}

/** Nothing but white space may stand behind the end: another file would. */
function endsAsOne(bytes: Buffer): boolean {
  const end = bytes.lastIndexOf('%%EOF', undefined, 'latin1');
  return end > 0 && bytes.subarray(end + 5).every(isWhite);
}

/** Readers go by the two numbers, not by the type. */
function holdsObjects({ dictionary }: Stream): boolean {
  return dictionary.includes('/ObjStm') || (dictionary.includes('/N') && dictionary.includes('/First'));
}

function pagesIn(content: Buffer, found: Findings): number {
  const lexer = new Lexer(content, found, pdfLimits.lexer);
  for (const _ of lexer.streams());
  return lexer.pages;
}

async function refusalOfReader(bytes: Buffer, found: Findings): Promise<UploadRefusal | undefined> {
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const task = getDocument({
    data: new Uint8Array(bytes),
    disableFontFace: true,
    useSystemFonts: false,
    enableXfa: false,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    const reader = await task.promise;
    if (reader.isPureXfa) return 'form';
    if (await reader.getJSActions()) return 'script';
    if (await reader.getAttachments()) return 'attached';
    // It may open at a page of its own, but no link of it may open by itself.
    const mayOpenLink = found.has('link') && found.has('opening');
    if (mayOpenLink && (await reader.getOpenAction()) === null) return 'action';
    if (reader.numPages > pdfLimits.pages) return 'pages';
    await reader.getPage(1);
    return undefined;
  } catch (error) {
    return (error as Error).name === 'PasswordException' ? 'locked' : 'broken';
  } finally {
    await task.destroy();
  }
}
