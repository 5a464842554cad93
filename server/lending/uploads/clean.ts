/** What a file really is, and what of it is kept: a picture drawn again, or a PDF that is pages and nothing else. */
import { fileTypeFromBuffer } from 'file-type';
import { type FileKind, nameSays } from '#core/application/uploads.ts';
import { refusalOfPdf } from './pdf.ts';
import { heicAsJpeg, redrawn } from './pictures.ts';
import { Refused } from './refused.ts';

const kinds: Readonly<Record<string, FileKind>> = {
  'application/pdf': 'application/pdf',
  'image/jpeg': 'image/jpeg',
  'image/png': 'image/png',
  'image/heic': 'image/heic',
  'image/heif': 'image/heic',
};

export interface Cleaned {
  /** What it is now, which need not be what came. */
  readonly kind: FileKind;
  readonly content: Buffer;
}

export async function cleaned(bytes: Buffer, name: string): Promise<Cleaned> {
  const kind = kinds[(await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime ?? ''];
  if (!kind) throw new Refused('kind');
  if (!nameSays(name, kind)) throw new Refused('mismatch');
  if (kind === 'image/heic') return heicAsJpeg(bytes);
  if (kind !== 'application/pdf') return redrawn(bytes, kind);
  const why = await refusalOfPdf(bytes);
  if (why) throw new Refused(why);
  return { kind, content: bytes };
}
