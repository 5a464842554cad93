/** For the spec of what the palette offers: the pages of one's daily work, each with something on it, and what can be done there. */
import { queueIds } from '#core/desk/queues.ts';
import { statusNames } from '#core/journey/statuses.ts';
import { LogCall } from '../../application/log-call.tsx';
import { Reveal } from '../../application/reveal.tsx';
import { Force } from '../../ask/force.tsx';
import { RequestsPage } from '../../ask/requests-page.tsx';
import { LoanBinderPage } from '../../binder/loan-page.tsx';
import { ConditionsPage } from '../../conditions/conditions-page.tsx';
import { FundingPage } from '../../funding/funding-page.tsx';
import { MapPage } from '../../map/map-page.tsx';
import { MentionsPage } from '../../mentions/mentions-page.tsx';
import { CommissionPage } from '../../notary/commission-page.tsx';
import { QueuePage } from '../../notary/queue-page.tsx';
import { SessionPage } from '../../notary/session-page.tsx';
import { applicationPath, binderPath, reviewPath } from '../../paths.ts';
import { ReviewPage } from '../../review/review-page.tsx';
import { WorkPage } from '../../work/work-page.tsx';
import { at, list, type PageRow } from './page-row.ts';

const closing = {
  ...{ uuid: 'a1', borrower: 'Ada Homeowner', loanNumber: '2695712125', status: 'FINAL_TITLE_REVIEW', version: 1 },
  ...{ owners: [{ identityUuid: 'b1', name: 'Ada Homeowner' }], history: [] },
};
type Closing = Parameters<typeof Force>[0]['closing'];
const opened = closing as unknown as Closing;
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
  ...{ today: '2026-11-18', day: '2026-11-18', later: 0, isWhole: true, days: [], files: [], notices: [] },
  book: { accounts: [], debitCents: 0, creditCents: 0, unfiledCents: 1 },
  nextFile: { leavesBy: at, settlesOn: '2026-11-20', isSentByItself: true },
};
const session = {
  ...{ uuid: 's1', loanNumber: '2600000001', state: 'waiting', openedAt: at, turn: null, journal: [] },
  ...{ property: { street1: '12 Elm Street', city: 'Austin', state: 'TX' } },
  seats: [
    {
      identityUuid: 'b1',
      name: 'Ada Homeowner',
      isPresent: true,
      isProved: true,
      isConfirmed: false,
      hasSigned: false,
    },
    {
      identityUuid: 'b2',
      name: 'Mate Homeowner',
      isPresent: true,
      isProved: true,
      isConfirmed: true,
      hasSigned: false,
    },
  ],
};
const note = { uuid: 'n1', kind: 'note', by: 'Ben Desk', at, text: 'Please look.', to: null };
const mention = { id: 'm1', applicationUuid: 'a1', borrower: 'Ada Homeowner', loanNumber: null, isRead: false, note };
const request = {
  ...{
    uuid: 'r1',
    applicationUuid: 'a1',
    borrower: 'Ada Homeowner',
    loanNumber: '2600000001',
    timeZone: 'America/Chicago',
  },
  ...{
    label: 'Stop funding',
    entered: [],
    reason: 'As she wrote.',
    whyTwo: 'It ends it.',
    askedBy: 'Ben Desk',
    askedAt: at,
  },
  ...{ isMine: false, isVoid: false, whyNot: null },
};
const paper = (uuid: string) => ({
  ...{ uuid, name: `${uuid}.jpg`, mediaType: 'image/jpeg', bytes: 84_000, sentAt: at, isIdentityPicture: false },
  ...{ type: 'USER_UPLOADED_PAYSTUB', sha256: '9f2c'.repeat(16) },
  facts: [{ fact: 'name', label: 'Name', typed: 'text', stated: 'A', shown: 'A', read: null, isSecret: false }],
});
const asked = {
  ...{ uuid: 'c1', header: 'Upload Your Pay Stubs', description: 'Two.', notes: null, dueOn: null, askedOf: 'Ada' },
  ...{ answeredAt: at, state: 'answered' },
  acts: ['conditionCleared', 'conditionAskedAgain', 'fraudSuspected'].map((event) => ({ event, whyNot: null })),
};
const reviewed = {
  ...{ uuid: 'a1', version: 7, loanNumber: '2695712149', borrower: 'Ada Homeowner', status: 'OFFER_SELECTION' },
  ...{ timeZone: 'America/Chicago', today: '2026-11-17' },
  parts: [{ condition: asked, papers: [paper('nov'), paper('oct')], unchecked: 0 }],
};

export const deskPages: readonly PageRow[] = [
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
    acts: ['Next case', 'Claim', 'Release', 'Assign', 'Save view', 'Density'],
    beside: ['Filters', 'Clear selection'],
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
    answers: [
      [/\/(lines|returned)/, list()],
      [/./, funding],
    ],
    acts: ['Make the file'],
  },
  {
    path: '/console/map',
    page: <MapPage />,
    answers: [[/./, { countMax: 9, statuses: statusNames.map((status) => ({ status, count: 0, late: 0 })) }]],
    acts: ['Show as a table'],
    // Either of the two says which is shown; the palette names the other.
    beside: ['Map', 'Table'],
  },
  {
    path: '/console/sessions',
    page: <QueuePage />,
    answers: [
      [/\/commission/, { commission: null, refusal: null }],
      [/./, [session, { ...session, uuid: 's2', state: 'claimed', loanNumber: '2600000002' }]],
    ],
    acts: [
      'Take the session: Ada Homeowner, Mate Homeowner, 2600000001',
      'Open: Ada Homeowner, Mate Homeowner, 2600000002',
    ],
  },
  {
    path: '/console/sessions/{uuid}',
    page: <SessionPage uuid="s1" />,
    answers: [
      [/\/ticket/, { ticket: 't' }],
      [/./, { ...session, state: 'claimed' }],
    ],
    acts: [
      ...['Face and document match: Ada Homeowner', 'Ask Mate Homeowner to sign', 'Read the deed', 'Seal and complete'],
      ...['End without a signature', 'Give the session back'],
    ],
  },
  {
    path: '/console/commission',
    page: <CommissionPage />,
    answers: [[/./, { commission: null, refusal: null }]],
    acts: ['Save'],
  },
  {
    path: '/console/mentions',
    page: <MentionsPage />,
    answers: [[/./, { mentions: [mention], next: 'm0' }]],
    acts: ['Mark all as read'],
    beside: ['Older mentions'],
  },
  {
    path: '/console/requests',
    page: <RequestsPage />,
    answers: [[/./, list(request, { ...request, uuid: 'r2', loanNumber: '2600000002', isMine: true })]],
    acts: [
      'Confirm: Stop funding, 2600000001',
      'Refuse: Stop funding, 2600000001',
      'Take it back: Stop funding, 2600000002',
    ],
  },
  {
    path: binderPath('{uuid}'),
    page: <LoanBinderPage uuid="a1" />,
    answers: [
      [/\/records/, { hold: null, destroyed: [] }],
      [/./, { loanNumber: '2600000001', timeZone: 'America/Chicago', rows: [] }],
    ],
    acts: ['Place a legal hold', 'Download the binder (ZIP)'],
  },
  {
    path: reviewPath('{uuid}'),
    page: <ReviewPage uuid="a1" />,
    answers: [
      [/\/review/, reviewed],
      [/./, {}],
    ],
    acts: [
      ...['Previous file', 'Next file', 'Smaller', 'Larger', 'Fit to width', 'Rotate', 'Next difference', 'Download'],
      ...['Accept all 2 files', 'Ask again', 'Reject as fraud'],
    ],
    beside: ['nov.jpg84 KB', 'oct.jpg84 KB'],
  },
];
