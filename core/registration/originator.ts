/**
 * The loan originator who sent the applicant: who they are, what we call them, and what follows when they are
 * unknown. Where they may lend is core/eligibility's rule.
 */
import * as v from 'valibot';
import { uuid } from '../people/uuid.ts';

const text = v.pipe(v.string(), v.maxLength(254));
const optionalText = v.optional(v.nullable(text), null);

/** GET /service-lead-portal/api/lo/{loanOriginatorUuid} */
export const loanOriginator = v.strictObject({
  originatorDisplayInfo: v.strictObject({
    originatorName: optionalText,
    brokerName: optionalText,
    avatarUri: optionalText,
    email: optionalText,
    phoneNumber: optionalText,
    nmls: optionalText,
  }),
  enforceLicensedStatesForReferral: v.boolean(),
  licensedStates: v.array(v.pipe(v.string(), v.length(2))),
});
export type LoanOriginator = v.InferOutput<typeof loanOriginator>;

type Names = Pick<LoanOriginator['originatorDisplayInfo'], 'originatorName' | 'brokerName'>;

export function originatorLabel({ originatorName, brokerName }: Names): 'broker' | 'loan officer' {
  return brokerName && !originatorName ? 'broker' : 'loan officer';
}

/** The query parameter with a loan originator's id. */
export const REFERRER_PARAMETER = 'referrer';

/** An application keeps the originator it came with; before there is one, the address bar says who it is. */
export function originatorIdOf(
  referrerParameter: string | undefined,
  application?: { readonly referrer?: { readonly referrerUuid?: string | null } | null },
): string | undefined {
  const id = application?.referrer?.referrerUuid ?? referrerParameter;
  return v.is(uuid, id) ? id : undefined;
}

/** `found`, the status of a look-up that failed, or `missing` when there was nothing to look up. */
export type ReferrerLookup = 'found' | 'missing' | number;

/**
 * What becomes of the referrer. `notAccepting` leads to the not-accepting-applications page. A look-up that failed for
 * another reason than not finding anyone says nothing about the referrer, so the parameter is kept.
 */
export function referrerOutcome(lookup: ReferrerLookup, isRequired: boolean): 'keep' | 'drop' | 'notAccepting' {
  const isUnknown = lookup === 'missing' || lookup === 404 || lookup === 400;
  if (!isUnknown) return 'keep';
  return isRequired ? 'notAccepting' : 'drop';
}

/** The call and email actions beside the originator's name. */
export function contactLinks({ phoneNumber, email }: LoanOriginator['originatorDisplayInfo']) {
  const digits = (phoneNumber ?? '').replace(/\D/g, '');
  return {
    call: digits === '' ? undefined : `tel:+${digits.length === 10 ? `1${digits}` : digits}`,
    email: email ? `mailto:${encodeURIComponent(email).replace('%40', '@')}` : undefined,
  };
}
