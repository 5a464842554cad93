/**
 * The law of what is late: on no screen that a row with a limit leads to is a time promised once the row is past its limit.
 * Each screen is drawn as the borrower sees it then, in every status that leads there, with what belongs to it beside.
 */
import { render, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { BorrowerView } from '#core/application/view.ts';
import { applicationScreens, screenRow } from '#core/journey/screens.ts';
import { isClosed, statuses, statusNames } from '#core/journey/statuses.ts';
import { queryClient } from '#web/client/queries.ts';
import { saveToken } from '#web/client/session.ts';
import { servePage } from '#web/client/testing.ts';
import { Site } from './app.tsx';
import { asked, uuid, viewAt } from './screens/application/testing.tsx';
import { aParticulars } from './screens/bank/testing.tsx';
import { logInAsSigner, status as signer } from './screens/signer/testing.ts';
import { inSite } from './testing.tsx';

const promise =
  /\b(within|today|tomorrow|shortly|moments?|minutes?|hours?|days?|weeks?|right away|at once|we expect)\b|(?<!as )\bsoon\b/i;

/** Sentences that name a time and stay true however late the application is: what each is about. */
const trueAnyway: readonly (readonly [about: string, sentence: RegExp])[] = [
  ['their own work, not ours', /takes? about (two|ten|15) minutes|^A few minutes: first come five questions/],
  ['their own work too', /minutes of your time left|^Most people are done in two minutes|^A few minutes now, to show/],
  ['how long a meeting is', /about 15 minutes by video/],
  ['what the house is worth', /^What would it sell for today\?/],
  ['worked out from the appointment', /^It is less than a day away/],
  ['what the bureau does once they have lifted it', /for one day or for good|usually works within an hour/],
  ['how long a code of ours is good', /for ten minutes/],
  ['a day of the law', /^The three business days begin|^Until midnight of this day|midnight on/],
  ['the bank and the county, from the day that it is sent', /one or two banking days|two banking days|Some counties/],
  ['payments of the open line', /at least 21 days|same day of each month/],
];

const overdue = { since: '2026-03-05T10:00:00.000Z', toldAt: '2026-03-05T10:01:00.000Z' };
const account = { mask: '8765', institution: 'Gulf Prairie Bank', canReceive: true };
const known = {
  ...aParticulars,
  accounts: { disburse: account, autopay: account, isOwnerVerified: false, deposits: null },
  employerName: 'Bay Bakery',
  payoffs: [],
  proof: { sources: ['TRUV_PAYROLL'], isVerified: false, paystubsNeeded: 1 },
  signers: [],
  coOwnerNames: [],
  trustName: null,
  maritalStatus: null,
  mailingAddress: null,
  purpose: null,
  appraisalFeeCents: 60_000,
  appraisalPayment: null,
  statusSince: '2026-03-02T10:00:00.000Z',
  notary: {
    closingNotBefore: '2026-03-04T10:00:00.000Z',
    timeZone: 'America/Los_Angeles',
    slot: { startsAt: '2026-03-04T18:00:00.000Z', place: '1 Main St, Reno' },
    inPerson: null,
    feeCents: 0,
  },
  division: null,
  othersToSign: 0,
  mustSpouseConsent: false,
};
const closing = {
  timeZone: 'America/Los_Angeles',
  days: ['signed', 'rescission', 'recording', 'funding', 'payoffs', 'firstPayment'].map((what, at) => ({
    ...{ what, on: '2026-03-04', isExpected: at > 1 },
    state: at === 0 ? 'done' : at === 3 ? 'now' : 'next',
  })),
  ...{ rescission: null, instrumentNumber: null, money: null },
};

/** What the table asks of an application before it leads to one of several screens. */
const more: Readonly<Record<string, Partial<BorrowerView>>> = {
  'bpo/condition': { property: { ...viewAt('BPO').property, state: 'TX' } },
};
const facts: Readonly<Record<string, Partial<BorrowerView['status']>>> = {
  'bpo/condition': { bpo: 'BPO_REQUIRED' },
  'bpo/order-bpo': { bpo: 'BPO_REQUIRED' },
  'error/flood-cert': { waitingOnFloodCert: true },
  complete: { primaryParticipantAcceptComplete: true },
};

/** What the row leads to, and what goes with that. */
function screensOf(status: (typeof statusNames)[number]): string[] {
  const { screen } = statuses[status];
  const own: readonly string[] = typeof screen === 'string' ? [screen] : screen.map(([, name]) => name);
  const beside = Object.keys(applicationScreens).filter((name) =>
    screenRow(name)?.goesWith?.some((other) => own.includes(other)),
  );
  return [...own, ...beside].filter((name) => screenRow(name) !== undefined);
}

const open = statusNames.filter((status) => !isClosed(status) && statuses[status].limit !== 'never');
const all = [
  ...open.flatMap((status) => screensOf(status).map((screen) => [status, screen] as const)),
  ['INCOME_VERIFICATION', 'conditions'] as const,
];

beforeAll(servePage);
beforeEach(() => {
  queryClient.clear();
  saveToken('spec');
});
afterEach(() => vi.unstubAllGlobals());

async function show(status: string, screen: string, late: typeof overdue | null) {
  const view = viewAt(status, more[screen]);
  const answers: Readonly<Record<string, unknown>> = {
    '/status': { status },
    '/particulars': { ...known, overdue: late },
    '/closing-days': closing,
    '/external-applicants': [asked('GENERIC_DOCUMENT_REQUEST', { answeredAt: '2026-03-02T11:00:00.000Z' })],
    '/profile': { uuid, type: 'BORROWER', trackerUuid: null },
    '/documents': [],
    '/links/bank': { link: null },
    '/links/income': { link: null },
    [`/heloc/${uuid}`]: { ...view, status: { ...view.status, ...facts[screen] } },
  };
  return drawn(`/account/heloc/${uuid}/${screen.replace('{type}', 'other')}`, answers);
}

/** Another owner's page, its application past the limit of the row or not. */
function showSigner(screen: string, late: typeof overdue | null, changes: object) {
  const logIn = Object.entries(logInAsSigner()).map(([call, answer]) => [call.split(' ')[1] ?? '', answer]);
  return drawn(`/account/heloc/heloc-signer/${screen}`, {
    ...Object.fromEntries(logIn),
    '/co-deed/status': { ...signer, screen, overdue: late && { toldAt: late.toldAt }, ...changes },
    '/external-applicants': [],
  });
}

async function drawn(at: string, answers: Readonly<Record<string, unknown>>) {
  vi.stubGlobal('fetch', (url: string) => {
    const { pathname } = new URL(url, 'http://localhost');
    const end = Object.keys(answers).find((one) => pathname.endsWith(one));
    return Promise.resolve(
      end === undefined ? Response.json({ code: 'notFound' }, { status: 404 }) : Response.json(answers[end]),
    );
  });
  const { container } = render(inSite(<Site />, { at }));
  await waitFor(() => {
    expect(container.textContent).not.toContain('Opening your application');
    expect(container.querySelector('h1')).not.toBeNull();
    expect(queryClient.isFetching()).toBe(0);
    expect(container.querySelector('main .skeleton')).toBeNull();
  });
  return container.querySelector('main') as HTMLElement;
}

/** Each piece of text of its own, as it is read. */
function sentencesOf(main: HTMLElement): string[] {
  return [...main.querySelectorAll('p, li, dd, h1, h2, h3, label, legend, span, a, button')]
    .filter((element) => element.querySelector('p, li, dd') === null)
    .map(({ textContent }) => textContent ?? '');
}

const promisesOf = (main: HTMLElement) =>
  sentencesOf(main)
    .flatMap((text) => text.split(/(?<=[.!?]) /))
    .filter((text) => promise.test(text) && !trueAnyway.some(([, sentence]) => sentence.test(text)));

test('a page in time shows what the law would find', async () => {
  const main = await show('PAYOFF_REQUEST_PENDING', 'payoff/hold', null);
  await waitFor(() => expect(promisesOf(main)).toContain('Usually one to three business days.'));
});

describe('past the limit of its row', () => {
  test.each(all)('%s promises no time on %s', async (status, screen) => {
    const main = await show(status, screen, overdue);
    await waitFor(() => expect(promisesOf(main)).toEqual([]));
  });
});

describe('another owner, past the limit of the row', () => {
  const ready = { signerStatus: 'READY', manualNotary: true };
  const slot = { startsAt: '2026-03-04T18:00:00.000Z', place: '1 Main St, Reno', timeZone: 'America/Los_Angeles' };
  test.each([
    ['who is to show who they are', 'identity', {}],
    ['whose photos are being checked', 'identity', { signerStatus: 'CHECKING' }],
    [
      'whose photos are with us',
      'identity',
      { signerStatus: 'CHECKING', identity: { ...signer.identity, isWithUs: true } },
    ],
    ['who waits for the notary by video', 'intro', { signerStatus: 'READY' }],
    ['who waits for the notary in person', 'intro', ready],
    ['for whom a time is still to be chosen', 'sign', ready],
    ['who has an appointment', 'sign', { ...ready, slot }],
  ])('%s is promised no time', async (_, screen, changes) => {
    const main = await showSigner(screen, overdue, changes);
    expect(promisesOf(main)).toEqual([]);
  });

  test('in time, the minute that the check usually takes is said', async () => {
    const main = await showSigner('identity', null, { signerStatus: 'CHECKING' });
    expect(promisesOf(main)).toEqual(['It usually takes a minute.']);
  });
});
