import { expect, test } from 'vitest';
import type { Person } from '../../actor.ts';
import { Failure } from '../../failure.ts';
import type { StoredApplication } from '../../store/applications.ts';
import type { Decided } from './decide.ts';
import { mustBeTwo, type Second, withKept } from './second.ts';

const olive = { identityUuid: 'olive' } as Person;
const otto = { identityUuid: 'otto' } as Person;
const stored = { application: { status: 'FINAL_TITLE_EXCEPTION' }, version: 7 } as StoredApplication;
const two = { why: 'Two must agree.', confirmedBy: 'underwrite' } as const;
const asked: Second = { requestUuid: 'r1', askedBy: 'olive', settle: async () => {} };

test('what takes two is not done by one, and no one is their own second person', () => {
  expect(() => mustBeTwo(olive, two, undefined, stored)).toThrow(Failure);
  expect(() => mustBeTwo(olive, two, asked, stored)).toThrow('You asked for this. Someone else must confirm it.');
  expect(() => mustBeTwo(otto, two, asked, stored)).not.toThrow();
  expect(() => mustBeTwo(olive, null, undefined, stored)).not.toThrow();
  // Forcing has no row in the policies: it is asked for in any case, and the asker is refused all the same.
  expect(() => mustBeTwo(olive, null, asked, stored)).toThrow(Failure);
});

test('reason, what was looked at and who asked stand beside what the event says, on the first step only', () => {
  const step = { event: { uuid: 'e', name: 'titleNotCurable', payload: { why: 'x' } } };
  const decided = { ok: true, steps: [step, step] } as unknown as Decided;
  const kept = withKept(decided, { reason: 'x', found: { a: 'b' } }, asked);
  expect(kept.steps.map(({ event }) => event.payload)).toEqual([
    { why: 'x', reason: 'x', found: { a: 'b' }, askedBy: 'olive', requestUuid: 'r1' },
    { why: 'x' },
  ]);
  expect(withKept(decided, undefined, undefined)).toBe(decided);
});
