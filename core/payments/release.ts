/**
 * What two people release: to whom, to which account, how much, and every figure of the closing. The canonical text is
 * what is approved (the server keeps its hash with each approval), so a change of any of it ends the approvals.
 */
import type { Application, Instant } from '#core/application/application.ts';
import { takes } from '#core/journey/outline.ts';
import { divisionOf, type Payoff } from '#core/underwriting/payoffs.ts';
import * as words from '#core/words/en/payments/release.ts';

/** The parts that an application itself holds, by what they are called when one of them changes. */
const parts = {
  account: ({ accounts: { disburse } }: Application) =>
    disburse && [disburse.accountToken, disburse.routingMask, disburse.mask, disburse.institution],
  payee: ({ borrower: { identityUuid, name }, loanNumber }: Application) => [
    identityUuid,
    name.firstName,
    name.middleName,
    name.lastName,
    name.suffix,
    loanNumber,
  ],
  figures: ({ offers, liens, closing }: Application) => [
    offers.selected && [
      offers.selected.amountCents,
      offers.selected.drawCents,
      offers.selected.rateBps,
      offers.selected.termYears,
      offers.selected.originationFeeBps,
    ],
    offers.debtsToPay,
    liens
      .filter(({ isPaidOff }) => isPaidOff)
      .map(({ uuid, holder, payoffCents, balanceCents }) => [uuid, holder, payoffCents ?? balanceCents]),
    (closing.costs ?? []).map(({ kind, cents }) => [kind, cents]),
  ],
} satisfies Record<string, (application: Application) => unknown>;
type Part = keyof typeof parts;

const changeWords: Readonly<Record<Part, string>> = {
  account: words.account,
  payee: words.payee,
  figures: words.figures,
};

/** The same text for the same release, no matter who writes it; another for anything else. No whole number is in it. */
export function releaseText(application: Application, payoffs: readonly Payoff[]): string {
  const { cashCents } = divisionOf(application, payoffs);
  return JSON.stringify([
    application.uuid,
    ...Object.values(parts).map((part) => part(application)),
    cashCents,
    payoffs.map(({ uuid, creditor, accountMask, amountCents }) => [uuid, creditor, accountMask, amountCents]),
  ]);
}

/** Two different people have said yes to the same release, and it still is what they saw. */
export function isReleased({ approvers, release }: Application['funding']): boolean {
  return approvers.length >= 2 && release !== null;
}

/** Sent and not come back: what was approved is what went. */
export function isOnItsWay({ status, sentBack }: Application): boolean {
  return sentBack === null && (takes(status, 'disbursementRetried') || takes(status, 'creditorPaymentRetried'));
}

/** Approvals that were given count no more; where none was given there is nothing to say. */
export function withoutApprovals(application: Application, why: string, at: Instant): Application {
  const { funding } = application;
  if (funding.approvers.length === 0) return application;
  return { ...application, funding: { ...funding, approvers: [], release: null, voided: { at, why } } };
}

/** After any event: approvals of what is no longer so are void, with the reason. */
export function approvalsOfWhatStands(before: Application, after: Application, at: Instant): Application {
  if (after.funding.approvers.length === 0 || isOnItsWay(after)) return after;
  const changed = (Object.keys(parts) as Part[]).filter(
    (part) => JSON.stringify(parts[part](before)) !== JSON.stringify(parts[part](after)),
  );
  return changed.length === 0 ? after : withoutApprovals(after, changed.map((part) => changeWords[part]).join(' '), at);
}
