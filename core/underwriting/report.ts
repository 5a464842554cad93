/** Policy over what vendors report: when a model's value is good enough, who must look, what is asked of a title. */
import type { Application, ValuationNeed } from '#core/application/application.ts';
import { type CalendarDate, daysBetween } from '#core/calendar/dates.ts';
import { limits } from '#core/offers/limits.ts';

/** A model's figure counts when it is confident, narrow and recent; these are the guideline's thresholds. */
const model = { confidenceMin: 75, fsdBpsMax: 1500, ageDaysMax: 60 } as const;

export interface ModelFigure {
  readonly confidence: number;
  readonly fsdBps: number;
  readonly asOf: CalendarDate;
}

export function isConfident({ confidence, fsdBps, asOf }: ModelFigure, today: CalendarDate): boolean {
  return confidence >= model.confidenceMin && fsdBps <= model.fsdBpsMax && daysBetween(asOf, today) <= model.ageDaysMax;
}

/** Texas wants an evaluation always, New York where the model alone will not do; elsewhere what the vendor advises. A house too unusual for a model is appraised however sure the model is. */
export function valuationNeedOf(state: string, isTrusted: boolean, advised: ValuationNeed): ValuationNeed {
  if (state === 'TX') return 'evaluation';
  if (isTrusted && advised !== 'appraisal') return 'none';
  if (state === 'NY' && (advised === 'bpo' || advised === 'navBpo')) return 'evaluation';
  return advised;
}

const fullTitleStates = ['TX', 'NY'];

/** The first lien, an investor's loan and two states need more than a property report; a large line does too, once it is chosen. */
export function isFullTitleNeeded({ product, property }: Application, liensCount: number): boolean {
  return liensCount === 0 || product === 'dscr' || fullTitleStates.includes(property.address.state);
}

/** Balances move between the day a lender reports and the day a county is read. */
const balanceToleranceBps = 500;

/** Whether every lien of record is a loan the bureau knows, so that the borrower need not explain any. */
export function doesBureauKnow(
  liens: readonly { readonly balanceCents: number }[],
  balancesCents: readonly number[],
): boolean {
  const left = [...balancesCents];
  return liens.every(({ balanceCents }) => {
    const at = left.findIndex((known) => Math.abs(known - balanceCents) * 10_000 <= balanceCents * balanceToleranceBps);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

export function isTransferRecent(lastTransferOn: CalendarDate, today: CalendarDate): boolean {
  return daysBetween(lastTransferOn, today) < limits.ownershipDaysMin;
}

interface FoundLien {
  readonly uuid: string;
  readonly holder: string;
  readonly balanceCents: number;
}

/** The liens of record that we did not know of. */
export function liensUnknown(known: readonly { readonly uuid: string }[], found: readonly FoundLien[]): FoundLien[] {
  const uuids = new Set(known.map(({ uuid }) => uuid));
  return found
    .filter(({ uuid }) => !uuids.has(uuid))
    .map(({ uuid, holder, balanceCents }) => ({ uuid, holder, balanceCents }));
}

/** County clerks write names in capitals and any order: every part of the applicant's name must be among an owner's. */
export function isOwner(
  applicant: { readonly firstName: string; readonly lastName: string },
  owners: readonly string[],
): boolean {
  const wanted = [...words(applicant.firstName).slice(0, 1), ...words(applicant.lastName)];
  return owners.some((owner) => {
    const given = new Set(words(owner));
    return wanted.every((word) => given.has(word));
  });
}

function words(text: string): string[] {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter((word) => word !== '');
}
