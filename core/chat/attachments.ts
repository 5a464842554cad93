/** Files in a chat: which kinds, how large, and how their size is written. */
import * as words from '#core/words/en/chat/attachments.ts';

/** Each kind by the ending of its name, with the media type it is kept as. */
export const attachmentKinds = {
  jpg: 'image/jpeg',
  png: 'image/png',
  amr: 'audio/amr',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  txt: 'text/plain',
} as const;
export type AttachmentKind = keyof typeof attachmentKinds;

/** 25 MB, like every other file that people send us. */
export const attachmentBytesMax = 26_214_400;

/** As a file dialog takes it. */
export const attachmentEndings: string = Object.keys(attachmentKinds)
  .map((kind) => `.${kind}`)
  .join(',');

export function attachmentKindOf(filename: string): AttachmentKind | undefined {
  const written = /\.(\w+)$/.exec(filename.trim())?.[1]?.toLowerCase();
  // Two endings of one kind of file.
  const ending = written === 'jpeg' ? 'jpg' : written;
  return ending !== undefined && Object.hasOwn(attachmentKinds, ending) ? (ending as AttachmentKind) : undefined;
}

export const attachmentRefusals = {
  empty: words.empty,
  tooLarge: words.tooLarge,
  kind: words.kind,
  mismatch: words.mismatch,
} as const;
export type AttachmentRefusal = keyof typeof attachmentRefusals;

/** What can be told before a file is sent; its content is looked at by the server. */
export function attachmentRefusal(file: {
  readonly name: string;
  readonly size: number;
}): AttachmentRefusal | undefined {
  if (attachmentKindOf(file.name) === undefined) return 'kind';
  if (file.size === 0) return 'empty';
  return file.size > attachmentBytesMax ? 'tooLarge' : undefined;
}

const kilo = 1000;
const mega = 1_000_000;

/** In bytes, KB or MB, by thousands, with one decimal where it says something. */
export function sizeText(bytes: number): string {
  if (bytes < kilo) return words.bytes(bytes);
  const [unit, size] = bytes < mega ? (['KB', bytes / kilo] as const) : (['MB', bytes / mega] as const);
  return `${Number(size.toFixed(1))} ${unit}`;
}
