/** For the spec of what the palette offers: the pages about the people who write to us, each with something on it, and what can be done there. */
import { defaultHours } from '#core/chat/hours.ts';
import { AnswersPage } from '../../chat/answers-page.tsx';
import { ChatPage } from '../../chat/chat-page.tsx';
import { HoursPage } from '../../chat/hours-page.tsx';
import { ReportsPage } from '../../chat/reports-page.tsx';
import { beside, conversation, row as waits } from '../../chat/testing.ts';
import { InboxPage } from '../../feedback/inbox-page.tsx';
import { SaidPage } from '../../feedback/said-page.tsx';
import { ReplayPage } from '../../replays/replay-page.tsx';
import { at, list, type PageRow } from './page-row.ts';

const canned = { uuid: 'c1', title: 'Hello', text: 'Hi.', isTeams: false, version: 1, changedBy: 'Amy', changedAt: at };
const hours = {
  ...defaultHours({ weekdays: { start: '06:00', end: '17:00' }, weekend: 'closed' }, 'Testhearth'),
  holidays: [{ date: '2026-11-26', name: 'Thanksgiving' }],
};
const said = {
  ...{
    uuid: 'f1',
    kind: 'feedback',
    topic: 'IMPROVE',
    message: 'Hard to hold.',
    place: '/dashboard',
    at,
    status: 'new',
  },
  ...{ owner: null, name: 'Ada Homeowner', email: 'ada@homeowner.example', applicationUuid: null, consent: 'given' },
  ...{ replyFailedAt: at, acts: [], withdrawals: [] },
};
const total = {
  ...{ conversations: 9, answered: 6, firstMedianMs: 90_000, firstNinthMs: 200_000, resolutionMedianMs: 600_000 },
  ...{ resolutionNinthMs: null, rated: 2, ratingAverage: 4.5, botAnswered: 4, botAlone: 3 },
};

export const customerPages: readonly PageRow[] = [
  {
    path: '/console/chat',
    page: <ChatPage />,
    answers: [
      [/show=waiting/, list(waits)],
      [/show=mine/, list({ ...waits, uuid: 'c2', name: 'Carl Coin', state: 'withAgent' })],
      [/\/presence/, { agents: [] }],
      [/\/ticket/, { ticket: 't' }],
    ],
    acts: [
      ...['Take next', 'Take the conversation with Vera Visitor', 'Go to the conversation with Carl Coin'],
      ...['Set yourself to Busy', 'Set yourself to Away'],
    ],
    beside: ['All conversations'],
  },
  {
    path: '/console/chat/{uuid}',
    page: <ChatPage uuid="c1" />,
    answers: [
      [/\/beside/, beside],
      [/show=/, list()],
      [/\/presence/, { agents: [] }],
      [/\/ticket/, { ticket: 't' }],
      [/./, { ...conversation, mode: 'stream', agentUuid: 'me' }],
    ],
    acts: ['Transfer', 'Give it back', 'Close the channel', 'End', 'Add a note', 'Answers', 'Send', 'Add files'],
    beside: ['All conversations', 'Details', 'Close'],
  },
  {
    path: '/console/answers',
    page: <AnswersPage />,
    answers: [[/./, { answers: [canned], whyNotTeams: null }]],
    acts: ['Write an answer', 'Edit Hello', 'Delete Hello?'],
  },
  {
    path: '/console/hours',
    page: <HoursPage />,
    answers: [[/./, { hours, keepsHours: true, changedBy: null, changedAt: null }]],
    acts: ['Save', 'Add a holiday', 'Remove Thanksgiving'],
  },
  {
    path: '/console/chat-reports',
    page: <ReportsPage />,
    answers: [[/./, { days: [{ date: '2026-11-17', ...total }], total }]],
    acts: ['Save as CSV'],
    beside: ['Show'],
  },
  {
    path: '/console/feedback',
    page: <InboxPage />,
    answers: [[/./, { items: [said], next: null }]],
    acts: ['Export as a spreadsheet'],
    beside: ['Show'],
  },
  {
    path: '/console/feedback/{uuid}',
    page: <SaidPage uuid="f1" />,
    answers: [[/./, said]],
    acts: ['Try again', 'Send the reply', 'Save the status', 'Take it', 'Withdraw the consent'],
  },
  {
    path: '/console/replays/{uuid}',
    page: <ReplayPage uuid="r1" />,
    answers: [],
    acts: ['Watch the visit'],
  },
];
