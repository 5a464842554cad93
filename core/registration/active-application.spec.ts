import { describe, expect, test } from 'vitest';
import type { OwnApplication } from './active-application.ts';
import {
  activeApplicationModal,
  activeApplicationTitles,
  isWithinWaitingPeriod,
  pickActiveApplication,
} from './active-application.ts';

const now = '2026-11-15T12:00:00Z';
const nowMs = Date.parse(now);
const daysAgo = (days: number) => new Date(nowMs - days * 86_400_000).toISOString();

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
    [45, true],
    [46, false],
  ])('[CONST-10] [ERR-26] [Q-57] a HELOC completed %i days ago stands in the way: %s', (days, isInTheWay) => {
    expect(activeApplicationModal([completed(days)], nowMs)?.kind).toBe(isInTheWay ? 'recentlyCompleted' : undefined);
    expect(isWithinWaitingPeriod(completed(days), nowMs)).toBe(isInTheWay);
  });

  test('[ERR-26] also when nobody marked it', () => {
    expect(activeApplicationModal([completed(10, { activeForAppStart: false })], nowMs)?.kind).toBe(
      'recentlyCompleted',
    );
  });

  test('without a completion date the 45 days run from creation', () => {
    expect(activeApplicationModal([completed(0, { completedDate: null })], nowMs)).toBeUndefined();
  });

  test('[ERR-27] an inquiry belongs to the loan officer', () => {
    const inquiry = application({ isInquiry: true });
    expect(activeApplicationModal([inquiry], nowMs)).toEqual({ kind: 'inquiry', application: inquiry });
  });

  test('[ERR-28] any other active application can be continued', () => {
    const open = application();
    expect(activeApplicationModal([completed(100), open], nowMs)).toEqual({ kind: 'active', application: open });
  });

  test('[MODAL-01] nothing active, nothing said', () => {
    expect(activeApplicationModal([], nowMs)).toBeUndefined();
    expect(activeApplicationModal([application({ active: false })], nowMs)).toBeUndefined();
  });

  test('[ERR-26] [ERR-27] [ERR-28] [Q-14] the words', () => {
    expect(activeApplicationTitles).toEqual({
      recentlyCompleted: 'It looks like you have received a HELOC from us within the last 45 days.',
      inquiry: 'Action Required: Contact Your Loan Officer',
      active: 'Active application already exists',
    });
  });
});
