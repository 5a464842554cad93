/** What it means to sign here: the consent that comes first, how a signature is adopted, and the certificate of evidence. */

import * as v from 'valibot';
import * as words from '#core/words/en/papers/signing.ts';
import { type Block, figures, heading, notice, paragraph, table } from './blocks.ts';

/** The wording of the consent changes with its version; the one that was agreed to is kept with the proof. */
export const electronicConsent = {
  version: '2026-11-18',
  points: [
    words.youllReceiveAllDocumentsOf,
    words.mayAskForPaperCopies,
    words.electronicSignatureBindsYouAs,
    words.tellUsIfYourEmail,
  ],
} as const;

/**
 * What stands in a PDF that the person opened: they agree in a way that shows that they can open the form their documents
 * come in (15 U.S.C. 7001(c)(1)(C)(ii); that typing a number is enough, counsel must confirm).
 */
export const accessNumber = v.pipe(v.string(), v.trim(), v.regex(/^\d{4}$/, words.typeTheFourDigits));

/** The PDF with that number. */
export const accessCheckPaper = (lenderName: string, number: string) => ({
  title: words.canYouOpenThis,
  blocks: [
    paragraph(words.thisIsAPdf(lenderName)),
    notice(words.yourNumber(number), words.typeTheNumberWhere),
    paragraph(words.keepOrPrint),
  ],
});

const name = v.pipe(v.string(), v.trim(), v.minLength(2, words.typeYourFullName), v.maxLength(120));

/** Lines drawn with a finger: moves and lines in a box of 600 by 200, nothing else. */
const path = v.pipe(
  v.string(),
  v.maxLength(40_000),
  v.regex(/^M ?\d{1,4}(\.\d)? \d{1,4}(\.\d)?( [ML] ?\d{1,4}(\.\d)? \d{1,4}(\.\d)?)+$/, words.drawYourSignature),
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

/** How the bytes were shown: their pages, or the same blocks as text. */
export const shownAs = ['pages', 'text'] as const;
export type ShownAs = (typeof shownAs)[number];

/** `placed` is one mark at one place, each an act of its own; `signed` is the document with all of them, sealed. */
const signingEvents = ['consented', 'viewed', 'adopted', 'placed', 'signed', 'declined'] as const;
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

/** How far a signature proves itself (PAdES): alone, with a third party's time, or with proofs of every certificate too. */
export type SealLevel = 'B-B' | 'B-T' | 'B-LT';

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
    /** Absent where an earlier version signed it. */
    readonly level?: SealLevel | undefined;
  }[];
  readonly events: readonly SigningEvent[];
  readonly keyFingerprint: string;
}

/** Beside a signature, in the time of the home: the law counts days from the one that stands there. */
export const momentOfSigning = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', {
    ...{ year: 'numeric', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
    ...{ timeZoneName: 'short', timeZone },
  }).format(at);

const eventWords: Readonly<Record<SigningEventName, string>> = {
  consented: words.consented,
  viewed: words.viewed,
  adopted: words.adopted,
  placed: words.placed,
  signed: words.signed,
  declined: words.declined,
};

/** Who, when, from where, what they saw by its hash, and each event in order. */
export function evidenceCertificate(evidence: Evidence): Block[] {
  const { people, papers, events } = evidence;
  const nameOf = (uuid: string) => people.find(({ identityUuid }) => identityUuid === uuid)?.name ?? words.aSigner;
  const titles = new Map(papers.map(({ uuid, title }) => [uuid, title]));
  return [
    figures(
      [words.lender, evidence.lenderName],
      [words.loanNumber, evidence.loanNumber],
      [words.property, evidence.property],
      [words.signers, people.map(({ name: who }) => who).join(', ')],
      [words.certificateOfTheSigningKey, inHalves(evidence.keyFingerprint)],
    ),
    paragraph(words.eachSignedPaperCarriesA),
    heading(words.papers),
    ...papers.map(({ title, sha256, isSigned, level }) =>
      figures(
        [title, isSigned ? words.signed : words.delivered],
        ['SHA-256', inHalves(sha256)],
        ...(level ? [[words.signatureLevel, words.levels[level]] as const] : []),
      ),
    ),
    heading(words.whatHappened),
    table(
      [words.whenUtcWho, words.what, words.from],
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
    const version = String(details['version']);
    const said = location
      ? words.versionLocation(version, location.latitude, location.longitude)
      : words.version(version);
    return details['opened'] === 'pdf' ? words.openedPdf(said) : said;
  }
  if (event === 'adopted') {
    const name = String(details['name']);
    return details['way'] === 'drawn' ? words.drawnAs(name) : words.typedAs(name);
  }
  if (event === 'viewed') return words.shownBytes(sha256?.slice(0, 16), details['as'] === 'text');
  if (event === 'placed') return words.markFor(String(details['label']), details['isTogether'] === true);
  if (event === 'declined') return String(details['why'] ?? '');
  return '';
}
