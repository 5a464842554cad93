/**
 * What the borrower tells beyond registration: who owns the home and with whom, whether they are married, where letters
 * go and what the money is for. The form and the server check it by this one schema, with the sentences people read.
 */
import * as v from 'valibot';
import { address } from '#core/people/address.ts';
import * as words from '#core/words/en/application/information.ts';
import { ownershipTypes } from './enums.ts';
import { equityLoan } from './equity-loan.ts';
import { SIGNERS_MAX } from './kinds.ts';

/** The three words a creditor may use, and no others (12 CFR 1002.5(d)(1)). */
export const maritalStatuses = ['MARRIED', 'UNMARRIED', 'SEPARATED'] as const;
export type MaritalStatus = (typeof maritalStatuses)[number];

export const linePurposes = [
  'HOME_IMPROVEMENT',
  'DEBT_CONSOLIDATION',
  'LARGE_PURCHASE',
  'EDUCATION',
  'EMERGENCY_FUND',
  'INVESTMENT',
  'BUSINESS',
  'OTHER',
] as const;
export type LinePurpose = (typeof linePurposes)[number];

const NAME_LENGTH_MAX = 120;

const fullName = v.pipe(
  v.string(words.nameMissing),
  v.trim(),
  v.minLength(2, words.nameMissing),
  v.maxLength(NAME_LENGTH_MAX, words.nameMustBeAtMost(NAME_LENGTH_MAX)),
  v.regex(/^[\p{L}\p{M}\d'\u2019.,& -]+$/u, words.someOfTheCharactersEntered),
);

export const informationEntries = {
  ownership: v.picklist(ownershipTypes, words.chooseWhoOwnsTheHome),
  /** The other owners, or the other trustees. */
  coOwnerNames: v.pipe(v.array(fullName), v.maxLength(SIGNERS_MAX, words.canCloseWithAtMost(SIGNERS_MAX))),
  trustName: v.nullable(fullName),
  maritalStatus: v.picklist(maritalStatuses, words.chooseYourMaritalStatus),
  purpose: v.picklist(linePurposes, words.chooseWhatTheMoneyIs),
};

interface Owners {
  readonly ownership: string;
  readonly coOwnerNames: readonly string[];
  readonly trustName: string | null;
}

export const needsCoOwner = ({ ownership, coOwnerNames }: Owners) => ownership === 'JOINT' && coOwnerNames.length === 0;
const hasStrangeCoOwner = ({ ownership, coOwnerNames }: Owners) => ownership === 'SOLE' && coOwnerNames.length > 0;
export const needsTrustName = ({ ownership, trustName }: Owners) => ownership === 'TRUST' && trustName === null;

export const CO_OWNER_MISSING = words.coOwnerMissing;
export const TRUST_MISSING = words.trustMissing;

export const information = v.pipe(
  v.strictObject({
    ...informationEntries,
    /** Null when letters go to the property itself. */
    mailingAddress: v.nullable(address),
    /** Asked in Texas alone; the door asks for an answer there. */
    equityLoan: v.optional(equityLoan),
  }),
  v.forward(
    v.check((said) => !needsCoOwner(said), CO_OWNER_MISSING),
    ['coOwnerNames'],
  ),
  v.forward(
    v.check((said) => !hasStrangeCoOwner(said), words.someoneWhoOwnsTheHome),
    ['coOwnerNames'],
  ),
  v.forward(
    v.check((said) => !needsTrustName(said), TRUST_MISSING),
    ['trustName'],
  ),
);
export type Information = v.InferOutput<typeof information>;
