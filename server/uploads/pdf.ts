/**
 * Whether a PDF is pages and nothing else. Names are looked for in the file itself and in every compressed object stream;
 * a file that hides more than it should, or does not end as one, is refused rather than mended.
 */
import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import type { UploadRefusal } from '#core/application/uploads.ts';

const inflated = promisify(inflate);

/** Things a page does not need: programs, other files, calls to the outside, forms that run. */
const active =
  /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData|GoToR|GoToE|Movie|Sound|Rendition|AA)(?![A-Za-z0-9])/;
const locked = /\/Encrypt(?![A-Za-z0-9])/;
const pageMark = /\/Type\s*\/Page(?![A-Za-z0-9])/g;

const pagesMax = 200;
const streamsMax = 2000;
const unpackedBytesMax = 50_000_000;
const tailBytesMax = 2048;

export async function checkPdf(bytes: Buffer): Promise<UploadRefusal | undefined> {
  const text = bytes.toString('latin1');
  const end = text.lastIndexOf('%%EOF');
  if (end < 0 || text.length - end > tailBytesMax) return 'broken';
  const parts = [withoutStreams(text), ...(await objectStreams(bytes, text))].map(readableNames);
  if (parts.some((part) => locked.test(part))) return 'locked';
  if (parts.some((part) => active.test(part))) return 'active';
  const pages = parts.reduce((sum, part) => sum + (part.match(pageMark)?.length ?? 0), 0);
  return pages > pagesMax ? 'tooLarge' : undefined;
}

/** `/J#53` is `/JS` to every reader, so it is to us. */
function readableNames(text: string): string {
  return text.replaceAll(/#([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** Pictures and fonts are bytes that may look like anything; what a name means is outside of them. */
function withoutStreams(text: string): string {
  return text.replaceAll(/stream\r?\n[\s\S]*?endstream/g, 'stream endstream');
}

async function objectStreams(bytes: Buffer, text: string): Promise<string[]> {
  const unpacked: string[] = [];
  let left = unpackedBytesMax;
  const starts = text.matchAll(/\/ObjStm[\s\S]{0,400}?stream\r?\n/g);
  for (const { index, 0: head } of [...starts].slice(0, streamsMax)) {
    const from = index + head.length;
    const to = text.indexOf('endstream', from);
    if (to < 0 || left <= 0) break;
    const content = await inflated(bytes.subarray(from, to), { maxOutputLength: left, finishFlush: 2 }).catch(
      () => undefined,
    );
    if (!content) continue;
    left -= content.length;
    unpacked.push(content.toString('latin1'));
  }
  return unpacked;
}
