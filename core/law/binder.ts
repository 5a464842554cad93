/**
 * The examiner's binder of one application: every obligation with its day by law, when it was met and by what proof, or
 * why it does not apply. Pure. An altered date, an altered paper and a history that does not match its seals show as red.
 */
import type { Instant } from '#core/application/application.ts';
import type * as words from '#core/words/en/law/obligations.ts';
import { type BinderFacts, isOver, type Proof } from './binder/facts.ts';
import type { NotOwed, ObligationRow } from './binder/row.ts';
import { type ObligationId, obligationIds, obligations } from './obligations.ts';

export type BinderState = keyof typeof words.states;
type Problem = keyof typeof words.problems;

export interface BinderRow {
  readonly id: ObligationId;
  readonly state: BinderState;
  readonly reason: NotOwed | null;
  readonly problem: Problem | null;
  /** The last moment that the law allows, or allowed. */
  readonly dueAt: Instant | null;
  /** The first one, where the law wants a wait. */
  readonly notBefore: Instant | null;
  readonly metAt: Instant | null;
  readonly proof: Proof | null;
}

/** What an examiner would object to. */
export const redStates: readonly BinderState[] = ['late', 'missing', 'broken'];

export function binderOf(facts: BinderFacts): readonly BinderRow[] {
  return obligationIds.map((id) => rowOf(id, obligations[id], facts));
}

function rowOf(id: ObligationId, row: ObligationRow, facts: BinderFacts): BinderRow {
  const nothing = { id, reason: null, problem: null, dueAt: null, notBefore: null, metAt: null, proof: null };
  const reason = row.notOwed(facts);
  if (reason) return { ...nothing, state: 'notApplicable', reason };
  const by = row.by?.(facts) ?? null;
  const passed = row.before?.(facts) ?? null;
  const dueAt = [by, passed].filter((at) => at !== null).toSorted()[0] ?? null;
  const notBefore = row.from?.(facts) ?? null;
  const proof = row.met(facts);
  const dated = { ...nothing, dueAt, notBefore };
  if (!proof) return { ...dated, ...withoutProof(facts, by, passed) };
  const problem = problemOf(facts, proof, dueAt, notBefore);
  const state = problem === null ? 'met' : problem === 'metLate' ? 'late' : 'broken';
  return { ...dated, state, problem, metAt: proof.at, proof };
}

function problemOf(facts: BinderFacts, proof: Proof, dueAt: Instant | null, from: Instant | null): Problem | null {
  const { papers = [], events = [] } = proof;
  const isAltered = papers.some(
    ({ sha256, foundSha256, destroyedAt }) => !destroyedAt && foundSha256 !== undefined && foundSha256 !== sha256,
  );
  if (isAltered) return 'paperAltered';
  if (events.length > 0 && facts.isHistoryWhole === false) return 'historyAltered';
  if (from !== null && Date.parse(proof.at) < Date.parse(from)) return 'tooEarly';
  return dueAt !== null && Date.parse(proof.at) > Date.parse(dueAt) ? 'metLate' : null;
}

type Unmet = Pick<BinderRow, 'state' | 'problem' | 'reason'>;

function withoutProof(facts: BinderFacts, by: Instant | null, passed: Instant | null): Unmet {
  if (passed !== null) return { state: 'missing', problem: 'passedBy', reason: null };
  if (by !== null && Date.parse(by) < facts.now.getTime()) return { state: 'late', problem: 'overdue', reason: null };
  if (by !== null) return { state: 'due', problem: null, reason: null };
  const isNeverOwed = isOver(facts);
  return isNeverOwed
    ? { state: 'notApplicable', problem: null, reason: 'endedBefore' }
    : { state: 'ahead', problem: null, reason: null };
}
