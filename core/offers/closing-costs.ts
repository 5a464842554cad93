/**
 * What the borrower pays at closing beside the origination fee, and how the first draw is divided. There is one answer:
 * offers, papers, screens, the book and the bank all read it here, so that what is disclosed is what is kept back.
 */
import type { CalendarDate } from '#core/calendar/dates.ts';
import { type ClosingCost, costsCents, inOrder } from './closing-cost-kinds.ts';
import { applies, standardCosts } from './costs.ts';
import { drawTotalCents, type Fee } from './draws.ts';
import { centsOf, dollarsOf } from './money.ts';
import { recordingTax, type TaxedHome } from './recording-tax.ts';
import { standardCriteria } from './standard-criteria.ts';

/** All that decides them, besides the size of the line. */
export interface ClosingFacts extends TaxedHome {
  readonly occupancy: string;
  /** A valuation was ordered, or will be, that the borrower has not paid for. */
  readonly needsValuation: boolean;
  readonly isValuationCovered: boolean;
  /** The borrower pays for a notary in the room. */
  readonly paysForNotary: boolean;
  /** Taxes are those of this day. */
  readonly on: CalendarDate;
}

export function closingCosts(facts: ClosingFacts, lineCents: number): ClosingCost[] {
  const { state, countyFips, city, occupancy, dwellingUnits, on } = facts;
  const known = {
    state,
    occupancyType: occupancy,
    manualNotary: facts.paysForNotary,
    valuationOrdered: facts.needsValuation,
    companyCoversValuation: facts.isValuationCovered,
    drawAmount: dollarsOf(lineCents),
  };
  const tax = recordingTax({ state, countyFips, city, dwellingUnits, lineCents, on });
  const applying: ClosingCost[] = [
    { kind: 'RECORDING_TAX', cents: tax.borrowerCents },
    ...standardCosts(state)
      .filter(({ feeType }) => applies(standardCriteria[feeType], known))
      .map(({ feeType: kind, borrowerPaidAmount }) => ({ kind, cents: centsOf(borrowerPaidAmount) })),
  ];
  return inOrder(applying.filter(({ cents }) => cents > 0));
}

interface Paid {
  readonly amountCents: number;
}

export interface Division<P extends Paid> {
  readonly payoffs: readonly P[];
  /** Kept back of the draw. */
  readonly costs: readonly ClosingCost[];
  /** A cost that the draw cannot carry in full is the lender's: it is never taken in part, nor from what others get. */
  readonly byLender: readonly ClosingCost[];
  /** What reaches the borrower. */
  readonly cashCents: number;
  /** What creditors would not get. Such a draw is never paid out. */
  readonly shortCents: number;
}

/** Creditors first, then costs in their order; the rest is the borrower's. Payoffs, costs and cash are the draw, to the cent. */
export function divideDraw<P extends Paid>(
  drawCents: number,
  payoffs: readonly P[],
  costs: readonly ClosingCost[],
): Division<P> {
  let leftCents = drawCents;
  const paid = payoffs.map((payoff) => {
    const amountCents = Math.min(payoff.amountCents, leftCents);
    leftCents -= amountCents;
    return { ...payoff, amountCents };
  });
  const owedCents = payoffs.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const kept: ClosingCost[] = [];
  const byLender: ClosingCost[] = [];
  for (const cost of inOrder(costs)) {
    const isCarried = cost.cents <= leftCents;
    (isCarried ? kept : byLender).push(cost);
    leftCents -= isCarried ? cost.cents : 0;
  }
  return {
    payoffs: paid.filter(({ amountCents }) => amountCents > 0),
    costs: kept,
    byLender,
    cashCents: leftCents,
    shortCents: Math.max(0, owedCents - drawCents),
  };
}

/** Whether the draw pays everyone it is to pay, with nothing left to the lender. */
export function isCovered({ shortCents, byLender }: Division<Paid>): boolean {
  return shortCents === 0 && byLender.length === 0;
}

/** The smallest draw that pays this to others and its own costs, which grow with it. */
export function leastDrawCents(payoffCents: number, fee: Fee, facts: ClosingFacts): number {
  const wantedBy = (drawCents: number) => payoffCents + costsCents(closingCosts(facts, drawTotalCents(drawCents, fee)));
  let drawCents = payoffCents;
  while (wantedBy(drawCents) > drawCents) drawCents = wantedBy(drawCents);
  return drawCents;
}
