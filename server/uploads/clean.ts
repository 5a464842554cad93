/** What a file really is, and that file without anything that is not the picture or the pages. */
import { fileTypeFromBuffer } from 'file-type';
import { type FileKind, nameSays, refusals, type UploadRefusal } from '#core/application/uploads.ts';
import { Failure } from '../failure.ts';
import { cleanHeic } from './heic.ts';
import { cleanJpeg } from './jpeg.ts';
import { checkPdf } from './pdf.ts';
import { cleanPng } from './png.ts';

/** Too large is too large to take; everything else is about what the file is. */
export function refuse(why: UploadRefusal): Failure {
  return new Failure(why === 'tooLarge' ? 'tooLarge' : 'invalid', { param: 'file', message: refusals[why] });
}

const kinds: Readonly<Record<string, FileKind>> = {
  'application/pdf': 'application/pdf',
  'image/jpeg': 'image/jpeg',
  'image/png': 'image/png',
  'image/heic': 'image/heic',
  'image/heif': 'image/heic',
};

/** A picture of more than a hundred million pixels opens in nobody's memory. */
const pixelsMax = 100_000_000;

export interface Picture {
  readonly content: Buffer;
  readonly width: number;
  readonly height: number;
}

export async function cleaned(
  bytes: Buffer,
  name: string,
): Promise<{ readonly kind: FileKind; readonly content: Buffer }> {
  const kind = kinds[(await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime ?? ''];
  if (!kind) throw refuse('kind');
  if (!nameSays(name, kind)) throw refuse('mismatch');
  return { kind, content: await contentOf(bytes, kind) };
}

async function contentOf(bytes: Buffer, kind: FileKind): Promise<Buffer> {
  switch (kind) {
    case 'application/pdf': {
      const why = await checkPdf(bytes);
      if (why) throw refuse(why);
      return bytes;
    }
    case 'image/jpeg':
      return drawable(cleanJpeg(bytes));
    case 'image/png':
      return drawable(cleanPng(bytes));
    case 'image/heic':
      return drawable(cleanHeic(bytes));
  }
}

function drawable(picture: Picture | undefined): Buffer {
  if (!picture || picture.width === 0 || picture.height === 0) throw refuse('broken');
  if (picture.width * picture.height > pixelsMax) throw refuse('pixels');
  return picture.content;
}
