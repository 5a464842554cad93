import { describe, expect, test } from 'vitest';
import { newApplication } from '../application/new-application.ts';
import { viewFor } from '../application/view.ts';
import { advance } from './advance.ts';
import { readEvent } from './events.ts';
import { force } from './force.ts';
import { isOwed } from './owed.ts';
import { route } from './route.ts';
import { type Status, statuses, statusNames } from './statuses.ts';
import { people } from './stories/samples.ts';
import { tell } from './stories/story.ts';
import { startedAt } from './stories/walk.ts';

const known = { reason: 'The vendor lost the file.', by: 'staff-1', declineReasons: ['TITLE_DEFECT'] } as const;
const moneyRows: readonly Status[] = ['FUNDABLE', 'DIRECT_DEBT_PAYOFF'];
const fresh = newApplication(people.employee, startedAt);

describe('the operator’s way out', () => {
  test('leads from every row to every row, and starts what the new row starts', () => {
    for (const from of statusNames)
      for (const to of statusNames.filter((one) => !moneyRows.includes(one))) {
        const outcome = force({ ...fresh, status: from }, { ...known, to }, startedAt);
        const effects = statuses[to].starts.filter((effect) => isOwed(fresh, effect));
        expect(outcome).toMatchObject({ ok: true, from, to, because: 'forced', effects });
      }
  });

  test('[T24] moves no money that two people have not approved, and none that is on its way', () => {
    const checks = { watchLists: 'clear', liens: 'settled' } as const;
    const funding = { ...fresh.funding, approvers: ['staff-1', 'staff-2'], release: 'release-1', checks };
    for (const to of moneyRows)
      for (const from of statusNames) {
        const alone = force({ ...fresh, status: from }, { ...known, to }, startedAt);
        expect(alone).toMatchObject({ ok: false });
        const byTwo = force({ ...fresh, funding, status: from }, { ...known, to }, startedAt);
        expect(byTwo).toMatchObject(from === to ? { ok: false, code: 'notAllowedHere' } : { ok: true, to });
      }
    const back = force({ ...fresh, funding, status: 'FUNDABLE' }, { ...known, to: 'RECORDING' }, startedAt);
    expect(back).toMatchObject({
      application: { funding: { approvers: [], release: null, voided: { why: 'The application was moved by hand.' } } },
    });
  });

  test('[T24] moves no money while a name may be on a list, though two people have approved it', () => {
    const approved = { ...fresh.funding, approvers: ['staff-1', 'staff-2'], release: 'release-1' };
    const clear = { watchLists: 'clear', liens: 'clear' } as const;
    const at = startedAt.toISOString();
    for (const [checks, screening] of [
      [{}, undefined],
      [{ ...clear, watchLists: 'found' }, undefined],
      [clear, { state: 'found', at }],
    ] as const) {
      const application = { ...fresh, funding: { ...approved, checks }, ...(screening && { screening }) };
      for (const to of moneyRows)
        expect(force(application, { ...known, to }, startedAt)).toMatchObject({ ok: false, code: 'held' });
    }
  });

  test('needs a reason and another person', () => {
    expect(force(fresh, { ...known, to: 'CANCELLED', reason: ' ' }, startedAt)).toMatchObject({
      ok: false,
      code: 'noReasons',
    });
    const own = { ...known, to: 'FUNDABLE', by: fresh.borrower.identityUuid } as const;
    expect(force(fresh, own, startedAt)).toMatchObject({ ok: false, code: 'notTheirs' });
  });

  test('a decline still needs its principal reasons', () => {
    const bare = { to: 'DECLINED', reason: 'Policy', by: 'staff-1' } as const;
    expect(force(fresh, bare, startedAt)).toMatchObject({ ok: false, code: 'noReasons' });
    expect(force(fresh, { ...bare, declineReasons: ['DEROGATORY_BANKRUPTCY'] }, startedAt)).toMatchObject({
      application: { declineReasons: ['DEROGATORY_BANKRUPTCY'], outcome: { hmdaAction: 3 } },
    });
  });

  test('a cancellation still carries its HMDA action, given or worked out', () => {
    const cancel = { ...known, to: 'CANCELLED' } as const;
    expect(force(fresh, cancel, startedAt)).toMatchObject({ application: { outcome: { hmdaAction: 4 } } });
    const given = { ...cancel, hmdaAction: 5 } as const;
    expect(force(fresh, given, startedAt)).toMatchObject({ application: { outcome: { hmdaAction: 5 } } });
  });

  test('a fault made by hand remembers where it was', () => {
    const outcome = force({ ...fresh, status: 'PREQUAL_TITLE' }, { ...known, to: 'UNKNOWN' }, startedAt);
    expect(outcome).toMatchObject({ application: { resumeTo: 'PREQUAL_TITLE' } });
  });

  test('a fault that is forced again keeps the step that failed, and goes on with it', () => {
    const faulted = { ...fresh, status: 'UNKNOWN', resumeTo: 'PREQUAL_TITLE' } as const;
    const again = force(faulted, { ...known, to: 'UNKNOWN' }, startedAt);
    if (!again.ok) throw new Error(again.reason);
    const resumed = readEvent('resumed', { uuid: 'event-1', by: 'operations' }, {});
    expect(advance(again.application, resumed, startedAt)).toMatchObject({ ok: true, to: 'PREQUAL_TITLE' });
  });

  test('a declined file that is opened again is no longer routed as declined', () => {
    const declined = tell('employee', '... intake\n credit  softCreditReturned bankrupt  DECLINED');
    const outcome = force(declined, { ...known, to: 'HMDA' }, startedAt);
    if (!outcome.ok) throw new Error(outcome.reason);
    expect(outcome.application).toMatchObject({ outcome: null, declineReasons: [] });
    expect(route({ hasProfile: true, application: viewFor('borrower', outcome.application) }).screen).toBe(
      'start/hmda',
    );
  });

  test('forcing a row to itself tries it again', () => {
    const outcome = force(
      { ...fresh, status: 'WAITING_FOR_AVM_DATA' },
      { ...known, to: 'WAITING_FOR_AVM_DATA' },
      startedAt,
    );
    expect(outcome).toMatchObject({ ok: true, effects: ['valueProperty'] });
  });
});
