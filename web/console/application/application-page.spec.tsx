import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { operations } from '#core/journey/operations.ts';
import { fileRoles } from '#core/roles.ts';
import { showZoned } from '#web/app/dates.ts';
import { useLocation } from '#web/app/router.tsx';
import { MemoryRouter } from '#web/app/testing.tsx';
import { queryClient } from '#web/client/queries.ts';
import { servePage } from '#web/client/testing.ts';
import { ApplicationPanels } from '../../borrower/shell/application-panels.tsx';
import { useOffers } from '../palette/acts.ts';
import { ApplicationPage } from './application-page.tsx';
import { at, emptyFile, fileFixture } from './testing.ts';

const event = (seq: number, more: object = {}) => ({
  ...{ seq, at, event: 'titleCured', by: 'Olive Desk', side: 'staff', isMine: false, to: 'CLOSING', why: null },
  ...more,
});
const closing = {
  uuid: 'a1',
  parcels: [],
  liens: [],
  loanNumber: '2695712125',
  borrower: 'Ada Homeowner',
  signers: [],
  property: { street1: '12 Elm Street', city: 'Oakland', state: 'CA', zip: '94601' },
  timeZone: 'America/Los_Angeles',
  status: 'FINAL_TITLE_REVIEW',
  statusSince: at,
  actions: [],
  isOurs: true,
  closingNotBefore: null,
  slot: null,
  actor: 'operations',
  why: 'A person reads the title report.',
  asked: { title: 'Decide on the title', facts: [] },
  owners: [
    {
      identityUuid: 'b1',
      firstName: 'Ada',
      name: 'Ada Homeowner',
      isBorrower: true,
      state: null,
      language: null,
      isMailReturned: false,
    },
  ],
  conditions: [],
  approvals: [],
  release: 'r',
  approvalsVoided: null,
  paymentQuestion: null,
  accountHold: null,
  lastChecks: [],
  rescission: null,
  countyRejection: null,
  returnedMoney: null,
  returnedPayoff: null,
  correctedDisclosure: null,
  money: null,
  history: [event(1)],
  version: 1,
  file: fileFixture,
};
const note = {
  ...{ uuid: 'n1', kind: 'note', text: 'Call after 3 PM.', at, by: 'Ben Desk', isMine: false, corrects: null },
  ...{ isCorrected: false, pinned: { by: 'Ben Desk', at }, mentioned: [], to: null, call: null },
};
const colleagues = [{ identityUuid: '00000000-0000-4000-8000-000000000001', name: 'Olive Desk', roles: ['funder'] }];

let answer: object = closing;
let nextUuid: string | null = null;
const sent: { url: string; body: unknown }[] = [];

async function open(
  changes: object = {},
  {
    tab = 'summary',
    notes = [] as object[],
    letters = [] as object[],
    roles = fileRoles as readonly string[],
    beside = <></>,
  } = {},
) {
  answer = { ...closing, ...changes };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (url.endsWith('/live')) return new Response(null, { status: 404 });
    if (url.endsWith('/claim')) return Response.json({ holder: null });
    if (init.method === 'POST' || init.method === 'PUT') sent.push({ url, body: JSON.parse(String(init.body)) });
    if (url.endsWith('/work/next')) return Response.json({ applicationUuid: nextUuid });
    const page = { rows: notes, nextCursor: null, pinned: notes };
    if (url.includes('/notes')) return Response.json({ ...page, colleagues });
    if (url.endsWith('/emails')) return Response.json({ rows: letters, nextCursor: null });
    if (/\/requests\?.*$/.test(url)) return Response.json({ rows: [], nextCursor: null });
    if (url.endsWith('/reveal')) return Response.json({ number: '987654321' });
    if (url.endsWith('/claim')) return Response.json({ holder: null });
    if (url.endsWith('/me')) return Response.json({ identityUuid: 'o1', name: 'Otto Desk', roles });
    return url.endsWith('/closings/a1') ? Response.json(answer) : Response.json([]);
  });
  const { container } = render(
    <MemoryRouter at={`/console/applications/a1?tab=${tab}`}>
      <ApplicationPage uuid="a1" />
      {beside}
    </MemoryRouter>,
  );
  await within(container).findByRole('heading', { level: 1, name: 'Ada Homeowner' });
  return container;
}

beforeAll(servePage);
beforeEach(() => {
  queryClient.clear();
  sessionStorage.clear();
  sent.length = 0;
});
afterEach(() => vi.unstubAllGlobals());

/** Where one is, and the acts of the palette. */
function Elsewhere() {
  const { pathname, search } = useLocation();
  const acts = useOffers().flatMap((offer) => offer.acts);
  return (
    <>
      <output aria-label="Address">{pathname + search}</output>
      {acts.map(({ key, label, run }) => (
        <button key={key} type="button" onClick={run}>{`Palette: ${label}`}</button>
      ))}
    </>
  );
}
const address = () => screen.getByRole('status', { name: 'Address' }).textContent;

const partOf = (container: HTMLElement, name: string) => within(container).getByRole('region', { name });

test('the header says who, the number as it is read aloud, what is special, how much, where and whose', async () => {
  const container = await open({ file: { ...fileFixture, decisionDueOn: '2020-01-01' } });
  const header = within(container).getByRole('heading', { level: 1 }).closest('header')?.textContent;
  for (const said of ['2695 712 125', 'Co-owner', 'Title review', '$51,495.00', '8.45%, 15 years', 'Kestrel Quay'])
    expect(header).toContain(said);
  expect(header).toMatch(/days late/);
});

test('the header says whose email bounces, and nothing of those whose email arrives', async () => {
  const [ada] = closing.owners;
  const mate = { ...ada, identityUuid: 's1', name: 'Mate Homeowner', isBorrower: false, isMailReturned: true };
  const container = await open({ owners: [ada, mate] });
  const flags = within(container).getByRole('list', { name: 'Flags' }).textContent;
  expect(flags).toContain('Email to Mate Homeowner bounces');
  expect(flags).not.toContain('Email to Ada');
});

test('figures are those of the borrower’s page, to the cent', async () => {
  const container = await open();
  const desk = partOf(container, 'Figures').textContent ?? '';
  const theirs = render(
    <MemoryRouter at="/">
      <ApplicationPanels application={fileFixture.borrowerSees.view} />
    </MemoryRouter>,
  ).container.textContent;
  const amounts = theirs?.match(/\$[\d,]+\.\d\d/g) ?? [];
  expect(amounts.length).toBeGreaterThanOrEqual(2);
  for (const amount of amounts) expect(desk).toContain(amount);
});

test('each figure opens to its rule, inputs, limit and guideline; I opens the first', async () => {
  const container = await open();
  await userEvent.click(within(container).getByRole('button', { name: 'Explain Debt-to-income' }));
  const shown = partOf(container, 'Figures').textContent ?? '';
  for (const said of ['36.20%', '43.00%', '$8,020.00', '$2,400.00', '2026.11']) expect(shown).toContain(said);
  await userEvent.click(within(container).getByRole('button', { name: 'Explain Debt-to-income' }));
  await userEvent.keyboard('i');
  const first = within(container).getByRole('button', { name: 'Explain Debt-to-income' });
  expect(first.getAttribute('aria-expanded')).toBe('true');
});

test('each decision opens to who, why and what was entered, and to each rule with its figures, limit and guideline of the day', async () => {
  const container = await open();
  const rows = within(within(container).getByRole('list', { name: 'Decisions' })).getAllByRole('group');
  const [reviewed, priced, early] = rows.map((row) => row.textContent ?? '');
  for (const said of ['Paid in full since March.', 'Ben Desk', 'Set aside by a person', 'within 1 year', 'Bay Bank'])
    expect(reviewed).toContain(said);
  for (const said of ['Passes', '36.20%', '43.00%', '$2,400.00', '2026.11', 'April 20, 2026'])
    expect(priced).toContain(said);
  expect(early).toContain('The figures of that day were not kept.');
  expect(rows.map((row) => row.querySelector('summary')?.textContent)).toEqual([
    expect.stringContaining('Cured'),
    expect.stringContaining('Offers made'),
    expect.stringContaining('by the system'),
  ]);
});

test.each([
  ['summary', 'Not known yet', 'Passes 640'],
  ['income', 'No proof yet.', 'Bay Bakery'],
  ['credit', 'No credit report yet.', 'Harbor Card'],
  ['property', 'No loans on the home.', 'Old Mortgage Bank'],
  ['terms', 'No terms were chosen yet.', 'Offers left out'],
  ['signing', 'Not yet', 'Note signed'],
  ['money', 'None yet', 'Gulf Prairie Bank'],
  ['conditions', 'Nothing has been asked for yet.', undefined],
])('%s says what to expect when nothing is there, and shows what is', async (tab, nothing, something) => {
  const empty = await open({ file: emptyFile }, { tab });
  expect(empty.textContent).toContain(nothing);
  cleanup();
  queryClient.clear();
  const container = await open({}, { tab });
  if (something !== undefined) expect(container.textContent).toContain(something);
});

test('T and a number lead to a tab, and the address holds it', async () => {
  const container = await open();
  await userEvent.keyboard('t4');
  await within(container).findByRole('heading', { level: 2, name: 'Income' });
  const links = within(container).getAllByRole('link', { name: 'Income' });
  expect(links.every((link) => link.getAttribute('aria-current') === 'page')).toBe(true);
});

test('a number is revealed only with a reason, and hides when the window is left', async () => {
  const container = await open({}, { tab: 'credit' });
  await userEvent.click(within(container).getByRole('button', { name: 'Reveal the Social Security number' }));
  const form = document.querySelector<HTMLFormElement>('dialog[open] form');
  await userEvent.click(within(form as HTMLFormElement).getByRole('button', { name: 'Show' }));
  expect(sent.filter(({ url }) => url.endsWith('/reveal'))).toEqual([]);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Reason' }), 'FRAUD_QUESTION');
  await userEvent.type(screen.getByRole('textbox', { name: 'In a sentence' }), 'The card company called.');
  await userEvent.click(within(form as HTMLFormElement).getByRole('button', { name: 'Show' }));
  await waitFor(() => expect(container.textContent).toContain('987654321'));
  window.dispatchEvent(new Event('blur'));
  await waitFor(() => expect(container.textContent).not.toContain('987654321'));
});

test('who may not reveal sees no button, and who may not read the ledger is told who can', async () => {
  const container = await open({}, { tab: 'money', roles: ['processor'] });
  expect(within(container).queryByRole('button', { name: /Reveal/ })).toBeNull();
  expect(partOf(container, 'Ledger').textContent).toMatch(/funder/i);
});

test('what was checked again before the money is there once it was asked, also where no one answered', async () => {
  const lastChecks = [
    { check: 'watchLists', state: 'clear', findings: [] },
    { check: 'liens', state: 'unanswered', findings: [] },
    { check: 'account', state: null, findings: [] },
  ];
  const container = await open({ lastChecks }, { tab: 'money', roles: ['funder'] });
  const said = partOf(container, 'Checked again before the money goes out').textContent;
  expect(said).toContain('Watch listsnothing was found');
  expect(said).toContain('The county’s recordsno answer after every try.');
  expect(said).toContain('The accountno answer yet');
  cleanup();
  const asked = lastChecks.map((one) => ({ ...one, state: null }));
  expect((await open({ lastChecks: asked }, { tab: 'money' })).textContent).not.toContain('Checked again');
});

test('a pinned note stands over the tabs; a note is written with the colleagues it names, and its draft outlives a reload', async () => {
  const container = await open({}, { tab: 'notes', notes: [note] });
  await waitFor(() =>
    expect(within(container).getByRole('list', { name: 'Pinned' }).textContent).toContain('Call after 3 PM.'),
  );
  const box = within(container).getByRole<HTMLTextAreaElement>('textbox', { name: 'Write a note' });
  await userEvent.type(box, 'Ask @Ol');
  await userEvent.click(within(container).getByRole('button', { name: 'Mention Olive Desk' }));
  expect(box.value).toBe('Ask @Olive Desk ');
  cleanup();
  queryClient.clear();
  const again = await open({}, { tab: 'notes', notes: [] });
  const kept = await within(again).findByRole<HTMLTextAreaElement>('textbox', { name: 'Write a note' });
  expect(kept.value).toBe('Ask @Olive Desk ');
  await userEvent.click(within(again).getByRole('button', { name: 'Add note' }));
  await waitFor(() => expect(kept.value).toBe(''));
  expect(sent).toMatchObject([
    { body: { kind: 'note', text: 'Ask @Olive Desk', mentions: [colleagues[0]?.identityUuid], isPinned: false } },
  ]);
});

test('what a colleague did meanwhile is said with the name, and nothing that was typed is lost', async () => {
  const container = await open({}, { tab: 'notes' });
  const box = await within(container).findByRole<HTMLTextAreaElement>('textbox', { name: 'Write a note' });
  await userEvent.type(box, 'Half a thought');
  answer = { ...closing, version: 2, history: [event(2, { at: new Date().toISOString() }), event(1)] };
  await queryClient.invalidateQueries();
  await waitFor(() => expect(container.textContent).toMatch(/Title cured by Olive Desk \d+ seconds? ago/));
  expect(container.textContent).toContain('The status is now Closing.');
  expect(box.value).toBe('Half a thought');
});

test('the timeline shows all, or people, or messages alone', async () => {
  const container = await open(
    { history: [event(2), event(1, { by: 'vendor', side: 'machine', event: 'titleReported' })] },
    { notes: [note] },
  );
  const lines = () => [...container.querySelectorAll('ol[aria-label="Timeline"] > li')].map((one) => one.textContent);
  await waitFor(() => expect(lines()).toHaveLength(3));
  await userEvent.click(within(container).getByRole('radio', { name: 'People', hidden: true }));
  expect(lines().join()).not.toContain('Title reported');
  expect(lines()).toHaveLength(2);
  await userEvent.click(within(container).getByRole('radio', { name: 'Messages', hidden: true }));
  expect(container.textContent).toContain('Nothing of this kind yet.');
});

const letter = (place: number, changes: object) => ({
  ...{
    uuid: `m${place}`,
    sentAt: at,
    to: 'Ada Homeowner',
    recipient: 'ada@homeowner.example',
    subject: 'About your deed',
  },
  ...{ words: 'Please call us.', writtenBy: null, channel: 'email', state: 'sent' },
  ...changes,
});
const text = { channel: 'sms', recipient: '4155550131', subject: 'Text message' };
const letters = [
  letter(1, {}),
  letter(2, { state: 'notDelivered' }),
  letter(3, text),
  letter(4, { ...text, state: 'delivered' }),
  letter(5, { ...text, state: 'notDelivered' }),
];

test('the timeline tells texts from emails, and what became of each', async () => {
  const container = await open({ history: [] }, { letters });
  const lines = () => [...container.querySelectorAll('ol[aria-label="Timeline"] > li')].map((one) => one.textContent);
  await waitFor(() => expect(lines()).toHaveLength(5));
  const heard = lines().map((line) => line?.replace(showZoned(at, closing.timeZone), ''));
  expect(heard).toEqual([
    'Email to Ada Homeowner: About your deed',
    'Email to Ada Homeowner: About your deedNot delivered: email to this address is refused',
    'Text message to Ada HomeownerSent, not confirmed',
    'Text message to Ada HomeownerDelivered',
    'Text message to Ada HomeownerNot delivered to this number',
  ]);
});

test('of what was sent, an email can be sent again and a text cannot', async () => {
  const container = await open({}, { letters, tab: 'messages' });
  const list = within(container);
  await list.findByText(/Text message · to Ada Homeowner, .* · Not delivered to this number/);
  expect(list.getByText(/Text message · to Ada Homeowner, .* · Delivered$/)).toBeTruthy();
  expect(
    list.getByText(/About your deed · to Ada Homeowner, .* · Not delivered: email to this address is refused/),
  ).toBeTruthy();
  expect(list.getAllByText('(415) 555-0131')).toHaveLength(3);
  expect(
    list.getAllByRole('button', { name: /^Send “About your deed” to Ada Homeowner again$/, hidden: true }),
  ).toHaveLength(2);
  expect(list.queryAllByRole('button', { name: /Send “Text message”/, hidden: true })).toEqual([]);
});

test('an act that is done elsewhere is in the palette: it goes there, with the focus on its button', async () => {
  const actions = [
    { event: 'deedReissued', whyNot: null },
    { event: 'fraudSuspected', whyNot: null },
  ];
  const container = await open({ actions }, { beside: <Elsewhere /> });
  const { label } = operations.deedReissued;
  await userEvent.click(within(container).getByRole('button', { name: `Palette: ${label}` }));
  await waitFor(() => expect(address()).toBe('/console/applications/a1?tab=documents'));
  const button = await within(container).findByRole('button', { name: label });
  await waitFor(() => expect(document.activeElement).toBe(button));
  await userEvent.click(within(container).getByRole('button', { name: `Palette: ${operations.fraudSuspected.label}` }));
  await waitFor(() => expect(address()).toContain('/review'));
});

test('N takes the next case from the page of a case, also where nothing is asked of us any more; none is said', async () => {
  const container = await open({ isOurs: false, actions: [] }, { beside: <Elsewhere /> });
  nextUuid = null;
  await userEvent.keyboard('n');
  expect((await within(container).findByRole('alert')).textContent).toContain('Nothing is free for you right now.');
  nextUuid = 'a2';
  await userEvent.keyboard('n');
  await waitFor(() => expect(address()).toBe('/console/applications/a2'));
});
