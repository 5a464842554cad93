import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ClosingCost, closingCostKinds, costsCents } from './closing-cost-kinds.ts';
import { type ClosingFacts, closingCosts, divideDraw, isCovered, leastDrawCents } from './closing-costs.ts';
import { drawTotalCents } from './draws.ts';
import { whyNotCovered } from './selection.ts';
import { plainClosing } from './stories/closing-facts.ts';

const california: ClosingFacts = plainClosing;
const line = 51_495_00;
const amounts = (costs: readonly ClosingCost[]) => Object.fromEntries(costs.map(({ kind, cents }) => [kind, cents]));

describe('what the borrower pays at closing', () => {
  test('[CONST-06] the county’s fee always; a tax only where there is one', () => {
    expect(amounts(closingCosts(california, line))).toEqual({ RECORDING_FEE: 225_00 });
    // Florida: 0.35 per hundred or part of it, and two mills.
    expect(amounts(closingCosts({ ...california, state: 'FL' }, line))).toEqual({
      RECORDING_TAX: 515 * 35 + 102_99,
      RECORDING_FEE: 190_00,
    });
  });

  test('[CONST-04] the valuation, unless there is none, it was paid for before, or it is ours to pay', () => {
    const ordered = { ...california, needsValuation: true };
    expect(amounts(closingCosts(ordered, line))).toEqual({ RECORDING_FEE: 225_00, VALUATION: 180_00 });
    expect(amounts(closingCosts({ ...ordered, isValuationCovered: true }, line))).toEqual({ RECORDING_FEE: 225_00 });
  });

  test('[CONST-05] the notary in the room, last in the order', () => {
    const costs = closingCosts({ ...california, state: 'GA', needsValuation: true, paysForNotary: true }, line);
    expect(costs.map(({ kind }) => kind)).toEqual([...closingCostKinds]);
    expect(costs.at(-1)).toEqual({ kind: 'MANUAL_NOTARIZATION', cents: 300_00 });
  });
});

const cents = fc.integer({ min: 0, max: 60_000_000 });
const someCosts = fc
  .subarray([...closingCostKinds])
  .chain((kinds) =>
    fc.tuple(
      ...kinds.map((kind) => fc.record({ kind: fc.constant(kind), cents: fc.integer({ min: 1, max: 900_000 }) })),
    ),
  );
const somePayoffs = fc.array(fc.record({ amountCents: fc.integer({ min: 1, max: 20_000_000 }) }), { maxLength: 6 });

describe('dividing the draw', () => {
  const payoffs = [{ amountCents: 9_000_00 }];
  const costs = closingCosts({ ...california, needsValuation: true, paysForNotary: true }, line);

  test('creditors, then the county, then the valuation, then the notary; the rest is the borrower’s', () => {
    expect(costsCents(costs)).toBe(705_00);
    expect(divideDraw(10_000_00, payoffs, costs)).toEqual({
      payoffs,
      costs,
      byLender: [],
      cashCents: 295_00,
      shortCents: 0,
    });
  });

  test('to the cent: a draw that just pays all of it leaves nothing, one cent less leaves the last cost to the lender', () => {
    expect(divideDraw(9_705_00, payoffs, costs)).toMatchObject({ costs, byLender: [], cashCents: 0 });
    const less = divideDraw(9_704_99, payoffs, costs);
    expect(less).toMatchObject({ costs: costs.slice(0, -1), byLender: costs.slice(-1), cashCents: 299_99 });
    expect(isCovered(less)).toBe(false);
  });

  test('a draw that does not even pay the creditors says by how much', () => {
    expect(divideDraw(8_999_99, payoffs, costs)).toMatchObject({ cashCents: 0, shortCents: 1, costs: [] });
  });

  test('whatever is drawn, owed and charged: the lines are the draw, none is negative, none is taken in part', () => {
    fc.assert(
      fc.property(cents, somePayoffs, someCosts, (drawCents, owed, charged) => {
        const { payoffs: paid, costs: kept, byLender, cashCents, shortCents } = divideDraw(drawCents, owed, charged);
        const sum = (lines: readonly { amountCents: number }[]) => lines.reduce((all, one) => all + one.amountCents, 0);
        expect(sum(paid) + costsCents(kept) + cashCents).toBe(drawCents);
        expect([cashCents, shortCents, ...paid.map(({ amountCents }) => amountCents)].every((n) => n >= 0)).toBe(true);
        expect(sum(paid) + shortCents).toBe(sum(owed));
        expect(costsCents(kept) + costsCents(byLender)).toBe(costsCents(charged));
        // No one is left short for a cost, and no cost goes before one that stands ahead of it and would have fitted.
        if (shortCents > 0) expect(kept).toEqual([]);
        for (const left of byLender) {
          const ahead = kept.filter(({ kind }) => closingCostKinds.indexOf(kind) < closingCostKinds.indexOf(left.kind));
          expect(left.cents).toBeGreaterThan(drawCents - sum(paid) - costsCents(ahead));
        }
      }),
    );
  });

  test('the smallest draw that pays everyone does, and a cent less does not', () => {
    const states = fc.constantFrom('CA', 'FL', 'GA', 'MD', 'NY', 'TN', 'VA', 'WA') as fc.Arbitrary<
      ClosingFacts['state']
    >;
    const fees = fc.constantFrom(0, 149, 299, 499);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 39_000_000 }), states, fees, (payoffCents, state, feeBps) => {
        const facts = { ...california, state };
        const covers = (drawCents: number) =>
          isCovered(
            divideDraw(
              drawCents,
              [{ amountCents: payoffCents }],
              closingCosts(facts, drawTotalCents(drawCents, { feeBps })),
            ),
          );
        const least = leastDrawCents(payoffCents, { feeBps }, facts);
        expect(covers(least)).toBe(true);
        expect(covers(least - 1)).toBe(false);
      }),
    );
  });
});

describe('choosing a draw', () => {
  const payoffs = [{ amountCents: 20_000_00 }];
  const draw = (drawCents: number) => whyNotCovered({ drawCents, amountCents: drawCents }, payoffs, california);

  test('one that pays the debts and the costs is taken, to the cent', () => {
    expect(draw(20_225_00)).toBeUndefined();
  });

  test('one that pays the debts but not the costs is refused, with both figures', () => {
    expect(draw(20_224_99)).toEqual({
      param: 'drawCents',
      message:
        'This draw pays off $20,000.00, and then cannot pay the closing costs of $225.00. Please draw more, or choose fewer debts.',
    });
  });

  test('one that does not pay the debts is refused for that', () => {
    expect(draw(19_999_99)?.message).toContain('comes to more than this draw');
  });
});
