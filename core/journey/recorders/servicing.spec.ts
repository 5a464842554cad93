import { describe, expect, test } from 'vitest';
import type { Application } from '../../application/application.ts';
import { newApplication } from '../../application/new-application.ts';
import { advance } from '../advance.ts';
import { type EventName, readEvent } from '../events.ts';
import { people } from '../stories/samples.ts';
import { startedAt } from '../stories/walk.ts';
import { isWithOperations } from '../with-operations.ts';

const fresh = newApplication(people.employee, startedAt);
const later = new Date(startedAt.getTime() + 3_600_000);
type Servicing = NonNullable<Application['servicing']>;

function say(application: Application, event: EventName, payload: object, by: 'vendor' | 'operations' = 'vendor') {
  return advance(application, readEvent(event, { uuid: event, by }, payload), later);
}

const handed = (servicing?: Partial<Servicing>): Application => ({
  ...fresh,
  status: 'COMPLETE',
  servicing: { state: 'sent', at: startedAt.toISOString(), why: null, number: null, ...servicing },
});

describe('the hand-over to the servicer', () => {
  const paid = (more: Partial<Application> = {}) =>
    say({ ...fresh, status: 'DIRECT_DEBT_PAYOFF', ...more }, 'creditorsPaid', {});

  test('begins when the money is out, and its file goes out then', () => {
    const funding = { ...fresh.funding, disbursedAt: startedAt.toISOString() };
    const done = paid({ funding });
    expect(done).toMatchObject({ ok: true, to: 'COMPLETE', effects: ['sendWelcome', 'boardLine'] });
    expect(done.ok && done.application.servicing).toEqual({
      ...{ state: 'sent', at: later.toISOString(), why: null, number: null },
    });
  });

  test('there is none where nothing was ever paid out', () => {
    const done = paid();
    expect(done.ok && done.application.servicing).toBeUndefined();
    expect(done.ok && say(done.application, 'boardingSentAgain', { why: 'Try.' }, 'operations')).toMatchObject({
      ok: false,
      reason: 'Nothing was sent to the servicer.',
    });
  });

  test('a refusal is ours to settle, with what was wrong; sent again, the file goes out once more', () => {
    const refused = say(handed(), 'boardingRefused', { why: 'No such product.' });
    expect(refused).toMatchObject({ ok: true, to: 'COMPLETE', effects: [] });
    if (!refused.ok) return;
    expect(refused.application.servicing).toMatchObject({ state: 'refused', why: 'No such product.' });
    expect(isWithOperations(refused.application)).toBe(true);
    const again = say(refused.application, 'boardingSentAgain', { why: 'They know it now.' }, 'operations');
    expect(again).toMatchObject({ ok: true, effects: ['boardLine'] });
    expect(again.ok && again.application.servicing).toMatchObject({ state: 'sent', why: null });
    expect(again.ok && isWithOperations(again.application)).toBe(false);
  });

  test('a line that the servicer has stays boarded, whatever arrives later', () => {
    const boarded = say(handed(), 'lineBoarded', { servicerNumber: 'S-1' });
    expect(boarded.ok && boarded.application.servicing).toMatchObject({ state: 'boarded', number: 'S-1' });
    if (!boarded.ok) return;
    const notTwice = { ok: false, code: 'notTwice' };
    expect(say(boarded.application, 'boardingRefused', { why: 'Late.' })).toMatchObject(notTwice);
    expect(say(boarded.application, 'lineBoarded', { servicerNumber: 'S-2' })).toMatchObject(notTwice);
    expect(say(boarded.application, 'boardingSentAgain', { why: 'Again.' }, 'operations')).toMatchObject(notTwice);
    expect(say(boarded.application, 'lineBoarded', { servicerNumber: 'S-2' }, 'operations')).toMatchObject(notTwice);
  });

  test('a servicer says nothing about a line that is not complete', () => {
    for (const event of ['lineBoarded', 'boardingRefused'] as const)
      expect(
        say(
          { ...handed(), status: 'FUNDABLE' },
          event,
          event === 'lineBoarded' ? { servicerNumber: '1' } : { why: 'x' },
        ),
      ).toMatchObject({
        ok: false,
        code: 'notAllowedHere',
      });
  });
});
