/** Names a paper does not need, and what each is: a program, a way out, another file, a form that is a program itself. */
import type { UploadRefusal } from '#core/application/uploads.ts';
import { isHarmlessLink, isWrittenOut } from './pdf-links.ts';

const rows = {
  script: ['JavaScript', 'Rendition', 'GoTo3DView'],
  action: ['Launch', 'SubmitForm', 'ImportData', 'GoToR', 'GoToE'],
  attached: [
    'EmbeddedFile',
    'EmbeddedFiles',
    'FileAttachment',
    'Filespec',
    'FFilter',
    'Collection',
    'RichMedia',
    'RichMediaExecute',
    'Movie',
    'Sound',
  ],
  form: ['XFA', 'XFAImages'],
  locked: ['Encrypt', 'Crypt'],
} as const satisfies Partial<Record<UploadRefusal, readonly string[]>>;

/** Too short to be looked for in bytes that may be anything: they count where objects are written. */
const shortRows = { script: ['JS', 'AA'], attached: ['EF'] } as const;

type Found = keyof typeof rows;
/** What is no fault by itself: a link that may stand there, and something that happens when the paper is opened. */
export type Findings = Set<Found | 'link' | 'opening'>;

const listed = (table: Partial<Record<Found, readonly string[]>>) =>
  Object.entries(table).flatMap(([why, names]) => names.map((name) => [name, why as Found] as const));
const everywhere = new Map(listed(rows));
const inObjects = new Map([...listed(rows), ...listed(shortRows)]);

/** A lock is told first: behind it nothing else can be judged. */
const order: readonly Found[] = ['locked', 'script', 'form', 'attached', 'action'];

export function gravest(found: Findings): Found | undefined {
  return order.find((why) => found.has(why));
}

/** Looks at every name in these bytes. One pass: a name ends where the next one can begin. */
export function judgeNames(bytes: Buffer, found: Findings): void {
  for (let at = bytes.indexOf(slash); at >= 0; at = bytes.indexOf(slash, at + 1)) {
    const name = nameAt(bytes, at + 1);
    const why = everywhere.get(name);
    if (why) found.add(why);
    else if (name === 'OpenAction') found.add('opening');
    else if (name === 'URI') found.add(isHarmlessLink(bytes, nameEnd(bytes, at + 1)) ? 'link' : 'action');
    else if (name === 'Next' && isWrittenOut(bytes, nameEnd(bytes, at + 1))) found.add('action');
  }
}

/** A name that stands among objects. */
export function judgeName(name: string, found: Findings): void {
  const why = inObjects.get(name);
  if (why) found.add(why);
}

const slash = 0x2f;
/** No name in the tables is longer, however it is written. */
const nameBytesMax = 64;

function nameEnd(bytes: Buffer, from: number): number {
  let end = from;
  while (end < bytes.length && end - from < nameBytesMax && isRegular(bytes[end] ?? 0)) end += 1;
  return end;
}

/** `/J#53` is `/JS` to every reader, so it is to us. */
export function nameAt(bytes: Buffer, from: number): string {
  const written = bytes.toString('latin1', from, nameEnd(bytes, from));
  return written.includes('#')
    ? written.replaceAll(/#([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : written;
}

const [white, other] = [1, 2];
/** What each byte is (ISO 32000, 7.2.3): looked up, because it is asked of every byte there is. */
const classes = Uint8Array.from({ length: 256 }, (_, byte) => {
  if ([0, 9, 10, 12, 13, 32].includes(byte)) return white;
  return '()<>[]{}/%'.includes(String.fromCharCode(byte)) ? other : 0;
});

/** Neither white space nor one of the characters that begin something else. */
export function isRegular(byte: number): boolean {
  return classes[byte] === 0;
}

export function isWhite(byte: number): boolean {
  return classes[byte] === white;
}
