/**
 * What each paper should prove: which facts stand on it, and what the application says of each. The review shows them
 * beside the paper. A fact with `isSecret` is compared by the server and never shown.
 */
import type { Application } from '#core/application/application.ts';
import type { UploadType } from '#core/application/uploads.ts';
import type { Condition } from '#core/conditions/condition.ts';
import { formatCents } from '#core/offers/money.ts';
import { formatAddress } from '#core/people/address.ts';
import type { UnderwritingFile } from '#core/underwriting/file.ts';
import * as words from '#core/words/en/desk/proofs.ts';
import { type Rule, type Typed, typedFor } from './compare.ts';

/** Whose paper it is, and all that is known. */
export interface ProofCase {
  readonly application: Application;
  readonly file: UnderwritingFile | undefined;
  /** The other owner whose paper it is; null for the borrower's. */
  readonly signerUuid: string | null;
  /** What it was asked for by, where it answers something. */
  readonly condition: Condition | undefined;
}

interface FactRow {
  readonly label: string;
  readonly rule: Rule;
  /** As the application has it; money as cents, days as yyyy-MM-dd. Null where it does not say. */
  readonly stated: (about: ProofCase) => string | null;
  /** As a vendor read it from papers or records, where one did. */
  readonly read?: (about: ProofCase) => string | null;
  readonly isSecret?: true;
}

const nothing = () => null;
const text = (cents: number | null | undefined) => (cents === null || cents === undefined ? null : String(cents));

function fullName({ application: { borrower, signers }, signerUuid }: ProofCase): string {
  const other = signers.find(({ identityUuid }) => identityUuid === signerUuid);
  if (other) return other.name;
  const { firstName, middleName, lastName } = borrower.name;
  return [firstName, middleName, lastName].filter((part) => part !== '').join(' ');
}

const home = ({ application }: ProofCase) => formatAddress(application.property.address);
const lineCents = ({ application }: ProofCase) => application.offers.selected?.amountCents ?? null;

/** The National Flood Insurance Program covers no more on a home (42 U.S.C. 4012a, 4013). */
const floodCoverMaxCents = 250_000_00;

/** The line and what is owed before it, up to what flood insurance covers at all. */
function floodCoverCents(about: ProofCase): number | null {
  const line = lineCents(about);
  if (line === null) return null;
  const kept = about.application.liens.filter(({ isPaidOff }) => !isPaidOff);
  return Math.min(floodCoverMaxCents, line + kept.reduce((sum, { balanceCents }) => sum + balanceCents, 0));
}

const paystubDays = 30;
const statementDays = 60;

export const factRows = {
  name: { label: words.name, rule: { kind: 'name' }, stated: fullName },
  /** Of the borrower alone: of other owners we know none. */
  birthDate: {
    label: words.birthDate,
    rule: { kind: 'day' },
    stated: ({ file, signerUuid }) => (signerUuid === null ? (file?.birthDate ?? null) : null),
    isSecret: true,
  },
  address: { label: words.address, rule: { kind: 'address' }, stated: home },
  validUntil: { label: words.validUntil, rule: { kind: 'notPast' }, stated: nothing },
  faceMatches: { label: words.faceMatches, rule: { kind: 'yes' }, stated: nothing },
  income: {
    label: words.income,
    rule: { kind: 'income' },
    stated: ({ application: { income } }) => text(income.annualIncomeCents + income.otherIncomeCents),
    read: ({ application: { income } }) => text(income.verifiedIncomeCents),
  },
  employer: {
    label: words.employer,
    rule: { kind: 'words' },
    stated: ({ application: { employment } }) => employment.employerName,
    read: ({ application: { employment } }) => employment.toldName ?? null,
  },
  paidOn: { label: words.paidOn(paystubDays), rule: { kind: 'withinDays', days: paystubDays }, stated: nothing },
  taxYears: { label: words.taxYears, rule: { kind: 'yes' }, stated: nothing },
  statementOn: {
    label: words.statementOn(statementDays),
    rule: { kind: 'withinDays', days: statementDays },
    stated: nothing,
  },
  bank: {
    label: words.bank,
    rule: { kind: 'words' },
    stated: ({ application }) => application.accounts.disburse?.institution ?? null,
  },
  accountEnds: {
    label: words.accountEnds,
    rule: { kind: 'ends' },
    stated: ({ application }) => application.accounts.disburse?.mask ?? null,
  },
  insuredHome: { label: words.insuredHome, rule: { kind: 'address' }, stated: home },
  cover: { label: words.cover, rule: { kind: 'atLeast' }, stated: (about) => text(lineCents(about)) },
  floodCover: { label: words.floodCover, rule: { kind: 'atLeast' }, stated: (about) => text(floodCoverCents(about)) },
  coveredUntil: { label: words.coveredUntil, rule: { kind: 'notPast' }, stated: nothing },
  trustName: {
    label: words.trustName,
    rule: { kind: 'words' },
    stated: ({ application }) => application.applicant.trustName,
  },
  trustee: { label: words.trustee, rule: { kind: 'contains' }, stated: fullName },
  powerToBorrow: { label: words.powerToBorrow, rule: { kind: 'yes' }, stated: nothing },
  signedByAll: { label: words.signedByAll, rule: { kind: 'yes' }, stated: nothing },
  owner: { label: words.owner, rule: { kind: 'contains' }, stated: fullName },
  parcel: {
    label: words.parcel,
    rule: { kind: 'words' },
    stated: ({ application }) => application.property.parcelId,
  },
  county: {
    label: words.county,
    rule: { kind: 'words' },
    stated: ({ application }) => application.property.county,
  },
  /** What has to be explained is said beside it: the note that the rule or the colleague left. */
  explained: { label: words.explained, rule: { kind: 'yes' }, stated: ({ condition }) => condition?.notes ?? null },
  signed: { label: words.signed, rule: { kind: 'yes' }, stated: nothing },
  asAsked: {
    label: words.asAsked,
    rule: { kind: 'yes' },
    stated: ({ condition }) => condition?.commentsToBorrower ?? null,
  },
} as const satisfies Readonly<Record<string, FactRow>>;
export type FactName = keyof typeof factRows;
export const factNames = Object.keys(factRows) as [FactName, ...FactName[]];

const identity = ['name', 'birthDate', 'address', 'validUntil'] as const;
const account = ['name', 'bank', 'accountEnds', 'statementOn'] as const;

/** Every paper that someone can send, and the facts that should stand on it, in the order they are read. */
export const proves: Readonly<Record<UploadType, readonly FactName[]>> = {
  USER_UPLOADED_PAYSTUB: ['name', 'employer', 'income', 'paidOn'],
  TAX_RETURN: ['name', 'income', 'taxYears', 'signed'],
  AWARD_LETTER: ['name', 'income'],
  BANK_STATEMENT: account,
  BANK_LETTER: account,
  CREDIT_UNION_LETTER: account,
  VOIDED_CHECK: ['name', 'bank', 'accountEnds'],
  LETTER_OF_EXPLANATION: ['name', 'explained', 'signed'],
  CERTIFICATE_OF_TRUST: ['trustName', 'trustee', 'powerToBorrow', 'signedByAll'],
  PROOFOFHAZARDINSURANCE: ['insuredHome', 'cover', 'coveredUntil'],
  PROOF_OF_FLOOD_INSURANCE: ['insuredHome', 'floodCover', 'coveredUntil'],
  PROPERTY_DEED: ['owner', 'address', 'parcel', 'county'],
  DRIVERSLICENSEFRONT: identity,
  DRIVERSLICENSEBACK: ['validUntil'],
  PASSPORT: ['name', 'birthDate', 'validUntil'],
  STATE_ID_FRONT: identity,
  STATE_ID_BACK: ['validUntil'],
  PERMANENT_RESIDENT_CARD_FRONT: ['name', 'birthDate', 'validUntil'],
  PERMANENT_RESIDENT_CARD_BACK: ['validUntil'],
  SELFIE: ['faceMatches'],
  OTHER: ['name', 'asAsked'],
};

export interface ShownFact {
  readonly fact: FactName;
  readonly label: string;
  readonly typed: Typed;
  /** To compare with, and as it is shown; null where the application does not say, or where it is not shown. */
  readonly stated: string | null;
  readonly shown: string | null;
  /** What a vendor read, ready to be typed into the field. */
  readonly read: string | null;
  readonly isSecret: boolean;
}

const isProvable = (type: string): type is UploadType => Object.hasOwn(proves, type);

/** The facts of one paper. A paper that we drew up ourselves proves nothing. */
export function factsOf(type: string, about: ProofCase): ShownFact[] {
  return (isProvable(type) ? proves[type] : []).map((fact) => {
    const row: FactRow = factRows[fact];
    const typed = typedFor[row.rule.kind];
    const isSecret = row.isSecret === true;
    const [stated, read] = isSecret ? [null, null] : [row.stated(about), row.read?.(about) ?? null];
    const isMoney = typed === 'money';
    return {
      ...{ fact, label: row.label, typed, stated, isSecret },
      shown: stated !== null && isMoney ? formatCents(Number(stated)) : stated,
      read: read !== null && isMoney ? formatCents(Number(read)) : read,
    };
  });
}
