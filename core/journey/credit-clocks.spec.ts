import { expect, test } from 'vitest';
import type { Application } from '../application/application.ts';
import { sampleApplications } from '../documents/stories/sample-papers.ts';
import { creditDecisionDue } from './credit-clocks.ts';

const begun: Application = {
  ...sampleApplications.declined,
  status: 'COLLECT_ADDITIONAL_INFO',
  declineReasons: [],
  outcome: null,
  decision: 'INITIAL',
  createdAt: '2026-11-01T12:00:00.000Z',
  submittedAt: null,
  deadlines: {},
};

test('an application that is begun is to be answered, or told what is missing, within 30 days', () => {
  expect(creditDecisionDue(begun)).toMatchObject({ clock: 'INCOMPLETE', dueAt: '2026-12-01T12:00:00.000Z' });
  const told = { ...begun, deadlines: { incompletenessExpired: '2026-12-20T12:00:00.000Z' } };
  expect(creditDecisionDue(told)).toBeNull();
});

test('a complete one within 30 days of the day it was sent, until it is approved or ends', () => {
  const sent = { ...begun, submittedAt: '2026-11-10T12:00:00.000Z' };
  expect(creditDecisionDue(sent)).toMatchObject({ clock: 'DECISION', dueAt: '2026-12-10T12:00:00.000Z' });
  expect(creditDecisionDue({ ...sent, decision: 'APPROVED' })).toBeNull();
  expect(creditDecisionDue({ ...sent, status: 'DECLINED' })).toBeNull();
  expect(creditDecisionDue({ ...sent, isInquiry: true })).toBeNull();
});

test('a counter-offer stops the 30 days and starts the 90', () => {
  const offered: Application = {
    ...begun,
    submittedAt: '2026-11-10T12:00:00.000Z',
    status: 'REVISED_OFFER_SELECTION',
    statusSince: '2026-11-12T12:00:00.000Z',
  };
  expect(creditDecisionDue(offered)).toMatchObject({ clock: 'COUNTER_OFFER', dueAt: '2027-02-10T12:00:00.000Z' });
});
