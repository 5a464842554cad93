/** What the draw pays to others: loans on the house that end with it, and debts that the borrower chose. The rest is the borrower's. */
import type { Application } from '#core/application/application.ts';
import { notaryFeeCents } from '#core/notary/in-person.ts';
import { type Division, divideDraw } from '#core/offers/closing-costs.ts';
import { centsOf, formatCents } from '#core/offers/money.ts';
import * as words from '#core/words/en/underwriting/payoffs.ts';
import type { UnderwritingFile } from './file.ts';

export interface Payoff {
  readonly uuid: string;
  readonly creditor: string;
  /** The last four of the account it is for, as the bureau or the lienholder has it; null where no one has said. */
  readonly accountMask: string | null;
  readonly amountCents: number;
}

export function payoffsOf({ liens, offers }: Pick<Application, 'liens' | 'offers'>, file: UnderwritingFile): Payoff[] {
  const chosen = new Set(offers.debtsToPay);
  const debts = (file.credit?.liabilities ?? []).filter(({ uuid }) => chosen.has(uuid));
  return [
    ...liens
      .filter(({ isPaidOff }) => isPaidOff)
      .map(({ uuid, holder, payoffCents, balanceCents }) => ({
        uuid,
        creditor: holder,
        accountMask: file.payoffAccounts?.[uuid] ?? null,
        amountCents: payoffCents ?? balanceCents,
      })),
    ...debts.map(({ uuid, creditor, accountMask = null, monetaryBalance }) => ({
      uuid,
      creditor,
      accountMask,
      amountCents: centsOf(monetaryBalance),
    })),
  ].filter(({ amountCents }) => amountCents > 0);
}

export function totalCents(payoffs: readonly Payoff[]): number {
  return payoffs.reduce((sum, { amountCents }) => sum + amountCents, 0);
}

/** How the first draw of this application is divided. Only what was disclosed is kept back: without a disclosure, nothing. */
export function divisionOf(
  { offers, closing }: Pick<Application, 'offers' | 'closing'>,
  payoffs: readonly Payoff[],
): Division<Payoff> {
  return divideDraw(offers.selected?.drawCents ?? 0, payoffs, closing.costs ?? []);
}

/**
 * Why the draw cannot pay for a notary in the room: the fee comes out of it, and a draw that has not so much left cannot
 * pay for one on the way. Where operations put an application here without an offer, there is nothing to take it from.
 */
export function whyNotAffordNotary(
  application: Pick<Application, 'liens' | 'offers' | 'closing'>,
  file: UnderwritingFile,
): { readonly param: string; readonly message: string } | undefined {
  const feeCents = notaryFeeCents('chosen');
  const { cashCents } = divisionOf(application, payoffsOf(application, file));
  if (application.offers.selected === null || cashCents >= feeCents) return undefined;
  const [left, fee] = [formatCents(cashCents), formatCents(feeCents, 0)];
  return {
    param: 'hasAgreedToFee',
    message: words.afterEverythingYourDrawPays(left, fee),
  };
}

/** What the holders of these loans are owed: the figure of their letter where it is here. */
export function owedOnHomeCents(liens: Application['liens']): number {
  return liens.reduce((sum, { payoffCents, balanceCents }) => sum + (payoffCents ?? balanceCents), 0);
}
