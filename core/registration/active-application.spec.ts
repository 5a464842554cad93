import { describe, expect, test } from 'vitest';
import { addDays } from '#core/calendar/dates.ts';
import type { OwnApplication } from './active-application.ts';
import { activeApplicationModal, pickActiveApplication } from './active-application.ts';

const today = '2026-11-15';
const daysAgo = (days: number) => `${addDays(today, -days)}T23:59:59Z`;

function application(
  change: Partial<OwnApplication> & { checklistStatus?: string; createdDate?: string } = {},
): OwnApplication {
  const { checklistStatus = 'IN_PROGRESS', createdDate = daysAgo(60), ...rest } = change;
  return {
    uuid: 'a',
    active: true,
    activeForAppStart: false,
    isInquiry: false,
    status: { checklistStatus },
    auditFields: { createdDate },
    ...rest,
  };
}

describe('the active application', () => {
  test.each([
    ['COMPLETE', true, true, true],
    ['COMPLETE', true, false, true],
    ['COMPLETE', false, true, false],
    ['COMPLETE', false, false, false],
    ['IN_PROGRESS', true, true, true],
    ['IN_PROGRESS', false, true, true],
    ['IN_PROGRESS', true, false, false],
    ['IN_PROGRESS', false, false, false],
  ])(
    '[REG-023] [Q-15] %s, activeForAppStart %s, active %s: picked %s',
    (checklistStatus, activeForAppStart, active, isPicked) => {
      const only = application({ checklistStatus, activeForAppStart, active });
      expect(pickActiveApplication([only])).toBe(isPicked ? only : undefined);
    },
  );

  test('[REG-023] [Q-15] of several the newest', () => {
    const older = application({ uuid: 'old', createdDate: daysAgo(3) });
    const newer = application({ uuid: 'new', createdDate: daysAgo(2) });
    const idle = application({ uuid: 'idle', createdDate: daysAgo(1), active: false });
    expect(pickActiveApplication([older, newer, idle])?.uuid).toBe('new');
    expect(pickActiveApplication([])).toBeUndefined();
  });
});

describe('entering registration', () => {
  const completed = (days: number, change: Partial<OwnApplication> = {}) =>
    application({ checklistStatus: 'COMPLETE', activeForAppStart: true, completedDate: daysAgo(days), ...change });

  test.each([
    [0, true],
    [10, true],
    [44, true],
    [45, false],
    [46, false],
  ])('[CONST-10] [Q-57] a HELOC completed %i days ago stands in the way: %s', (days, isInTheWay) => {
    expect(activeApplicationModal([completed(days)], today)?.kind).toBe(isInTheWay ? 'recentlyCompleted' : undefined);
  });

  test('[ERR-26] what stands in the way is said as a HELOC of the last 45 days', () => {
    const application = completed(10);
    expect(activeApplicationModal([application], today)).toEqual({
      kind: 'recentlyCompleted',
      title: 'It looks like you have received a HELOC from us within the last 45 days.',
      application,
    });
  });

  test('[ERR-26] also when no one marked it', () => {
    expect(activeApplicationModal([completed(10, { activeForAppStart: false })], today)?.kind).toBe(
      'recentlyCompleted',
    );
  });

  test('without a completion date the 45 days run from creation', () => {
    expect(activeApplicationModal([completed(0, { completedDate: null })], today)).toBeUndefined();
  });

  test('[ERR-27] an inquiry belongs to the loan officer', () => {
    const inquiry = application({ isInquiry: true });
    expect(activeApplicationModal([inquiry], today)).toEqual({
      kind: 'inquiry',
      title: 'Action Required: Contact Your Loan Officer',
      application: inquiry,
    });
  });

  test('[ERR-28] any other active application can be continued', () => {
    const open = application();
    expect(activeApplicationModal([completed(100), open], today)).toEqual({
      kind: 'active',
      title: 'Active application already exists',
      application: open,
    });
  });

  test('nothing active, nothing said', () => {
    expect(activeApplicationModal([], today)).toBeUndefined();
    expect(activeApplicationModal([application({ active: false })], today)).toBeUndefined();
  });
});
