import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { BorrowerView } from '#core/application/view.ts';
import { queryClient } from '#web/client/queries.ts';
import { servePage } from '#web/client/testing.ts';
import { type Leading, lead, placeOf } from './journey.ts';
import { uuid, viewAt } from './screens/application/testing.tsx';

const track = vi.hoisted(() => vi.fn());
vi.mock('./track.ts', () => ({ track }));

/** The server says these statuses in turn, the last one for ever; null is an application that is not there. */
let says: (string | null)[] = [];
let asked: string[] = [];
let sent: { readonly url: string; readonly body: string }[] = [];
let profile = 200;
let changes: Partial<BorrowerView> = {};

beforeAll(servePage);
beforeEach(() => {
  vi.useFakeTimers();
  queryClient.clear();
  [says, asked, sent, profile, changes] = [[], [], [], 200, {}];
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    asked.push(url);
    if (init?.method === 'POST') sent.push({ url, body: String(init.body) });
    if (url.includes('/profile')) return Promise.resolve(Response.json({}, { status: profile }));
    const [status] = says;
    if (status == null) return Promise.resolve(Response.json({}, { status: 404 }));
    if (!url.endsWith('/status')) return Promise.resolve(Response.json(viewAt(status, changes)));
    if (says.length > 1) says.shift();
    return Promise.resolve(Response.json({ status: says[0] }));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function travel(page: string, given: Partial<Leading> = {}) {
  const [onShow, onWait] = [vi.fn(), vi.fn()];
  const { signal } = new AbortController();
  const end = lead({ uuid, page, search: '', isAsked: false, signal, onShow, onWait, ...given });
  end.catch(() => {});
  await vi.advanceTimersByTimeAsync(120_000);
  return { outcome: await end, onShow, onWait };
}
const statusReads = () => asked.filter((url) => url.endsWith('/status')).length;

describe('what the page’s head asked for is for its first sight', () => {
  afterEach(() => {
    globalThis.askedAhead = undefined;
  });

  test.each([
    ['kept where the application is at this page', 'product/select', 1, {}],
    ['dropped where it leads elsewhere, or has to be waited for', 'liens', 0, {}],
    ['dropped once something was done', 'product/select', 0, { isAsked: true }],
  ])('%s', async (_, page, left, given) => {
    globalThis.askedAhead = new Map([['GET/offers', Promise.resolve(undefined)]]);
    says = ['OFFER_SELECTION'];
    await travel(page, given);
    expect(globalThis.askedAhead.size).toBe(left);
  });
});

describe('where a page leads', () => {
  test('a screen of the present status shows at once, and the status is read again to be sure', async () => {
    says = ['OFFER_SELECTION'];
    const { outcome, onShow, onWait } = await travel('product/select');
    expect(outcome).toEqual({ kind: 'stay' });
    expect(onShow).toHaveBeenCalled();
    expect(onWait).not.toHaveBeenCalled();
    expect(statusReads()).toBe(1);
  });

  test('a screen of another status moves on by itself, once', async () => {
    says = ['HMDA'];
    const { outcome, onShow } = await travel('product/select');
    expect(outcome).toEqual({ kind: 'go', to: `/account/heloc/${uuid}/start/hmda` });
    expect(onShow).not.toHaveBeenCalled();
  });

  test('a status that changes while the page is looked at takes the borrower along', async () => {
    says = ['GEN_SUMMARY_DISCLOSURE', 'WAITING_FOR_SUMMARY_DISCLOSURE', 'INCOME_VERIFICATION'];
    const { outcome } = await travel('start/app-summary');
    expect(outcome).toEqual({ kind: 'go', to: `/account/heloc/${uuid}/income/review` });
  });

  test('the confirmation is open for as long as the offers are', async () => {
    says = ['OFFER_SELECTION'];
    expect((await travel('product/select/confirm')).outcome).toEqual({ kind: 'stay' });
    queryClient.clear();
    says = ['APP_SUBMISSION'];
    expect((await travel('product/select/confirm')).outcome).toMatchObject({ kind: 'go' });
  });

  test('a screen no status leads to may be opened, and asking to go on leaves it', async () => {
    says = ['APP_SUBMISSION'];
    expect((await travel('review-app/uw')).outcome).toEqual({ kind: 'stay' });
    expect((await travel('review-app/uw', { isAsked: true })).outcome).toMatchObject({ kind: 'go' });
  });

  test('[ROUTING-08] the open chat stays open on the way, and the brand asked for stays in the address', async () => {
    says = ['DECLINED'];
    const { outcome } = await travel('liens', { search: '?org=SPEC&pop-webchat=true&x=1' });
    expect(outcome).toEqual({
      kind: 'go',
      to: `/account/heloc/${uuid}/error/decline?pop-webchat=true&org=SPEC`,
    });
  });

  test.each([
    [null, null],
    ['', ''],
  ])('[ROUTING-02] an application whose status is %j leads to start/profile, and stays there', async (_, nothing) => {
    const none = nothing as string;
    const status = { ...viewAt('HMDA').status, checklistStatus: none };
    vi.stubGlobal('fetch', (url: string) => {
      if (url.includes('/profile')) return Promise.resolve(Response.json({}));
      return Promise.resolve(Response.json(url.endsWith('/status') ? { status: none } : viewAt('HMDA', { status })));
    });
    expect((await travel('product/select')).outcome).toEqual({
      kind: 'go',
      to: `/account/heloc/${uuid}/start/profile`,
    });
    expect((await travel('start/profile')).outcome).toEqual({ kind: 'stay' });
  });

  const listKey = 'GET /service-application/api/v1/application/heloc/all';
  test.each([
    ['its own base, from the first reading on', true, `/crypto-heloc/${uuid}`],
    ['the other one', false, `/heloc/${uuid}`],
  ])(
    '[CALL-63] an application that the list names as crypto or not is read under %s: %s',
    async (_, isCrypto, path) => {
      says = ['HMDA'];
      queryClient.setQueryData([listKey, { staysHere: true }], [viewAt('HMDA', { isCrypto })]);
      await travel('start/hmda');
      const views = asked.filter((url) => url.endsWith(`heloc/${uuid}`));
      expect(views).toEqual([`/service-application/api/v1/application${path}`]);
    },
  );

  test('[CALL-63] an application on digital assets is read under its own base once its status changes', async () => {
    says = ['IN_PROGRESS', 'HMDA'];
    changes = { isCrypto: true };
    await travel('start/contact', { isAsked: true });
    expect(asked.filter((url) => url.endsWith(`/crypto-heloc/${uuid}`))).toHaveLength(1);
    queryClient.clear();
    [says, changes, asked] = [['IN_PROGRESS', 'HMDA'], {}, []];
    await travel('start/contact', { isAsked: true });
    expect(asked.some((url) => url.includes('/crypto-heloc/'))).toBe(false);
  });

  test('a link to the place of an application needs no waiting', () => {
    expect(placeOf(viewAt('HMDA'), '')).toBe(`/account/heloc/${uuid}/start/hmda`);
  });
});

/** As the specification's table has it, written out: not what the product's own table says. */
const places: readonly (readonly [id: string, status: string, screen: string])[] = [
  ['ROUTE-053', 'CREDIT_NO_MATCH', 'credit/social'],
  ['ROUTE-054', 'SOFT_CREDIT_LOCKED_OR_FROZEN', 'credit/error'],
  ['ROUTE-063', 'CREDIT_ERROR', 'error/timeout'],
  ['ROUTE-071', 'LIEN_VERIFICATION', 'liens'],
  ['ROUTE-077', 'ASSETS_PREQUAL', 'product/assets'],
  ['ROUTE-078', 'OFFER_SELECTION', 'product/select?uwDecision=SELECT'],
  ['ROUTE-080', 'CLTV_LIEN_POSITION_REQUALIFY', 'product/prequal-winback'],
  ['ROUTE-086', 'COLLECT_ADDITIONAL_INFO', 'start/contact'],
  ['ROUTE-087', 'HMDA', 'start/hmda'],
  ['ROUTE-088', 'APP_SUBMISSION', 'start/app-summary'],
  ['ROUTE-090', 'CREDIT_NO_MATCH_SSN', 'review-app/no-credit'],
  ['ROUTE-091', 'NO_PROPERTY_FOUND', 'review-app/property'],
  ['ROUTE-093', 'DELINQUENCY_REVIEW', 'review-app/delinquency'],
  ['ROUTE-096', 'GEN_CLOSING_DISCLOSURE', 'review-app/signdocs'],
  ['ROUTE-097', 'PAYOFF_REQUEST_PENDING', 'payoff/hold'],
  ['SCREEN-13', 'FINAL_TITLE_REVIEW', 'bpo/hold'],
  ['ROUTE-101', 'NO_AVM_FOUND', 'bpo/estimate-value'],
  ['ROUTE-103', 'ONSITE_APPRAISAL_PENDING', 'hold'],
];

test.each(places)('[%s] an application in %s lands on %s', async (_, status, screen) => {
  says = [status];
  const { outcome } = await travel(screen === 'start/hmda' ? 'liens' : 'start/hmda');
  expect(outcome).toEqual({ kind: 'go', to: `/account/heloc/${uuid}/${screen}` });
});

describe('a status without a screen', () => {
  const reports = () => sent.filter(({ url }) => url.includes('/service-errors/')).map(({ body }) => JSON.parse(body));

  test.each([
    ['STATUS-023', 'LIEN_ATTESTATION'],
    ['STATUS-026', 'TRUST_AND_INSURANCE'],
    ['STATUS-082', 'SOMETHING_NEW'],
  ])('[%s] %s shows the timeout screen, and the warning is sent once however often it is read', async (_id, status) => {
    says = [status];
    expect((await travel('product/select')).outcome).toEqual({
      kind: 'go',
      to: `/account/heloc/${uuid}/error/timeout`,
    });
    await travel('error/timeout');
    expect(reports()).toEqual([
      { title: 'A status has no screen', name: status, message: `No screen is known for the status ${status}.` },
    ]);
  });

  test('one that has a screen is no warning', async () => {
    says = ['HMDA'];
    await travel('start/hmda');
    expect(reports()).toEqual([]);
  });
});

describe('waiting', () => {
  test('[POLL-06] a waiting status is read 14 times behind the loader, then the timeout screen shows', async () => {
    says = ['WAITING_FOR_SOFT_CREDIT'];
    const { outcome, onWait } = await travel('start/contact', { isAsked: true });
    expect(outcome).toEqual({ kind: 'go', to: `/account/heloc/${uuid}/error/timeout` });
    expect(onWait).toHaveBeenCalledTimes(14);
    // The first of the fourteen is the application itself.
    expect(statusReads()).toBe(13);
  });

  test('the timeout screen shows at once and goes on when the wait is over', async () => {
    says = ['WAITING_FOR_SOFT_CREDIT', 'WAITING_FOR_SOFT_CREDIT', 'OFFER_SELECTION'];
    const { outcome, onShow } = await travel('error/timeout');
    expect(onShow).toHaveBeenCalled();
    expect(outcome).toMatchObject({ kind: 'go', to: expect.stringContaining('product/select') });
  });

  test('[POLL-07] documents in preparation have a page of their own, and it stays when patience ends', async () => {
    says = ['GEN_NOTE_SIGNING'];
    const { outcome } = await travel('signing/intro');
    expect(outcome).toEqual({ kind: 'go', to: `/account/heloc/${uuid}/review-app/signdocs` });
    expect(statusReads()).toBe(0);
    expect((await travel('review-app/signdocs')).outcome).toEqual({ kind: 'stay' });
    expect(statusReads()).toBe(13);
  });

  test('[POLL-10] two reads within 250 ms share one answer, later ones ask again', async () => {
    says = ['DECLINED'];
    const { signal } = new AbortController();
    const quick = () =>
      lead({ uuid, page: 'error/decline', search: '', isAsked: false, signal, onShow: vi.fn(), onWait: vi.fn() });
    await quick();
    await vi.advanceTimersByTimeAsync(249);
    await quick();
    const views = () => asked.filter((url) => url.endsWith(uuid)).length;
    expect(views()).toBe(1);
    await vi.advanceTimersByTimeAsync(2);
    await quick();
    expect(views()).toBe(2);
  });
});

describe('guards', () => {
  const toDashboard = { kind: 'go', to: '/dashboard?notice=no-application' };

  test('[ROUTING-03] an application that is not there, or not theirs, leads to the dashboard', async () => {
    says = [null];
    expect((await travel('liens')).outcome).toEqual(toDashboard);
    expect((await travel('liens', { search: '?org=SPEC' })).outcome).toEqual({
      kind: 'go',
      to: '/dashboard?notice=no-application&org=SPEC',
    });
  });

  test('a signer, who is answered with less, is shown nothing of it', async () => {
    says = ['CO_DEED_REQ'];
    const { state: _, ...less } = viewAt('CO_DEED_REQ');
    expect((await travel('liens', { first: less })).outcome).toEqual(toDashboard);
  });

  test('[ROUTING-03] who has no profile is led to the dashboard', async () => {
    says = ['DECLINED'];
    profile = 404;
    expect((await travel('error/decline')).outcome).toEqual({ kind: 'go', to: '/dashboard?notice=no-profile' });
  });

  test('[ROUTING-04] an inquiry is led to the dashboard', async () => {
    says = ['DECLINED'];
    changes = { isInquiry: true };
    expect((await travel('error/decline')).outcome).toEqual({ kind: 'go', to: '/dashboard' });
  });

  test('[ROUTING-05] [ROUTING-06] a decline routes by itself, except away from disclosures being read', async () => {
    says = ['DECLINED'];
    changes = { status: { ...viewAt('DECLINED').status, uwDecision: 'DECLINE' }, declineKind: 'income' };
    expect((await travel('product/select')).outcome).toEqual({
      kind: 'go',
      to: `/account/heloc/${uuid}/error/income`,
    });
    expect((await travel('document/disclosures')).outcome).toEqual({ kind: 'stay' });
  });
});

describe('where a status led', () => {
  const at = (screen: string) => history.replaceState(null, '', `/account/heloc/${uuid}/${screen}`);
  afterEach(() => {
    track.mockClear();
    history.replaceState(null, '', '/');
  });

  test('[TELE-08] [CALL-53] is told each time, whether someone stays or goes', async () => {
    at('product/select');
    says = ['OFFER_SELECTION'];
    await travel('product/select');
    at('start/contact');
    await travel('start/contact');
    const about = { applicationUuid: uuid, screen: 'product/select', status: 'OFFER_SELECTION' };
    expect(track.mock.calls).toEqual([
      ['fe-heloc-route', { ...about, at: `/account/heloc/${uuid}/product/select` }],
      ['fe-heloc-route', { ...about, at: `/account/heloc/${uuid}/start/contact` }],
    ]);
  });

  test('a status that is not ours is not told by its name', async () => {
    at('start/contact');
    says = ['NOT_A_STATUS'];
    await travel('start/contact');
    expect(track).toHaveBeenCalledOnce();
    expect(track.mock.calls[0]?.[1]).not.toHaveProperty('status');
  });
});
