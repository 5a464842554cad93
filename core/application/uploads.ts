/** What people may send us: which papers, which kinds of file, how large. Browser and server read the same table. */
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
  empty: 'This file is empty. Please choose another one.',
  tooLarge: 'This file is larger than 25 MB. Please send a smaller one, or a photo instead of a scan.',
  kind: 'We take PDF, JPEG, PNG and HEIC files. Please save it as one of these.',
  mismatch: 'The content of this file is not what its name says. Please save it again and send the new file.',
  locked: 'This PDF is locked with a password. Please save it without one and send it again.',
  script: 'This PDF contains a program. Please print it to a new PDF and send that one.',
  action:
    'This PDF contains links or buttons that open programs or other files. Please print it to a new PDF and send that one.',
  attached:
    'This PDF has other files or media inside. Please print it to a new PDF and send the other files on their own.',
  form: 'This PDF is a form that runs as a program (XFA). Please print it to a new PDF and send that one.',
  hidden: 'Parts of this PDF are packed so that we cannot check them. Please print it to a new PDF and send that one.',
  packed: 'This PDF unpacks to more than we can open. Please print it to a new PDF, or send photos of its pages.',
  pages: 'This PDF has more than 200 pages. Please send only the pages that we ask for.',
  broken: 'We cannot read this file. Please take a new photo or save it again.',
  pixels: 'This picture is too large to open. Please send one of at most 50 megapixels.',
  unsafe:
    'We could not open this file safely. Please take a photo of the paper, or print it to a new PDF, and send that.',
  infected: 'Our virus check refused this file. Please send another copy, for example a photo of the paper.',
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
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const plain = last.replaceAll(/[\p{Cc}\p{Cf}<>:"|?*]/gu, '').trim();
  const stem = plain
    .replace(/\.\w{1,5}$/, '')
    .replace(/^\.+/, '')
    .slice(0, 100)
    .trim();
  return `${stem === '' ? 'document' : stem}.${fileKinds[kind][0]}`;
}
