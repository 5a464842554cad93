/**
 * What the borrower tells beyond registration: who owns the home and with whom, whether they are married, where letters
 * go and what the money is for. The form and the server check it by this one schema, with the sentences people read.
 */
import * as v from 'valibot';
import { address } from '#core/people/address.ts';
import { ownershipTypes } from './enums.ts';
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

const NAME_MISSING = 'Please enter the full name';
const NAME_LENGTH_MAX = 120;

const fullName = v.pipe(
  v.string(NAME_MISSING),
  v.trim(),
  v.minLength(2, NAME_MISSING),
  v.maxLength(NAME_LENGTH_MAX, `A name must be at most ${NAME_LENGTH_MAX} characters long`),
  v.regex(/^[\p{L}\p{M}\d'\u2019.,& -]+$/u, 'Some of the characters entered are not supported.'),
);

export const informationEntries = {
  ownership: v.picklist(ownershipTypes, 'Please choose who owns the home'),
  /** The other owners, or the other trustees. */
  coOwnerNames: v.pipe(
    v.array(fullName),
    v.maxLength(SIGNERS_MAX, `We can close with at most ${SIGNERS_MAX} other owners online`),
  ),
  trustName: v.nullable(fullName),
  maritalStatus: v.picklist(maritalStatuses, 'Please choose your marital status'),
  purpose: v.picklist(linePurposes, 'Please choose what the money is mainly for'),
};

interface Owners {
  readonly ownership: string;
  readonly coOwnerNames: readonly string[];
  readonly trustName: string | null;
}

export const needsCoOwner = ({ ownership, coOwnerNames }: Owners) => ownership === 'JOINT' && coOwnerNames.length === 0;
const hasStrangeCoOwner = ({ ownership, coOwnerNames }: Owners) => ownership === 'SOLE' && coOwnerNames.length > 0;
export const needsTrustName = ({ ownership, trustName }: Owners) => ownership === 'TRUST' && trustName === null;

export const CO_OWNER_MISSING = 'Please enter who owns the home with you';
export const TRUST_MISSING = 'Please enter the name of the trust';

export const information = v.pipe(
  v.strictObject({
    ...informationEntries,
    /** Null when letters go to the property itself. */
    mailingAddress: v.nullable(address),
  }),
  v.forward(
    v.check((said) => !needsCoOwner(said), CO_OWNER_MISSING),
    ['coOwnerNames'],
  ),
  v.forward(
    v.check((said) => !hasStrangeCoOwner(said), 'Someone who owns the home alone has no other owners'),
    ['coOwnerNames'],
  ),
  v.forward(
    v.check((said) => !needsTrustName(said), TRUST_MISSING),
    ['trustName'],
  ),
);
export type Information = v.InferOutput<typeof information>;
