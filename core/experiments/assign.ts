/**
 * Who gets which side. Drawn from the experiment's key and an id that says nothing of the person: MurmurHash3 of
 * `key:id`, modulo 10,000 (docs/decisions/0036 has the function, core/experiments/assign.spec.ts the vectors). The lowest
 * buckets are control, the next are the variation, the rest are in neither.
 */
import { bucketOf } from '#core/flags/bucket.ts';
import { isUuid } from '#core/people/uuid.ts';
import type { Audience, Plan } from './plan.ts';
import type { Variation } from './record.ts';

declare const drawn: unique symbol;
/** An id made by chance for a browser or a person. Nothing else is drawn from: text that is none does not fit here. */
export type Unit = string & { readonly [drawn]: true };

export function unitOf(id: string | undefined): Unit | undefined {
  return isUuid(id) ? (id.toLowerCase() as Unit) : undefined;
}

export function sideOf({ key, weights }: Pick<Plan, 'key' | 'weights'>, unit: Unit): Variation | undefined {
  const bucket = bucketOf(key, unit);
  if (bucket < weights.control) return 'control';
  return bucket < weights.control + weights.variation ? 'variation' : undefined;
}

/** About whom it is asked. Staff and signers are in no experiment. */
export interface Candidate {
  readonly orgCode: string;
  readonly product?: string;
  readonly role?: string;
  /** What the draw is made from, and what was drawn before: a side that is kept is never drawn again. */
  readonly experimentUnit?: string;
  readonly sides?: Readonly<Record<string, Variation>>;
}

const roles: readonly (string | undefined)[] = ['visitor', 'borrower'];

export function sideFor(plan: Plan, { role, sides, experimentUnit, ...facts }: Candidate): Variation | undefined {
  if (!roles.includes(role) || !isInAudience(plan.audience, facts)) return undefined;
  const unit = unitOf(experimentUnit);
  return sides?.[plan.key] ?? (unit && sideOf(plan, unit));
}

/** A page that belongs to no product is in an experiment for every product only. */
function isInAudience(
  { organizations, products }: Audience,
  { orgCode, product }: Pick<Candidate, 'orgCode' | 'product'>,
): boolean {
  const isOfProduct = products === undefined || products.some((one) => one === product);
  return isOfProduct && (organizations === undefined || organizations.includes(orgCode));
}
