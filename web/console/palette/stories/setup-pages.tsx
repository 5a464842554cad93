/** For the spec of what the palette offers: the pages of oversight and setup, each with something on it, and what can be done there. */
import { AuditPage } from '../../audit/audit-page.tsx';
import { BannersPage } from '../../banners/banners-page.tsx';
import { ComplaintsPage } from '../../complaints/complaints-page.tsx';
import { ExperimentPage } from '../../experiments/experiment-page.tsx';
import { ExperimentsPage } from '../../experiments/experiments-page.tsx';
import { NewExperimentPage } from '../../experiments/new-experiment-page.tsx';
import { FlagPage } from '../../flags/flag-page.tsx';
import { HmdaPage } from '../../hmda/hmda-page.tsx';
import { MessagesPage } from '../../messages/messages-page.tsx';
import { RecordsPage } from '../../records/records-page.tsx';
import { DeskReportsPage } from '../../reports/reports-page.tsx';
import { MemberPage } from '../../staff/member-page.tsx';
import { StaffPage } from '../../staff/staff-page.tsx';
import { VendorsPage } from '../../vendors/vendors-page.tsx';
import { at, list, type PageRow } from './page-row.ts';

const second = {
  ...{ calls: { answered: 7, refused: 0, faults: 0 }, middle: null, nineOfTen: null, leftAloneSince: null },
  ...{ first: 'primary', choices: [] },
};
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
const off = { isKilled: false, rules: [{ enabled: true }], otherwise: { enabled: false } };
const changed = { by: 'Ada Desk', at, why: 'Not yet.', confirmedBy: null, restores: null, rules: off };
const flag = {
  ...{ key: 'fe-heloc-back-of-id', meaning: 'The back of a card.', owner: 'lending', life: 'temporary', touches: null },
  ...{ removeBy: '2028-12-31', outcome: false, isKilled: false, version: 2, changed, askedAt: null, stale: [] },
  ...{ isWaiting: true, variables: [], organizations: [], rules: off, refused: [] },
  proposal: { uuid: 'p1', by: 'Ben Desk', at, why: 'Now.', isMine: false, rules: off },
  history: [2, 1].map((version) => ({ ...changed, version })),
};
const experiment = {
  ...{ key: 'in-steps', hypothesis: 'Short is easy.', flag: 'fe-heloc-multi-page-product-select', meaning: 'Pages.' },
  ...{ needsCompliance: false, weights: { control: 5000, variation: 5000 }, audience: {}, primary: 'selected' },
  ...{ minimumEffect: 3, guards: ['complaints'], state: 'proposed', settled: null, stopped: null, results: null },
  proposed: { by: 'Ada Desk', at, isMine: false },
};
const register = {
  ...{ lender: { code: 'KQ', name: 'Kindred', lei: '10BX939C5543TQA1144M' }, lenders: [], tracts: null, rows: [] },
  next: null,
};
const complaint = {
  ...{
    uuid: 'c1',
    kind: 'FEES',
    channel: 'phone',
    name: 'Ada Owner',
    message: 'Charged twice.',
    receivedAt: at,
    dueAt: at,
  },
  ...{ applicationUuid: null, loanNumber: null, hasEmail: true, isLate: false, answer: null },
};
const did = { by: 'Cora Complete', at };
const hold = {
  uuid: 'h1',
  applicationUuid: 'a1',
  loanNumber: '2600000001',
  reason: 'A lawsuit',
  placed: did,
  lifted: null,
};

export const setupPages: readonly PageRow[] = [
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
    beside: ['Show 2 open orders at Credit bureau', 'Show 2 open orders at Flood zones'],
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
    beside: ['History of “Closed on Monday.”'],
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
    beside: ['Show'],
  },
  {
    path: '/console/reports',
    page: <DeskReportsPage />,
    answers: [[/./, report]],
    acts: ['Save as CSV: Pipeline: open applications by stage, now', 'Save as CSV: Declines by reason'],
    beside: ['Show'],
  },
  {
    path: '/console/flags/{flag}',
    page: <FlagPage flag="fe-heloc-back-of-id" />,
    answers: [[/./, flag]],
    acts: [
      ...['Confirm the change', 'Refuse it', 'Save the change', 'Who gets this?', 'Add a rule', 'Remove rule 1'],
      ...['Go back to version 1', 'Go back to the default'],
    ],
  },
  {
    path: '/console/experiments',
    page: <ExperimentsPage />,
    answers: [[/./, { experiments: [experiment], organizations: [] }]],
    acts: ['New experiment'],
  },
  {
    path: '/console/experiments/{experiment}',
    page: <ExperimentPage experiment="in-steps" />,
    answers: [[/./, experiment]],
    acts: ['Start the experiment', 'Refuse it'],
  },
  {
    path: '/console/new-experiment',
    page: <NewExperimentPage />,
    answers: [],
    acts: ['Propose it'],
  },
  {
    path: '/console/hmda',
    page: <HmdaPage />,
    answers: [[/./, register]],
    acts: [
      ...['Download the file', 'Check (Check a row or a file)', 'Check (Rate spread)', 'Check (APR of a schedule)'],
    ],
  },
  {
    path: '/console/complaints',
    page: <ComplaintsPage />,
    answers: [
      [/\/report/, { year: '2026', rows: [] }],
      [/./, { complaints: [complaint], next: 'c0' }],
    ],
    acts: ['Save and send the answer: ', 'Save the complaint', 'Download as CSV'],
    beside: ['Next page', 'Pick from a calendar'],
  },
  {
    path: '/console/records',
    page: <RecordsPage />,
    answers: [
      [
        /./,
        {
          holds: [
            { ...hold, lift: null },
            { ...hold, uuid: 'h2', loanNumber: '2600000002', lift: { ...did, reason: 'Settled.', isMine: false } },
          ],
          ...{ next: null, table: [] },
        },
      ],
    ],
    acts: [...['Ask to lift the hold: 2600000001', 'Agree and lift the hold: 2600000002', 'Keep the hold: 2600000002']],
  },
];
