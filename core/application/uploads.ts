/** What people may send us: which papers, which kinds of file, how large. Browser and server read the same table. */

import * as words from '#core/words/en/application/uploads.ts';
import type { DocumentType } from './enums.ts';

/** What is photographed to show who someone is. */
export const identityUploadTypes = [
  'DRIVERSLICENSEFRONT',
  'DRIVERSLICENSEBACK',
  'PASSPORT',
  'STATE_ID_FRONT',
  'STATE_ID_BACK',
  'PERMANENT_RESIDENT_CARD_FRONT',
  'PERMANENT_RESIDENT_CARD_BACK',
  'SELFIE',
] as const satisfies readonly DocumentType[];
export type IdentityUploadType = (typeof identityUploadTypes)[number];

export function isIdentityPicture(type: string): boolean {
  return (identityUploadTypes as readonly string[]).includes(type);
}

/** The papers a person can bring; every other type is drawn up by us. */
export const uploadTypes = [
  'USER_UPLOADED_PAYSTUB',
  'TAX_RETURN',
  'AWARD_LETTER',
  'BANK_STATEMENT',
  'BANK_LETTER',
  'CREDIT_UNION_LETTER',
  'VOIDED_CHECK',
  'LETTER_OF_EXPLANATION',
  'CERTIFICATE_OF_TRUST',
  'PROOFOFHAZARDINSURANCE',
  'PROOF_OF_FLOOD_INSURANCE',
  'PROPERTY_DEED',
  ...identityUploadTypes,
  'OTHER',
] as const satisfies readonly DocumentType[];
export type UploadType = (typeof uploadTypes)[number];

/** What operations put into a file: the deed as it came back from a notary's table, and what owners write in an emergency. */
export const deskUploadTypes = ['SECURITY_INSTRUMENT', 'RESCISSION_WAIVER'] as const satisfies readonly DocumentType[];
export type DeskUploadType = (typeof deskUploadTypes)[number];

/** 25 MB: a photo of today's phones, or a scan of many pages. */
export const uploadBytesMax = 26_214_400;
export const uploadFilesMax = 10;

/** Each kind of file we take, by its media type, with the endings its name may have. */
const fileKinds = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/heic': ['heic', 'heif'],
} as const;
export type FileKind = keyof typeof fileKinds;

/** As a file dialog takes it. */
export const fileEndings: string = Object.values(fileKinds)
  .flatMap((endings) => endings.map((ending) => `.${ending}`))
  .join(',');

export const refusals = {
  empty: words.fileIsEmptyPleaseChoose,
  tooLarge: words.tooLarge,
  kind: words.takePdfJpegPngAnd,
  mismatch: words.mismatch,
  locked: words.locked,
  script: words.script,
  action: words.pdfContainsLinksOrButtons,
  attached: words.attached,
  form: words.form,
  hidden: words.hidden,
  packed: words.packed,
  pages: words.pages,
  broken: words.broken,
  pixels: words.pixels,
  unsafe: words.unsafe,
  infected: words.infected,
} as const;
export type UploadRefusal = keyof typeof refusals;

function endingOf(name: string): string {
  return /\.(\w{1,5})$/.exec(name.trim())?.[1]?.toLowerCase() ?? '';
}

export function nameSays(name: string, kind: FileKind): boolean {
  return (fileKinds[kind] as readonly string[]).includes(endingOf(name));
}

/** What can be told before a file is sent; its content is looked at by the server. */
export function refusalBeforeSending(file: {
  readonly name: string;
  readonly size: number;
}): UploadRefusal | undefined {
  if (file.size === 0) return 'empty';
  if (file.size > uploadBytesMax) return 'tooLarge';
  return Object.values(fileKinds).some((endings) => (endings as readonly string[]).includes(endingOf(file.name)))
    ? undefined
    : 'kind';
}

/** A name that is safe to show and to hand out: its last part, without anything a system could take for an instruction. */
export function safeName(name: string, kind: FileKind): string {
  return `${safeStem(name)}.${fileKinds[kind][0]}`;
}

/** The same without its ending. */
export function safeStem(name: string): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const plain = last.replaceAll(/[\p{Cc}\p{Cf}<>:"|?*]/gu, '').trim();
  const stem = plain
    .replace(/\.\w{1,5}$/, '')
    .replace(/^\.+/, '')
    .slice(0, 100)
    .trim();
  return stem === '' ? 'document' : stem;
}
