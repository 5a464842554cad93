import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { fileRoles } from '#core/roles.ts';
import { MemoryRouter } from '#web/app/testing.tsx';
import { queryClient } from '#web/client/queries.ts';
import { servePage } from '#web/client/testing.ts';
import { find, submit, type as typeInto } from '#web/ui/testing.tsx';
import { ApplicationPage } from '../application/application-page.tsx';
import { fileFixture } from '../application/testing.ts';

const can = (...events: string[]) => events.map((event) => ({ event, whyNot: null as string | null }));
const off = (event: string, whyNot: string) => [{ event, whyNot: whyNot as string | null }];
const closing = {
  uuid: 'a1',
  version: 7,
  asked: { title: 'Release the money', facts: [] },
  parcels: [],
  liens: [],
  loanNumber: 'HL-1',
  borrower: 'Ada Homeowner',
  signers: [],
  property: { street1: '12 Elm Street', city: 'Oakland', state: 'CA', zip: '94601' },
  timeZone: 'America/Los_Angeles',
  status: 'FUNDING_DECISION',
  statusSince: '2026-04-25T08:00:00.000Z',
  actions: can('fundingApproved', 'fundingStopped'),
  isOurs: true,
  closingNotBefore: null,
  slot: null,
  actor: 'operations',
  why: 'Two different people release the money.',
  owners: [{ identityUuid: 'b1', name: 'Ada Homeowner', isBorrower: true, state: null }],
  conditions: [],
  approvals: [] as object[],
  release: 'fingerprint-1',
  approvalsVoided: null as object | null,
  paymentQuestion: null as object | null,
  accountHold: null as object | null,
  lastChecks: [
    { check: 'watchLists', state: 'clear', findings: [] as string[] },
    { check: 'liens', state: null as string | null, findings: [] },
  ],
  rescission: null,
  countyRejection: null,
  returnedMoney: null as object | null,
  returnedPayoff: null,
  correctedDisclosure: null as { isDelivered: boolean } | null,
  money: {
    lineCents: 5_149_500,
    drawCents: 5_022_500,
    cashCents: 5_000_000,
    costs: [{ kind: 'RECORDING_FEE', cents: 22_500 }],
    byLender: [],
    shortCents: 0,
    accountMask: '8765',
    accountSavedAt: null,
    isOwnerVerified: true,
    payoffs: [] as object[],
  },
  history: [
    {
      ...{ seq: 1, at: '2026-04-25T08:00:00.000Z', event: 'deedRecorded', by: 'vendor', why: null },
      ...{ side: 'machine', isMine: false, to: 'FUNDING_DECISION' },
    },
  ],
  file: fileFixture,
};

interface Sent {
  readonly event: string;
  readonly payload: unknown;
}

const foreseen = {
  ...{ status: 'FUNDING_DECISION', isMoved: false, borrowerReads: null, messages: [], notices: [], starts: [] },
  ...{ terms: [], two: null, twoBy: null },
};
/** What the server foresees beside that, and whether it makes a request of what is sent. */
let foresight: object = {};
let request: string | null = null;

/** Whatever is said, it is said with a reason. */
function heard(body: unknown): Sent {
  const { event, payload, reason } = JSON.parse(String(body)) as Sent & { reason: string };
  expect(reason).not.toBe('');
  return { event, payload };
}

async function because(reason: string) {
  typeInto(screen.getByRole<HTMLInputElement>('textbox', { name: 'Reason' }), reason);
  await submit(find<HTMLFormElement>('dialog[open] form'));
}

async function open(changes: Partial<typeof closing>, failing?: () => Response, tab = 'summary') {
  const isFine = failing === undefined;
  const lists = failing ?? (() => Response.json([]));
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
    if (url.endsWith('/live')) return Promise.resolve(new Response(null, { status: 404 }));
    if (url.endsWith('/foresight')) return Promise.resolve(Response.json({ ...foreseen, ...foresight }));
    const none = { rows: [], nextCursor: null };
    if (url.endsWith('/notes')) return Promise.resolve(Response.json({ ...none, pinned: [], colleagues: [] }));
    if (/\/(emails|requests\?.*)$/.test(url) && init.method !== 'POST' && isFine)
      return Promise.resolve(Response.json(none));
    if (init.method === 'POST') sent.push(heard(init.body));
    if (init.method === 'POST') return Promise.resolve(Response.json({ status: 'FUNDING_DECISION', request }));
    if (url.endsWith('/me')) return Promise.resolve(Response.json({ identityUuid: 'o1', roles: fileRoles }));
    if (url.endsWith('/claim')) return Promise.resolve(Response.json({ holder: null }));
    return Promise.resolve(url.endsWith('/closings/a1') ? Response.json({ ...closing, ...changes }) : lists());
  });
  const { container } = render(
    <MemoryRouter at={`/console/applications/a1?tab=${tab}`}>
      <ApplicationPage uuid="a1" />
    </MemoryRouter>,
  );
  await within(container).findByRole('heading', { level: 1, name: /Ada Homeowner/ });
  return { container, sent };
}

function expectOff(container: HTMLElement, name: string, why: string): HTMLElement {
  const [button] = within(container).getAllByRole('button', { name });
  if (!button) throw new Error('There is no such button.');
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(why);
  return button;
}

beforeAll(servePage);
beforeEach(() => {
  queryClient.clear();
  [foresight, request] = [{}, null];
});
afterEach(() => vi.unstubAllGlobals());

test('anyone who has not approved may, with their own name; anyone who has is told that someone else must', async () => {
  const fresh = await open({});
  expect(fresh.container.textContent).toContain('Two people must approve.');
  await userEvent.click(await within(fresh.container).findByRole('button', { name: 'Approve sending $50,000.00' }));
  await because('All four checks are clear.');
  await waitFor(() =>
    expect(fresh.sent).toEqual([{ event: 'fundingApproved', payload: { approver: 'o1', release: 'fingerprint-1' } }]),
  );
  queryClient.clear();
  const approvals = [{ name: 'Olive Desk', at: '2026-04-25T09:00:00.000Z', isMine: true }];
  const mine = await open({ approvals });
  expect(mine.container.textContent).toContain('Approved by Olive Desk');
  expect(mine.container.textContent).toContain('A second person must approve before any money goes out.');
  expect([...mine.container.querySelectorAll('button')].some((one) => one.textContent?.startsWith('Approve'))).toBe(
    false,
  );
});

test('emails and papers that cannot be read are not said to be none', async () => {
  const refused = () => Response.json({ code: 'notFound', message: 'It is not there.' }, { status: 404 });
  for (const [tab, none] of [
    ['messages', 'No emails or texts yet.'],
    ['documents', 'There are none yet.'],
  ] as const) {
    const { container } = await open({}, undefined, tab);
    await waitFor(() => expect(container.textContent).toContain(none));
    cleanup();
    queryClient.clear();
    const failed = await open({}, refused, tab);
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1));
    expect(failed.container.textContent).not.toContain(none);
    cleanup();
    queryClient.clear();
  }
});

test('each debt that the draw pays says under which account, or that no one has told us', async () => {
  const payoffs = [
    { creditor: 'Harbor Card', accountMask: '4321', amountCents: 12_000_00 },
    { creditor: 'Old Mortgage Bank', accountMask: null, amountCents: 9_000_00 },
  ];
  const { container } = await open({ money: { ...closing.money, payoffs } }, undefined, 'money');
  expect(container.textContent).toContain('$12,000.00, account ending in 4321');
  expect(container.textContent).toContain('$9,000.00, account number not known');
});

test('stopping the money asks why before it is said', async () => {
  const { container, sent } = await open({});
  await userEvent.click(within(container).getByRole('button', { name: 'Stop the funding' }));
  const form = () => find<HTMLFormElement>('dialog[open] form');
  await submit(form());
  expect(document.body.textContent).toContain('Please say why');
  typeInto(screen.getByRole<HTMLInputElement>('textbox', { name: 'Why' }), 'A court order came.');
  await submit(form());
  await waitFor(() =>
    expect(sent).toEqual([{ event: 'fundingStopped', payload: { why: 'A court order came.', reasons: [] } }]),
  );
});

test('what cannot be done says why, in the sentence of its row, and does nothing when pressed', async () => {
  const sentence = 'This needs a funder.';
  const { container, sent } = await open({ actions: [...can('fundingApproved'), ...off('fundingStopped', sentence)] });
  await userEvent.click(expectOff(container, 'Stop the funding', sentence));
  expect(document.querySelector('dialog[open]')).toBeNull();
  expect(sent).toEqual([]);
});

test('what was looked at again is told one by one; what was found, someone settles with a reason', async () => {
  const lastChecks = [
    { check: 'watchLists', state: 'clear', findings: [] },
    { check: 'account', state: 'settled', findings: ['The account ending in 8765 is closed.'] },
    { check: 'employment', state: null, findings: [] },
    { check: 'liens', state: 'found', findings: ['A new lien of Copperline Lending, $40,000.00.'] },
  ];
  const why = 'Something was found at the last checks.';
  const actions = [...off('fundingApproved', why), ...can('fundingFindingSettled')];
  const { container, sent } = await open({ lastChecks, actions });
  const lines = [...container.querySelectorAll('ul[aria-label="Checked again before the money goes out"] > li')].map(
    (one) => one.textContent,
  );
  expect(lines).toEqual([
    expect.stringContaining('Watch lists: nothing was found'),
    expect.stringContaining('The account ending in 8765 is closed.'),
    expect.stringContaining('no answer yet'),
    expect.stringContaining('A new lien of Copperline Lending, $40,000.00.'),
  ]);
  expect(container.textContent).toContain('No money goes out');
  expect(container.textContent).not.toContain('You can approve now');
  await userEvent.click(expectOff(container, 'Approve sending $50,000.00', why));
  expect(document.querySelector('dialog[open]')).toBeNull();
  await userEvent.click(within(container).getByRole('button', { name: 'Settle it' }));
  const form = () => find<HTMLFormElement>('dialog[open] form');
  await submit(form());
  expect(document.body.textContent).toContain('Please say why');
  typeInto(screen.getByRole<HTMLInputElement>('textbox', { name: 'Why' }), 'It is subordinate to ours.');
  await submit(form());
  await waitFor(() =>
    expect(sent).toEqual([
      { event: 'fundingFindingSettled', payload: { check: 'liens', why: 'It is subordinate to ours.' } },
    ]),
  );
});

const cameBack = {
  status: 'FUNDABLE',
  actions: can('disbursementRetried', 'fundingApproved'),
  returnedMoney: { at: '2026-04-28T08:00:00.000Z', why: 'R03: no such account' },
};
const question = [
  {
    uuid: 'c1',
    category: 'BANK_ACCOUNT_FRAUD_REVIEW',
    notes: null,
    answeredAt: '2026-04-28T10:00:00.000Z',
    state: 'answered',
    acts: [{ event: 'conditionCleared', whyNot: null }],
    owner: null,
  },
] as never;

test('money that came back is sent again to the same account once its question is cleared', async () => {
  const { container, sent } = await open({
    ...cameBack,
    conditions: question,
    actions: off('disbursementRetried', 'The account is still in question.'),
  });
  expect(container.textContent).toContain('R03: no such account');
  await userEvent.click(within(container).getByRole('button', { name: 'The account is right: send it again' }));
  await because('The statement shows it.');
  await waitFor(() => expect(sent.map(({ event }) => event)).toEqual(['conditionCleared', 'disbursementRetried']));
});

test('what must be cleared first waits for a second person: then no money is sent, and the dialog says so', async () => {
  request = 'r1';
  const { container, sent } = await open({
    ...cameBack,
    conditions: question,
    actions: off('disbursementRetried', 'The account is still in question.'),
  });
  await userEvent.click(within(container).getByRole('button', { name: 'The account is right: send it again' }));
  await because('The statement shows it.');
  const dialog = within(screen.getByRole('dialog'));
  expect((await dialog.findByRole('alert')).textContent).toContain('Asked for a second person: ');
  expect(sent.map(({ event }) => event)).toEqual(['conditionCleared']);
});

test('[T31] a new account waits: the desk sees until when, whether it is confirmed, why approvals are void, and no button that would be refused', async () => {
  const why = 'Two people must approve it again before it is sent again.';
  const { container, sent } = await open({
    ...cameBack,
    money: { ...closing.money, accountSavedAt: '2026-04-28T10:00:00.000Z' as never },
    approvalsVoided: { at: '2026-04-28T10:00:00.000Z', why: 'The account that the money goes to was changed.' },
    accountHold: {
      until: '2026-05-01T10:00:00.000Z',
      isOver: false,
      isConfirmed: false,
      callOn: '4155550123',
      why: 'The account was changed after the documents were signed.',
    },
    actions: [
      ...off('disbursementRetried', why),
      ...off('fundingApproved', 'The account was changed.'),
      ...can('accountChangeAnswered'),
    ],
  });
  const words = container.textContent ?? '';
  expect(words).toContain('named another account, ending in 8765');
  expect(words).toContain(`Cannot be sent again now: ${why}`);
  expect(words).toContain('Approvals are void');
  expect(words).toContain('The account that the money goes to was changed.');
  expect(words).toContain('No money goes to it before');
  expect(words).toContain('has not confirmed the change yet');
  expect(words).not.toContain('Send it to the new account');
  expectOff(container, 'Approve sending $50,000.00', 'The account was changed.');
  await userEvent.click(within(container).getByRole('button', { name: 'Confirmed by phone' }));
  expect(document.body.textContent).toContain('Call (415) 555-0123, the number we had before the change');
  typeInto(screen.getByRole<HTMLInputElement>('textbox', { name: 'Why' }), 'Ada answered.');
  await submit(find<HTMLFormElement>('dialog[open] form'));
  await waitFor(() =>
    expect(sent).toEqual([{ event: 'accountChangeAnswered', payload: { outcome: 'confirmed', why: 'Ada answered.' } }]),
  );
});

test('[T24] what may have been paid already is a work item; while money is on its way nothing is offered', async () => {
  const paymentQuestion = { at: '2026-04-28T08:00:00.000Z', why: 'This loan has been paid out.' };
  const { container, sent } = await open({ ...cameBack, returnedMoney: null, paymentQuestion });
  expect(container.textContent).toContain('It may have been paid already');
  expect(container.textContent).toContain('This loan has been paid out.');
  expect(container.textContent).not.toContain('Approve');
  await userEvent.click(within(container).getByRole('button', { name: 'I have looked into it' }));
  typeInto(screen.getByRole<HTMLInputElement>('textbox', { name: 'Why' }), 'One payment in their books.');
  await submit(find<HTMLFormElement>('dialog[open] form'));
  await waitFor(() =>
    expect(sent).toEqual([{ event: 'paymentQuestionSettled', payload: { why: 'One payment in their books.' } }]),
  );
});

test('the whole draw stands line by line; a corrected disclosure that is not there yet can be brought on paper', async () => {
  const signing = await open({ correctedDisclosure: { isDelivered: false } }, undefined, 'signing');
  expect(signing.container.textContent).toContain('Corrected disclosureNot with the borrower yet');
  cleanup();
  queryClient.clear();
  const { container, sent } = await open({ correctedDisclosure: { isDelivered: false } }, undefined, 'money');
  const words = container.textContent ?? '';
  expect(words).toContain('To the borrower$50,000.00');
  expect(words).toContain('Kept for: County recording fee$225.00');
  expect(words).toContain('First draw$50,225.00');
  await userEvent.click(within(container).getByRole('button', { name: 'The borrower has it on paper' }));
  await because('Handed over at the branch.');
  await waitFor(() => expect(sent).toEqual([{ event: 'correctedDisclosureDelivered', payload: {} }]));
});

test.each([
  ['NV', 'Nevada needs specific handling'],
  ['LA', 'Louisiana needs specific handling'],
  ['CA', undefined],
])('[STATEREF-01] a home in %s: staff are told %s', async (state, told) => {
  const { container } = await open({ property: { ...closing.property, state } });
  if (told === undefined) expect(container.textContent).not.toContain('specific handling');
  else expect(container.textContent).toContain(told);
});
