/** The binder of journeys that no one planned, and what becomes of a row whose date or paper was altered. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { people } from '#core/journey/stories/samples.ts';
import * as words from '#core/words/en/law/obligations.ts';
import type { BinderFacts, Proof } from './binder/facts.ts';
import { type BinderRow, binderOf, redStates } from './binder.ts';
import { obligationIds, obligations } from './obligations.ts';
import { journeyOf } from './stories/journeys.ts';

/** The long round belongs to `npm run test:full`. */
const rounds = process.env['FULL'] ? 1000 : 300;
const DAY_MS = 86_400_000;

/** What a clock of ours lets pass, and what no one can prove yet. */
const mayBeLate: readonly string[] = ['decision', 'counterOffer', 'adverseAction', 'incompleteness'];

const row = (facts: BinderFacts, id: string): BinderRow => {
  const found = binderOf(facts).find((one) => one.id === id);
  if (!found) throw new Error(`There is no row ${id}.`);
  return found;
};

function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

function checkRow({ id, state, reason, problem, proof, dueAt, metAt }: BinderRow, facts: BinderFacts) {
  const { now } = facts;
  must((state === 'notApplicable') === (reason !== null), `${id}: exempt with a reason, and only then`);
  must(redStates.includes(state) === (problem !== null), `${id}: red with a problem, and only then`);
  must(state !== 'missing' && state !== 'broken', `${id} is ${state}: ${problem}`);
  must(state !== 'met' || (proof !== null && metAt === proof.at), `${id}: met with a proof`);
  must(state !== 'met' || dueAt === null || (metAt ?? '') <= dueAt, `${id}: met in time`);
  if (state !== 'late') return;
  must(mayBeLate.includes(id), `${id} is late: ${problem}`);
  must(dueAt !== null && (metAt ?? now.toISOString()) > dueAt, `${id}: late by its date`);
}

const isShown = ({ events = [], papers = [], deliveries = [], consents = [] }: Proof) =>
  events.length + papers.length + deliveries.length + consents.length > 0;

describe('random journeys', () => {
  const seen = new Map<string, Set<string>>();
  const funded: BinderFacts[] = [];
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.values(people)),
      fc.array(fc.nat(), { minLength: 10, maxLength: 190, size: 'max' }),
      (who, picks) => {
        const facts = journeyOf(who, picks);
        for (const one of binderOf(facts)) {
          checkRow(one, facts);
          must(one.proof === null || isShown(one.proof), `${one.id}: a proof shows something`);
          seen.set(one.id, (seen.get(one.id) ?? new Set()).add(one.state));
        }
        if (facts.application.status === 'COMPLETE') funded.push(facts);
      },
    ),
    { numRuns: rounds, seed: 22, endOnFailure: true },
  );

  test(`each obligation has a proof or a reasoned exemption (${rounds} journeys)`, () => {
    // One in twenty or thirty comes to the end, as chance deals the steps; without any the rest would prove nothing.
    expect(funded.length).toBeGreaterThan(rounds / 100);
    // A row that no journey ever meets would be no proof of anything.
    const neverMet = obligationIds.filter((id) => !seen.get(id)?.has('met'));
    expect(neverMet).toEqual(rounds < 1000 ? expect.any(Array) : []);
    expect(neverMet.length).toBeLessThan(9);
  });

  test('one altered date turns its row red', () => {
    let altered = 0;
    let tooEarly = 0;
    // A row of the register is there from the end of the application: its day moves with it.
    for (const facts of funded)
      for (const met of binderOf(facts).filter(({ state, id }) => state === 'met' && id !== 'hmdaRow')) {
        // Money must wait for the right to cancel: its day is its own, and only too early is wrong.
        if (met.dueAt !== null && met.dueAt !== met.metAt && met.notBefore === null) {
          const lateMs = Date.parse(met.dueAt) + DAY_MS;
          const late = row(moved(facts, met, lateMs), met.id);
          // Another event that came in time proves it as well (who was declined and looked at again was told twice), or
          // the limit runs from the very event that was moved.
          const isProvedOtherwise = Date.parse(late.metAt ?? '') !== lateMs || late.dueAt !== met.dueAt;
          if (late.state === 'met' && isProvedOtherwise) continue;
          expect([met.id, redStates.includes(late.state)]).toEqual([met.id, true]);
          altered += 1;
        }
        if (met.notBefore !== null) {
          const early = row(moved(facts, met, Date.parse(met.notBefore) - DAY_MS), met.id);
          expect([met.id, early.state, early.problem]).toEqual([met.id, 'broken', 'tooEarly']);
          tooEarly += 1;
        }
      }
    expect(altered).toBeGreaterThan(20);
    // Of those who were funded, some had a right to cancel.
    expect(tooEarly).toBeGreaterThan(0);
  });

  test('an altered paper, and a history that was tampered with, turn every row red that rests on them', () => {
    const [facts] = funded;
    if (!facts) throw new Error('No journey was funded.');
    for (const { id, state, proof } of binderOf(facts)) {
      if (state !== 'met' || !proof) continue;
      const hashes = facts.papers.map((paper) => ({ ...paper, foundSha256: 'another' }));
      const expected = (proof.papers ?? []).length > 0 ? 'paperAltered' : null;
      expect([id, row({ ...facts, papers: hashes }, id).problem]).toEqual([id, expected]);
      const gone = facts.papers.map((paper) => ({ ...paper, foundSha256: null, destroyedAt: facts.now.toISOString() }));
      expect(row({ ...facts, papers: gone }, id).problem).toBe(null);
      const broken = (proof.events ?? []).length > 0 ? 'historyAltered' : null;
      expect([id, row({ ...facts, isHistoryWhole: false }, id).problem]).toEqual([id, broken]);
    }
  });
});

/** The same journey, with the moment of this row's proof somewhere else. */
function moved(facts: BinderFacts, { proof, id }: BinderRow, ms: number): BinderFacts {
  const at = new Date(ms).toISOString();
  const last = proof?.events?.at(-1);
  const events = facts.events.map((event) => {
    if (event.seq !== last?.seq) return event;
    const { signedAt, deliveredTo } = event.payload as { signedAt?: string; deliveredTo?: readonly object[] };
    const payload = {
      ...event.payload,
      ...(signedAt !== undefined && { signedAt: at }),
      ...(deliveredTo && { deliveredTo: deliveredTo.map((to) => ({ ...to, at })) }),
    };
    return { ...event, at, payload };
  });
  const keys = (proof?.deliveries ?? []).map(({ key }) => key);
  const consents = facts.application.consents.map((consent) => ({
    ...consent,
    at,
    ...(consent.type === 'EARLY_DISCLOSURES' && { version: `${at} hash` }),
  }));
  const isConsent = (proof?.consents ?? []).length > 0;
  return {
    ...facts,
    events: id === 'electronicConsent' ? facts.events : events,
    application: isConsent ? { ...facts.application, consents } : facts.application,
    deliveries: facts.deliveries.map((one) => (keys.includes(one.key) ? { ...one, at } : one)),
    papers: facts.papers.map((paper) =>
      paper.signedAt !== null && proof?.papers?.some(({ uuid }) => uuid === paper.uuid)
        ? { ...paper, signedAt: at }
        : paper,
    ),
  };
}

test('every obligation has words, a citation and a limit', () => {
  expect(obligationIds.toSorted()).toEqual(Object.keys(words.titles).toSorted());
  for (const id of obligationIds) {
    const { citation, owed, ...rest } = obligations[id];
    expect(citation.length).toBeGreaterThan(5);
    expect(words.owed[owed]).toBeTruthy();
    expect('by' in rest || 'before' in rest, id).toBe(true);
  }
});
