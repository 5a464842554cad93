/** What can be done on a page of the console can be done from the palette: one row for each page, none left out unsaid. */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { queueIds } from '#core/desk/queues.ts';
import { statusNames } from '#core/journey/statuses.ts';
import { staffRoles } from '#core/roles.ts';
import { MemoryRouter } from '#web/app/testing.tsx';
import { queryClient } from '#web/client/queries.ts';
import { holdSessionOf, saveToken } from '#web/client/session.ts';
import { servePage } from '#web/client/testing.ts';
import { LogCall } from '../application/log-call.tsx';
import { Reveal } from '../application/reveal.tsx';
import { Force } from '../ask/force.tsx';
import { AuditPage } from '../audit/audit-page.tsx';
import { BannersPage } from '../banners/banners-page.tsx';
import { ConditionsPage } from '../conditions/conditions-page.tsx';
import { FundingPage } from '../funding/funding-page.tsx';
import { MapPage } from '../map/map-page.tsx';
import { MessagesPage } from '../messages/messages-page.tsx';
import { applicationPath } from '../paths.ts';
import { DeskReportsPage } from '../reports/reports-page.tsx';
import { detailPages, sections } from '../sections.tsx';
import { MemberPage } from '../staff/member-page.tsx';
import { StaffPage } from '../staff/staff-page.tsx';
import { VendorsPage } from '../vendors/vendors-page.tsx';
import { WorkPage } from '../work/work-page.tsx';
import { useOffers } from './acts.ts';

const at = '2026-11-17T15:00:00.000Z';
const list = (...rows: readonly object[]) => ({ rows, nextCursor: null });

const closing = {
  ...{ uuid: 'a1', borrower: 'Ada Homeowner', loanNumber: '2695712125', status: 'FINAL_TITLE_REVIEW', version: 1 },
  ...{ owners: [{ identityUuid: 'b1', name: 'Ada Homeowner' }], history: [] },
};
type Closing = Parameters<typeof Force>[0]['closing'];
const opened = closing as unknown as Closing;

const vendor = {
  ...{
    vendor: 'credit',
    isPausable: true,
    calls: { answered: 1, refused: 0, faults: 0 },
    middle: null,
    nineOfTen: null,
  },
  ...{ leftAloneSince: null, waiting: 0, orders: 2, oldestOrder: null, pauses: [] as object[] },
};
const second = {
  ...{ calls: { answered: 7, refused: 0, faults: 0 }, middle: null, nineOfTen: null, leftAloneSince: null },
  ...{ first: 'primary', choices: [] },
};
const vendors = {
  ...{ minutes: 60, reaches: ['organization'], switchable: [{ org: 'B', name: 'Brook Bank' }] },
  vendors: [
    { ...vendor, second },
    { ...vendor, vendor: 'flood', second: null, pauses: [{ reach: 'organization', at, by: 'Cora', why: 'Wrong.' }] },
  ],
};
const order = {
  ...{ reference: 't1', effect: 'collectTitleReport', placedAt: at, timesAsked: 3, applicationUuid: 'a1' },
  loanNumber: '2600000001',
};
const message = { vendor: 'title', id: 'm1', kind: 'title.reported', receivedAt: at, tries: 20, fault: null };
const banner = {
  ...{ uuid: 'b1', version: 2, isShown: true, message: 'Closed on Monday.', variant: 'info', active: true },
  ...{ dismissable: true, reach: 'organization', from: null, until: null },
};
const changes = [2, 1].map((version) => ({ ...banner, version, at, by: 'Ada Admin' }));
const member = {
  ...{ uuid: 'paul', name: 'Paul Folder', email: 'paul@staff.example', roles: ['processor'], state: 'active' },
  ...{ passkeys: 1, hasApp: false, lastActiveAt: null, sessions: 2, isMe: false, whyNot: null },
};
const report = { isOfAll: false, pipeline: [], conversion: [], stays: [], declines: [], staff: [] };
const row = {
  ...{ applicationUuid: 'a1', loanNumber: '2695712101', borrower: 'Ada Homeowner', queue: 'title', flags: [] },
  ...{ status: 'FINAL_TITLE_REVIEW', lineCents: 12_000_000, city: 'Austin', state: 'TX', timeZone: 'America/Chicago' },
  ...{ since: at, dueAt: null, dueClock: null, holder: null },
};
const condition = {
  ...{ uuid: 'c1', applicationUuid: 'a1', version: 7, loanNumber: 'HL-1', name: 'Ada Homeowner', isSigner: false },
  ...{ status: 'FINAL_TITLE_REVIEW', timeZone: 'America/Los_Angeles', header: 'Confirm it', description: 'Please.' },
  ...{ notes: null, created: at, answeredAt: at, state: 'answered', sent: [] },
  acts: [{ event: 'conditionCleared', whyNot: null }],
};
const funding = {
  ...{ today: '2026-11-18', day: '2026-11-18', later: 0, isCut: false, days: [], files: [], notices: [], returned: [] },
  book: { accounts: [], debitCents: 0, creditCents: 0, unfiledCents: 1 },
  nextFile: { leavesBy: at, settlesOn: '2026-11-20', isSentByItself: true },
};

/** By the end of what is asked for, the first that fits. */
type Answers = readonly (readonly [end: RegExp, answer: object])[];

interface Row {
  readonly path: string;
  readonly page: ReactNode;
  readonly answers: Answers;
  /** What is pressed first, by name. */
  readonly after?: readonly string[];
  readonly acts: readonly string[];
}

const pages: readonly Row[] = [
  {
    path: '/console/work',
    page: <WorkPage />,
    answers: [
      [/\/items/, list(row)],
      [/\/views/, []],
      [/\/claim/, { holder: null }],
      [/./, { queues: queueIds.map((queue) => ({ queue, waiting: 1, late: 0 })), held: 0, countMax: 1000 }],
    ],
    after: ['Select Ada Homeowner'],
    acts: ['Next case', 'Claim', 'Release', 'Assign', 'Save view'],
  },
  {
    path: applicationPath('{uuid}'),
    page: (
      <>
        <LogCall closing={opened} />
        <Reveal uuid="a1" field="ssn" />
        <Force closing={opened} onDone={() => undefined} />
      </>
    ),
    answers: [],
    acts: ['Log a call', 'Reveal the Social Security number', 'Force to another status'],
  },
  {
    path: '/console/conditions',
    page: <ConditionsPage />,
    answers: [
      [/side=ours/, list(condition)],
      [/./, list()],
    ],
    acts: ['Clear it'],
  },
  {
    path: '/console/funding',
    page: <FundingPage />,
    answers: [[/./, funding]],
    acts: ['Make the file'],
  },
  {
    path: '/console/vendors',
    page: <VendorsPage />,
    answers: [
      [/\/orders/, list(order)],
      [/./, vendors],
    ],
    after: ['Show 2 open orders at Credit bureau'],
    acts: [
      'Pause Credit bureau',
      'Resume Flood zones',
      'Switch Credit bureau',
      'Ask again: Collect title report, 2600000001',
    ],
  },
  {
    path: '/console/messages',
    page: <MessagesPage />,
    answers: [
      [/\/work/, list()],
      [/./, list({ ...message, applicationUuid: null })],
    ],
    acts: ['Try again: Title reported, received '],
  },
  {
    path: '/console/banners',
    page: <BannersPage />,
    answers: [
      [/\/history/, list(...changes)],
      [/./, { reaches: ['organization'], ...list(banner) }],
    ],
    after: ['History of “Closed on Monday.”'],
    acts: ['Write a banner', 'Change “Closed on Monday.”', 'Restore version 1'],
  },
  {
    path: '/console/staff',
    page: <StaffPage />,
    answers: [[/./, { org: 'KQ', organizations: [], people: [member] }]],
    acts: ['Invite someone'],
  },
  {
    path: '/console/staff/{uuid}',
    page: <MemberPage uuid="paul" />,
    answers: [[/./, { org: 'KQ', organizations: [], people: [member] }]],
    acts: ['Change roles', 'Log out everywhere', 'Suspend…'],
  },
  {
    path: '/console/audit',
    page: <AuditPage />,
    answers: [[/./, { entries: [], next: null }]],
    acts: ['Export as CSV'],
  },
  {
    path: '/console/reports',
    page: <DeskReportsPage />,
    answers: [[/./, report]],
    acts: ['Save as CSV: Pipeline: open applications by stage, now', 'Save as CSV: Declines by reason'],
  },
  {
    path: '/console/map',
    page: <MapPage />,
    answers: [[/./, { countMax: 9, statuses: statusNames.map((status) => ({ status, count: 0, late: 0 })) }]],
    acts: ['Show as a table'],
  },
];

/** Pages where one reads, chooses or goes on. */
const onlyRead = [
  ...['/console/find', '/console/overdue', '/console/map/{status}', '/console/insights', '/console/law'],
  ...['/console/chat-reports', '/console/replays', '/console/replays/{uuid}', '/console/closings/{uuid}'],
  ...['/console/closings', '/console/binder', '/console/applications/{uuid}/binder', '/console/records'],
];

/** Whose acts have buttons and keys of their own and are not in the palette yet. It only gets shorter. */
const notYet = [
  ...['/console/sessions', '/console/sessions/{uuid}', '/console/commission', '/console/mentions', '/console/requests'],
  ...['/console/chat', '/console/chat/{uuid}', '/console/answers', '/console/feedback', '/console/feedback/{uuid}'],
  ...['/console/hours', '/console/flags', '/console/flags/{flag}', '/console/experiments'],
  ...['/console/experiments/{experiment}', '/console/new-experiment', '/console/hmda', '/console/complaints'],
  '/console/applications/{uuid}/review',
];

function Offered() {
  const labels = useOffers().flatMap(({ acts }) => acts.map(({ label }) => label));
  return (
    <ul aria-label="The palette">
      {labels.map((label) => (
        <li key={label}>{label}</li>
      ))}
    </ul>
  );
}
const offered = () =>
  [...screen.getByRole('list', { name: 'The palette' }).children].map(({ textContent }) => textContent);

beforeAll(servePage);
beforeEach(() => {
  queryClient.clear();
  holdSessionOf('agent');
  saveToken('abc');
});
afterEach(() => vi.unstubAllGlobals());

test('every page of the console is told of here', () => {
  const told = [...pages.map(({ path }) => path), ...onlyRead, ...notYet];
  expect(told.toSorted()).toEqual([...sections, ...detailPages].map(({ path }) => path).toSorted());
});

test.each(pages)('$path offers its acts in the palette', async ({ path, page, answers, after = [], acts }) => {
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.endsWith('/me')) return Response.json({ identityUuid: 'me', name: 'Uma', roles: staffRoles });
    const found = answers.find(([end]) => end.test(url.replace(/^.*\/api\/v1/, '')));
    return Response.json(found?.[1] ?? {});
  });
  render(
    <MemoryRouter at={path}>
      {page}
      <Offered />
    </MemoryRouter>,
  );
  for (const name of after) {
    const control = await screen.findByLabelText(name);
    await act(async () => fireEvent.click(control));
  }
  const isOffered = (label: string) => offered().some((one) => one?.startsWith(label));
  await waitFor(() => expect(acts.filter((label) => !isOffered(label))).toEqual([]));
});
