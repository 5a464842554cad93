/** When a visit is recorded, and when it is not: rrweb is a stand-in that says what it is told to. */
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { saveToken } from '#web/client/session.ts';
import { servePage, servePageWith, startData } from '#web/client/testing.ts';

interface Told {
  readonly emit: (event: unknown) => void;
  readonly maskTextFn: (text: string, of: Element | null) => string;
}
const rrweb = vi.hoisted(() => ({ starts: [] as Told[], stops: 0 }));
vi.mock('rrweb', () => ({
  record: Object.assign(
    (options: Told) => {
      rrweb.starts.push(options);
      return () => {
        rrweb.stops += 1;
      };
    },
    { mirror: { getNode: () => null } },
  ),
}));

const canary = 'Kanarie-4177';
const typing = { type: 3, timestamp: 1, data: { source: 5, id: 4, text: canary, isChecked: true } };
const sent: { what: string; body: string }[] = [];
let agreement = { isOffered: true, isAgreed: true };
let recording: string | null = 'r1';

beforeAll(servePage);
beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  saveToken('spec');
  Object.assign(rrweb, { starts: [], stops: 0 });
  sent.length = 0;
  agreement = { isOffered: true, isAgreed: true };
  recording = 'r1';
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const what = `${init.method} ${url.replace('/service-replay/secure/api/v1', '')}`;
    sent.push({ what, body: String(init.body ?? '') });
    if (what === 'GET /agreement') return Response.json(agreement);
    return what === 'POST /recordings' ? Response.json({ uuid: recording }) : new Response(null, { status: 204 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  globalThis.sessionReplay = undefined;
});

const asked = () => sent.map(({ what }) => what);
const emit = (event: unknown) => rrweb.starts.at(-1)?.emit(event);
async function show(path: string) {
  history.replaceState(null, '', path);
  const recorder = await import('./recorder.ts');
  await recorder.pageShown(path);
  return recorder;
}

test('[TELE-03] no one who did not agree is recorded, and no page that is never recorded even asks', async () => {
  await show('/dashboard/settings');
  expect(asked()).toEqual([]);
  agreement = { isOffered: true, isAgreed: false };
  await show('/dashboard');
  expect([asked(), rrweb.starts]).toEqual([['GET /agreement'], []]);
});

test('[TELE-03] nor one whom the server does not begin a recording for', async () => {
  recording = null;
  await show('/dashboard');
  expect([asked(), rrweb.starts]).toEqual([['GET /agreement', 'POST /recordings'], []]);
});

test('[TELE-04] the recorder is told to mask inputs, and what it tells is scrubbed before it is sent', async () => {
  await show('/dashboard');
  expect(rrweb.starts).toMatchObject([{ maskAllInputs: true, maskTextSelector: '*', recordCanvas: false }]);
  expect(rrweb.starts[0]?.maskTextFn('Ada Homeowner', document.createElement('h1'))).toBe('••• •••••••••');
  emit(typing);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sent.at(-1)?.what).toBe('POST /recordings/r1/chunks');
  expect(sent.at(-1)?.body).toContain('••••');
  expect(sent.at(-1)?.body).not.toContain('Kanarie');
  expect(globalThis.sessionReplay?.url()).toMatch(/^https:\/\/[^/]+\/console\/replays\/r1$/);
});

test('[TELE-03] a page that is never recorded ends it, from the moment of its address until another is on the screen', async () => {
  const { pageShown } = await show('/dashboard');
  emit(typing);
  history.replaceState(null, '', '/dashboard/settings');
  emit(typing);
  expect(rrweb.stops).toBe(1);
  expect(sent.filter(({ what }) => what.endsWith('/chunks'))).toHaveLength(1);
  await pageShown('/dashboard/settings');
  // The address has moved on, but the settings are still on the screen.
  history.replaceState(null, '', '/dashboard');
  emit(typing);
  await vi.advanceTimersByTimeAsync(5_000);
  expect([rrweb.starts.length, sent.filter(({ what }) => what.endsWith('/chunks')).length]).toEqual([1, 1]);
  await pageShown('/dashboard');
  expect(rrweb.starts).toHaveLength(2);
});

test('[TELE-03] an agreement that is taken back ends it, and nothing that waited is sent', async () => {
  const { agreementChanged } = await show('/dashboard');
  emit(typing);
  await agreementChanged();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([rrweb.stops, asked().filter((what) => what.endsWith('/chunks'))]).toEqual([1, []]);
});

test.each([
  ['did not opt in loads none of it', false],
  ['opted in asks whether the person agreed', true],
])('[TELE-03] a page of a brand that %s', async (_, sessionReplay) => {
  const { organization } = startData;
  const { orgMetaData } = organization;
  const companyInfo = { ...orgMetaData.companyInfo, sessionReplay };
  document.getElementById('hearthline')?.remove();
  servePageWith({ ...startData, organization: { ...organization, orgMetaData: { ...orgMetaData, companyInfo } } });
  history.replaceState(null, '', '/dashboard');
  const { checkAccount } = await import('../account-check.ts');
  await checkAccount({ isMainFlow: false, isForAnyone: true }).catch(() => {});
  await vi.dynamicImportSettled();
  expect(asked().includes('GET /agreement')).toBe(sessionReplay);
});
