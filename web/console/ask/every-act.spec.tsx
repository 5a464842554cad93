/** Every act of the table of operations has a way to be sent from an application's page, and sends itself: one after the other, by its button. */
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { events } from '#core/journey/events.ts';
import type { StaffEvent } from '#core/journey/operation-row.ts';
import { operations, staffEvents } from '#core/journey/operations.ts';
import * as words from '#core/words/en/console/closings.ts';
import { queryClient } from '#web/client/queries.ts';
import { servePage } from '#web/client/testing.ts';
import { find, submit, type } from '#web/ui/testing.tsx';
import type { Closing } from '../closings/closing.ts';
import { Reissue } from '../closings/reissue.tsx';
import { type Offer, type PaletteAct, useOffers } from '../palette/acts.ts';
import { Ask } from './ask.tsx';
import { optionsOf, othersOf } from './options.ts';
import { placeElsewhere, places } from './places.ts';

vi.mock('#web/client/upload.ts', () => ({ deskUpload: 'desk', upload: async () => ({ uuid: 'scan-1' }) }));
servePage();
beforeEach(() => queryClient.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const at = '2026-04-25T08:00:00.000Z';
const closing = {
  ...{ uuid: 'a1', version: 7, status: 'UNKNOWN', timeZone: 'America/Chicago', actor: 'operations', isOurs: true },
  ...{ why: 'A person decides it.', asked: { title: 'Decide', facts: [] }, history: [], conditions: [], approvals: [] },
  owners: [
    { identityUuid: 'b1', name: 'Ada Homeowner', isBorrower: true, state: null, language: null },
    { identityUuid: 's1', name: 'Mate Homeowner', isBorrower: false, state: 'INVITED', language: null },
  ],
  parcels: [{ parcelId: 'p1', description: 'Unit 2' }],
  counties: [{ fips: '32031', name: 'Washoe' }],
  liens: [{ uuid: 'l1', holder: 'Old Bank', balanceCents: 100_000_00 }],
  ...{ slot: null, rescission: null, countyRejection: null, returnedMoney: null, returnedPayoff: null, release: 'r1' },
  ...{ accountHold: null, approvalsVoided: null, paymentQuestion: null, correctedDisclosure: null, lastChecks: [] },
  money: { cashCents: 5_000_000, accountMask: '8765', accountSavedAt: null, isOwnerVerified: true, payoffs: [] },
} as unknown as Closing;

/** What an application must have so that the page offers an act of its own, and the button where it is not the row's. */
interface OnPage {
  readonly has?: object;
  readonly beside?: readonly StaffEvent[];
  readonly button?: string | RegExp;
}

const asked = (event: StaffEvent): OnPage => ({
  has: {
    conditions: [
      { uuid: 'c1', category: 'GENERIC_DOCUMENT_REQUEST', notes: null, answeredAt: at, owner: null, state: 'answered' },
    ].map((one) => ({ ...one, acts: [{ event, whyNot: null }] })),
  },
});
const right = { has: { rescission: { lastDay: '2026-04-28', deliveredTo: [], isWaived: false } } };
const slot = { startsAt: '2026-04-28T16:00:00.000Z', place: '12 Elm Street' };

const onPage: Readonly<Partial<Record<StaffEvent, OnPage>>> = {
  accountChangeAnswered: {
    has: { accountHold: { until: at, isOver: false, isConfirmed: false, why: 'New.', callOn: null } },
  },
  correctedDisclosureDelivered: { has: { correctedDisclosure: { isDelivered: false } } },
  notePapersReissued: {},
  deedReissued: {},
  rescissionNoticesReissued: {},
  attorneyApproved: {},
  titleDefectFound: { beside: ['attorneyApproved'] },
  attorneyRejected: { beside: ['attorneyApproved'] },
  deedSigned: { beside: ['notaryReserved'] },
  notaryReserved: { button: words.makeAnAppointment },
  notaryCancelled: { beside: ['notaryReserved'], has: { slot } },
  rescinded: right,
  rescissionWaived: right,
  recordingCorrected: { has: { countyRejection: { at, why: 'No margin.' } } },
  fundingFindingSettled: {
    beside: ['fundingApproved'],
    has: { lastChecks: [{ check: 'liens', state: 'found', findings: ['A new loan.'] }] },
  },
  fundingApproved: { button: /^Approve sending/ },
  fundingStopped: { beside: ['fundingApproved'] },
  disbursementRetried: { has: { returnedMoney: { at, why: 'Closed.' } }, button: words.theAccountIsRight },
  creditorPaymentRetried: { has: { returnedPayoff: { at, why: 'Closed.' } } },
  paymentQuestionSettled: { has: { paymentQuestion: { at, why: 'Paid already.' } } },
  conditionAskedAgain: asked('conditionAskedAgain'),
  conditionCleared: asked('conditionCleared'),
  conditionSent: asked('conditionSent'),
  conditionDropped: asked('conditionDropped'),
  conditionWaived: asked('conditionWaived'),
  fraudDismissed: asked('fraudDismissed'),
};

/** Held for false where one looks at the paper: the review's own spec sends it. */
const inReview: readonly StaffEvent[] = ['fraudSuspected'];

function serve() {
  const sent: { event: string; reason: string; payload?: unknown }[] = [];
  const foreseen: unknown[] = [];
  const next = {
    status: 'DECLINED',
    isMoved: true,
    borrowerReads: null,
    messages: [],
    notices: [],
    starts: [],
    terms: [],
  };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (url.endsWith('/foresight')) {
      foreseen.push(JSON.parse(String(init.body)).payload);
      return Response.json({ ...next, two: null, twoBy: null });
    }
    if (url.endsWith('/me')) return Response.json({ identityUuid: 'o1', roles: ['underwriter'] });
    if (url.endsWith('/slots')) return Response.json({ days: [{ date: '2026-04-28', slots: [slot] }] });
    if (url.includes('/requests')) return Response.json({ rows: [], nextCursor: null });
    if (init.method !== 'POST') return Response.json([]);
    sent.push(JSON.parse(String(init.body)));
    return Response.json({ status: 'X', request: null });
  });
  return { sent, foreseen };
}

function closingFor(event: StaffEvent, { has = {}, beside = [] }: OnPage = {}): Closing {
  const actions = [event, ...beside].map((one) => ({ event: one, whyNot: null }));
  return { ...closing, ...has, actions } as Closing;
}

function show(event: StaffEvent, way: OnPage = {}): Closing {
  const shown = closingFor(event, way);
  render(
    <>
      <Ask closing={shown} onDone={() => {}} />
      <Reissue closing={shown} onDone={() => {}} />
    </>,
  );
  return shown;
}

/** By the name of a field: what a careful person writes there. */
const written: readonly (readonly [RegExp, string])[] = [
  [/ssn/i, ''],
  [/phone/i, '4155550144'],
  [/email/i, 'mate.owner@example.com'],
  [/^date$/, '2026-04-24'],
  [/^time$/, '14:30'],
  [/mailedOn/, '2026-04-24'],
  [/(Date|On|From|To)$/, '01/15/1980'],
  [/(Cents|Amount|balance|cents)$/, '250000'],
  [/coOwners|count/i, '1'],
  [/numberCalled/, '4821'],
  [/zip$/, '94607'],
  [/state$/, 'CA'],
  [/./, 'As it stands in the file'],
];

async function fill(form: HTMLFormElement): Promise<void> {
  for (const input of form.querySelectorAll<HTMLInputElement>('input[type="file"]'))
    await userEvent.upload(input, new File(['%PDF-'], 'scan.pdf', { type: 'application/pdf' }));
  for (const select of form.querySelectorAll('select')) {
    await waitFor(() => expect(select.options.length).toBeGreaterThan(1));
    if (select.value === '') type(select, select.options[1]?.value ?? '');
  }
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    if (['file', 'radio', 'checkbox'].includes(field.type) || field.value !== '') continue;
    const [, text = ''] = written.find(([name]) => name.test(field.name)) ?? [];
    if (text !== '') type(field, text);
  }
}

async function openForm(event: StaffEvent, shown: Closing, { button }: OnPage): Promise<HTMLFormElement> {
  const { label } = operations[event];
  if (places[event] !== 'form') {
    const [first] = await screen.findAllByRole('button', { name: button ?? label });
    await userEvent.click(first as HTMLElement);
    return find<HTMLFormElement>('dialog[open] form');
  }
  const isOther = othersOf(shown).some((one) => one.event === event);
  const isIt = (name: string) => name.startsWith(isOther ? label : (optionsOf(shown)[0]?.label ?? ''));
  const [first] = screen.getAllByRole(isOther ? 'button' : 'radio', { name: isIt });
  await userEvent.click(first as HTMLElement);
  return screen.findByRole<HTMLFormElement>('form');
}

/** What is drawn from its row differs by its fields alone, so that a short round takes one of each queue. */
const isInShortRound = (event: StaffEvent) =>
  places[event] === 'page' || staffEvents.find((one) => operations[one].queue === operations[event].queue) === event;
const here = staffEvents.filter(
  (event) => !inReview.includes(event) && (process.env['FULL'] !== undefined || isInShortRound(event)),
);

test('every act has its way: drawn from its row, on the page, or in the review', () => {
  const drawn = staffEvents.filter((event) => places[event] === 'form');
  expect([...drawn, ...Object.keys(onPage), ...inReview].toSorted()).toEqual([...staffEvents].toSorted());
});

interface Schema {
  readonly entries?: object;
  readonly options?: readonly Schema[];
  readonly pipe?: readonly Schema[];
}

const membersOf = ({ entries = {}, options = [], pipe = [] }: Schema): string[] => [
  ...Object.keys(entries),
  ...[...options, ...pipe.filter((one) => one !== undefined && 'entries' in one)].flatMap(membersOf),
];

test.each(here)('%s is sent by its button, with what it asks and a reason', async (event) => {
  const { sent } = serve();
  const way = onPage[event] ?? {};
  const shown = show(event, way);
  const form = await openForm(event, shown, way);
  await fill(form);
  await submit(form);
  await waitFor(() => expect(sent.map((one) => one.event)).toEqual([event]));
  expect(sent[0]?.reason).not.toBe('');
  // The server refuses a member that the event does not have; the one of a birth date it seals first.
  if (event !== 'birthDateCorrected')
    expect(membersOf(events[event].payload)).toEqual(expect.arrayContaining(Object.keys(sent[0]?.payload ?? {})));
});

/** What the palette offers at this moment. */
let offers: readonly Offer[] = [];
function InPalette() {
  offers = useOffers();
  return null;
}

test.each(staffEvents)('%s is offered by the palette, which opens what it asks', async (event) => {
  serve();
  const { button, ...way } = onPage[event] ?? {};
  const went: unknown[] = [];
  const isElsewhere = inReview.includes(event) || placeElsewhere(event) !== undefined;
  const shown = closingFor(event, way);
  render(
    <>
      <Ask closing={shown} onDone={() => {}} onGo={(...place) => went.push(place)} />
      <InPalette />
    </>,
  );
  const begins = (label: string) => [...optionsOf(shown), ...othersOf(shown)].some((one) => one.label === label);
  const isIt = ({ label }: PaletteAct) => {
    if (places[event] === 'form') return begins(label);
    return button instanceof RegExp ? button.test(label) : label === (button ?? operations[event].label);
  };
  await waitFor(() => expect(offers.flatMap(({ acts }) => acts).some(isIt)).toBe(true));
  const offered = offers.flatMap(({ acts }) => acts).find(isIt);
  act(() => offered?.run());
  if (isElsewhere) expect(went).toEqual([[places[event], event]]);
  else await waitFor(() => find(places[event] === 'form' ? 'form[aria-label]' : 'dialog[open] form'));
});

test('what is foreseen is what is sent: a phone number as it is read, not as it is typed', async () => {
  const { sent, foreseen } = serve();
  const form = await openForm('signerAdded', show('signerAdded'), {});
  await fill(form);
  await waitFor(() => expect(foreseen.at(-1)).toMatchObject({ phoneNumber: '4155550144' }));
  await submit(form);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.payload).toEqual(foreseen.at(-1));
});
