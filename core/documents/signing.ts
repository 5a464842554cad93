/** What it means to sign here: the consent that comes first, how a signature is adopted, and the certificate of evidence. */
import * as v from 'valibot';
import { type Block, figures, heading, paragraph, table } from './blocks.ts';

/** The wording of the consent changes with its version; the one that was agreed to is kept with the proof. */
export const electronicConsent = {
  version: '2026-11',
  points: [
    'You’ll receive all documents of this application electronically instead of on paper. You need a browser that can show PDF files, and a way to keep or print them.',
    'You may ask for paper copies at any time, free of charge, and you may take this consent back before you sign; then we continue on paper.',
    'Your electronic signature binds you as a signature with a pen would.',
    'Tell us if your email address changes, so required notices reach you.',
  ],
} as const;

const name = v.pipe(v.string(), v.trim(), v.minLength(2, 'Please type your full name'), v.maxLength(120));

/** Lines drawn with a finger: moves and lines in a box of 600 by 200, nothing else. */
const path = v.pipe(
  v.string(),
  v.maxLength(40_000),
  v.regex(/^M ?\d{1,4}(\.\d)? \d{1,4}(\.\d)?( [ML] ?\d{1,4}(\.\d)? \d{1,4}(\.\d)?)+$/, 'Please draw your signature'),
);

export const adoptedSignature = v.variant('way', [
  v.strictObject({ way: v.literal('typed'), name }),
  v.strictObject({ way: v.literal('drawn'), name, path }),
]);
export type AdoptedSignature = v.InferOutput<typeof adoptedSignature>;

/** Where a person says they are, to about a hundred metres. */
export const signingLocation = v.strictObject({
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
});
export type SigningLocation = v.InferOutput<typeof signingLocation>;

const plain = (text: string) => text.normalize('NFC').toLocaleLowerCase('en-US').replaceAll(/\s+/g, ' ').trim();

/** One signs as one's name stands on the paper; case and spaces do not matter. */
export function isOwnName(signed: string, onPaper: string): boolean {
  return plain(signed) === plain(onPaper);
}

const signingEvents = ['consented', 'viewed', 'adopted', 'signed', 'declined'] as const;
type SigningEventName = (typeof signingEvents)[number];

export interface SigningEvent {
  readonly event: SigningEventName;
  readonly identityUuid: string;
  readonly documentUuid: string | null;
  /** Hex. */
  readonly sha256: string | null;
  readonly details: Readonly<Record<string, unknown>>;
  readonly address: string;
  readonly userAgent: string;
  readonly at: Date;
}

interface Evidence {
  readonly lenderName: string;
  readonly loanNumber: string;
  readonly property: string;
  readonly people: readonly { readonly identityUuid: string; readonly name: string }[];
  readonly papers: readonly {
    readonly uuid: string;
    readonly title: string;
    readonly sha256: string;
    readonly isSigned: boolean;
  }[];
  readonly events: readonly SigningEvent[];
  readonly keyFingerprint: string;
}

const eventWords: Readonly<Record<SigningEventName, string>> = {
  consented: 'Agreed to electronic records',
  viewed: 'Read a paper to its end',
  adopted: 'Adopted a signature',
  signed: 'Signed',
  declined: 'Declined to sign',
};

/** Who, when, from where, what they saw by its hash, and each event in order. */
export function evidenceCertificate(evidence: Evidence): Block[] {
  const { people, papers, events } = evidence;
  const nameOf = (uuid: string) => people.find(({ identityUuid }) => identityUuid === uuid)?.name ?? 'A signer';
  const titles = new Map(papers.map(({ uuid, title }) => [uuid, title]));
  return [
    figures(
      ['Lender', evidence.lenderName],
      ['Loan number', evidence.loanNumber],
      ['Property', evidence.property],
      ['Signers', people.map(({ name: who }) => who).join(', ')],
      ['Certificate of the signing key (SHA-256)', inHalves(evidence.keyFingerprint)],
    ),
    paragraph(
      'Each signed paper carries a digital signature by the key above. The bytes that were shown to the signer are inside it unchanged. The script verify.mjs in this package checks all of it with nothing but Node.',
    ),
    heading('Papers'),
    ...papers.map(({ title, sha256, isSigned }) =>
      figures([title, isSigned ? 'Signed' : 'Delivered'], ['SHA-256', inHalves(sha256)]),
    ),
    heading('What happened'),
    table(
      ['When (UTC), who', 'What', 'From'],
      events.map((event) => [
        `${event.at.toISOString().slice(0, 19).replace('T', ' ')} ${event.details['notary'] ?? nameOf(event.identityUuid)}`,
        [eventWords[event.event], titles.get(event.documentUuid ?? ''), wordsOf(event)].filter(Boolean).join('. '),
        `${event.address}, ${event.userAgent}`,
      ]),
      [0.28, 0.36, 0.36],
    ),
  ];
}

/** Sixty-four digits, which no line of the page holds. */
const inHalves = (hash: string) => `${hash.slice(0, 32)} ${hash.slice(32)}`;

function wordsOf({ event, details, sha256 }: SigningEvent): string {
  if (event === 'consented') {
    const location = details['location'] as SigningLocation | undefined;
    const place = location ? `. Location ${location.latitude}, ${location.longitude}` : '';
    return `Version ${String(details['version'])}${place}`;
  }
  if (event === 'adopted') return `${details['way'] === 'drawn' ? 'Drawn' : 'Typed'} as “${String(details['name'])}”`;
  if (event === 'viewed') return `Shown bytes ${sha256?.slice(0, 16)}…`;
  if (event === 'declined') return String(details['why'] ?? '');
  return '';
}
