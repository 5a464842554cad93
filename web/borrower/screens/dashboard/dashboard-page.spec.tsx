import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { BorrowerView } from '#core/application/view.ts';
import { queryClient } from '#web/client/queries.ts';
import { saveToken } from '#web/client/session.ts';
import { servePage } from '#web/client/testing.ts';
import { inSite, show } from '../../testing.tsx';
import { uuid, viewAt } from '../application/testing.tsx';
import { stubServer } from '../register/testing.ts';
import { DashboardPage } from './dashboard-page.tsx';

const asked = {
  uuid: 'c1',
  categoryEnum: 'PROPERTY_LEGAL_DESCRIPTION',
  created: '2026-03-02T10:00:00.000Z',
  requestDocuments: [],
  notes: null,
  commentsToBorrower: null,
  actionNeeded: null,
  xtraData: { numDocsRequired: null },
  sent: [],
};

beforeAll(servePage);
beforeEach(() => {
  queryClient.clear();
  saveToken('spec');
});
afterEach(() => vi.unstubAllGlobals());

const line = {
  timeZone: 'America/Los_Angeles',
  days: [{ what: 'firstPayment', on: '2026-12-24', state: 'now', isExpected: true }],
  rescission: null,
  instrumentNumber: null,
  money: {
    lineCents: 5_150_000,
    drawCents: 5_000_000,
    cashCents: 5_000_000,
    costs: [],
    feeCents: 150_000,
    accountMask: '0103',
    payoffs: [],
    paymentCents: 61_234,
    paysAutomatically: true,
    isReturned: false,
    isAnswered: false,
    accountHold: null,
    approvedAgainBecause: null,
    servicerNumber: 'SV-4711' as string | null,
  },
};

/** `answeredAt` of what is asked; nothing is asked when it is left out. */
async function open(view: BorrowerView | undefined, ...answeredAt: readonly (string | null)[]) {
  stubServer({
    'GET /service-application/api/v1/application/heloc/all': view ? [view] : [],
    'GET /service-profile/api/v1/profile': { name: { firstName: 'Dana' } },
    [`GET /service-conditions/external/api/v1/applications/${uuid}/conditions/external-applicants`]: answeredAt.map(
      (at) => ({ ...asked, answeredAt: at }),
    ),
    [`GET /service-document/api/v1/application/${uuid}/documents`]: [],
    [`GET /service-application/api/v2/application/heloc/${uuid}/history`]: [
      { seq: 1, at: '2026-03-02T10:00:00.000Z', event: 'created' },
    ],
    [`GET /service-application/api/v2/application/heloc/${uuid}/closing-days`]: line,
    [`GET /service-application/api/v2/application/heloc/${uuid}/particulars`]: {
      signers: [],
      othersToSign: 1,
      mustSpouseConsent: false,
      coOwnerNames: ['Olga Owner'],
    },
  });
  const { container } = await show(<DashboardPage />, { at: '/dashboard' });
  await screen.findByRole('heading', { level: 1, name: 'Welcome back, Dana' });
  await screen.findByText(view ? /1 Main St/ : 'You have no application yet');
  return container;
}

const goesOn = () => screen.queryByRole('link', { name: 'Continue' });

test('what was begun before the page is drawn is in its first sight, and read again when it is opened again', async () => {
  const asked: string[] = [];
  const all = '/service-application/api/v1/application/heloc/all';
  stubServer({
    [`GET ${all}`]: () => {
      asked.push(all);
      return Response.json([]);
    },
    'GET /service-profile/api/v1/profile': { name: { firstName: 'Dana' } },
  });
  DashboardPage.begin();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  const { unmount } = render(inSite(<DashboardPage />, { at: '/dashboard' }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome back, Dana');
  expect(screen.getByText('You have no application yet')).toBeTruthy();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(asked).toHaveLength(1);
  unmount();
  await show(<DashboardPage />, { at: '/dashboard' });
  expect(asked).toHaveLength(2);
});

describe('what needs the borrower stands first', () => {
  test('the next step by its name, and the one way on', async () => {
    const container = await open(viewAt('OFFER_SELECTION'));
    expect(screen.getByRole('region', { name: 'Your turn' }).textContent).toContain('Your offers are ready.');
    expect(goesOn()?.getAttribute('href')).toContain('/product/select');
    expect(screen.getByRole('img', { name: 'Step 2 of 7: Select Offer' }).childElementCount).toBe(7);
    expect(container.textContent).toContain('Still to come');
    expect(container.textContent).not.toContain('In review');
  });

  test('what is in review says so, and has no Continue: there is nothing to do', async () => {
    const container = await open(viewAt('FINAL_TITLE_REVIEW'), '2026-03-02T11:00:00.000Z');
    expect(container.textContent).toContain('In review. We’ll email you.');
    expect(goesOn()).toBeNull();
    expect(screen.queryByRole('region', { name: 'Your turn' })).toBeNull();
    expect(screen.getByRole('link', { name: 'See where it is' })).toBeTruthy();
  });

  test('what was asked of them while it is in review', async () => {
    await open(viewAt('FINAL_TITLE_REVIEW'), null);
    expect((await screen.findByRole('region', { name: 'Your turn' })).textContent).toContain('What we need from you');
    expect(goesOn()).toBeNull();
  });
});

test('after funding: the line as our records know it, and nothing they do not hold', async () => {
  const container = await open(viewAt('COMPLETE', { active: false, loanNumber: '2600000001', rate: 0.098 }));
  await screen.findByText('$51,500.00');
  for (const known of ['Credit limit', 'First draw$50,000.00', 'Monthly payment$612.34', 'Thursday, December 24, 2026'])
    expect(container.textContent).toContain(known);
  expect(container.textContent).toContain('On, from the account you chose');
  expect(container.textContent).toContain('Draw again');
  expect(container.textContent).not.toMatch(/Balance\$|Available to draw|Paid off by/);
  expect(screen.getByRole('link', { name: 'Start an application' })).toBeTruthy();
});

test('after funding: who keeps the line, how to reach them, and what they call it', async () => {
  await open(viewAt('COMPLETE', { active: false }));
  await screen.findByText('SV-4711');
  expect(document.body.textContent).toContain('ServicerSpec Servicing');
  expect(screen.getAllByRole('link', { name: '800-555-0142' }).length).toBeGreaterThan(0);
  expect(screen.getAllByRole('link', { name: 'lines@spec-servicing.example' }).length).toBeGreaterThan(0);
});

describe('an application under way', () => {
  const nextDate = { what: 'offersEnd', on: '2099-06-03', until: '2099-06-04T06:59:59.000Z' } as const;

  test('says how much is left to do, by which day, and what we wrote last', async () => {
    const container = await open(viewAt('OFFER_SELECTION', { nextDate }), null);
    expect(container.textContent).toMatch(/Your time leftAbout \d+ minutes/);
    expect(container.textContent).toContain('Your offers are good untilWednesday, June 3, 2099');
    await screen.findByText('Latest message');
  });

  test('is drawn without the browser’s own formats: the first of them takes a slow phone 100 ms', async () => {
    const made = [vi.spyOn(Intl, 'DateTimeFormat'), vi.spyOn(Intl, 'NumberFormat')];
    const container = await open(viewAt('OFFER_SELECTION', { nextDate }), null);
    expect(container.textContent).toContain('Wednesday, June 3, 2099');
    for (const each of made) expect(each).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  test('names no day that is past or unknown, and no message where there is none', async () => {
    const past = { ...nextDate, until: '2020-01-01T00:00:00.000Z' };
    const container = await open(viewAt('OFFER_SELECTION', { nextDate: past }));
    expect(container.textContent).not.toContain('Your offers are good until');
    expect(container.textContent).not.toContain('Latest message');
  });

  test('a home of two owners: the other may be invited now, and only then are the owners read', async () => {
    await open(viewAt('OFFER_SELECTION', { ownersAhead: 1 }));
    expect(document.body.textContent).toContain('Someone else owns your home with you? Invite them now');
    const invite = screen.getByRole('button', { name: 'Invite an owner', expanded: false });
    await userEvent.click(invite);
    const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'First name' });
    expect(name.value).toBe('Olga');
    expect(document.activeElement, 'who pressed the button keeps their place').toBe(invite);
    expect(invite.getAttribute('aria-expanded')).toBe('true');
  });

  test('who decided not to sign is not counted as invited, and the card says so', async () => {
    const helocSigners = [{ identityUuid: 'o1' }, { identityUuid: 'o2' }];
    const container = await open(viewAt('OFFER_SELECTION', { ownersAhead: 2, ownersDeclined: 1, helocSigners }));
    expect(container.textContent).toContain('1 of 2 invited. They sign when');
    expect(container.textContent).toContain('One owner decided not to sign. You can take them off the list');
  });

  test('where the only owner decided not to sign, no one is said to be invited', async () => {
    const helocSigners = [{ identityUuid: 'o1' }];
    const container = await open(viewAt('OFFER_SELECTION', { ownersAhead: 1, ownersDeclined: 1, helocSigners }));
    expect(container.textContent).toContain('One owner decided not to sign.');
    expect(container.textContent).not.toContain('invited. They sign');
    expect(screen.getByRole('button', { name: 'See the owners' })).toBeTruthy();
  });

  test('a home of one owner, and one whose owners’ turn has come, are not asked', async () => {
    await open(viewAt('OFFER_SELECTION'));
    expect(screen.queryByRole('button', { name: 'Invite an owner' })).toBeNull();
  });
});

test('a closed one says that it is over; someone without any is shown how to begin', async () => {
  const closed = await open(viewAt('CANCELLED', { active: false }));
  expect(closed.textContent).toContain('Closed. Nothing more will happen.');
});

test('someone without any is shown how to begin', async () => {
  await open(undefined);
  expect(screen.getByRole('link', { name: 'Start an application' })).toBeTruthy();
});
