/** What someone types never travels with telemetry: forty values and more are typed, and looked for in all that is told. */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { findPage } from '#core/pages.ts';
import { emptyDraft } from '#core/registration/draft.ts';
import { jane } from '#core/registration/stories/people.ts';
import { servePage } from '#web/client/testing.ts';
import { type } from '#web/ui/testing.tsx';
import { currentKey, draftKey } from './newcomer.ts';
import { openScreen, uuid, viewAt } from './screens/application/testing.tsx';
import { ForgotPasswordPage } from './screens/auth/forgot-password-page.tsx';
import { LoginPage } from './screens/auth/login-page.tsx';
import { ResetPasswordPage } from './screens/auth/reset-password-page.tsx';
import { ManualDisburse } from './screens/bank/manual-disburse.tsx';
import { CreditSocial } from './screens/credit/social.tsx';
import { Liens } from './screens/liens/liens.tsx';
import { withData, withValues } from './screens/register/draft.ts';
import { RegisterPage } from './screens/register/register-page.tsx';
import { stubDraftServer } from './screens/register/testing-drafts.ts';
import { PageContext } from './site.ts';
import { tell } from './telemetry.ts';
import { dropAll } from './telemetry-queue.ts';
import { show, startData } from './testing.tsx';
import { watch } from './watch.ts';

const sessionKey = { uuid, epoch: 1, trackerUuid: uuid };
const told: string[] = [];
const planted: string[] = [];
let stop = () => {};

/** Takes what is told, and leaves every other call to what answers it. */
function listen(): void {
  vi.stubGlobal('Request', { prototype: { keepalive: false } });
  const other = globalThis.fetch;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (!url.includes('/ft/')) return other(url, init);
    told.push(`${url} ${JSON.stringify(init.headers)} ${String(init.body)}`);
    return url.endsWith('/session') ? Response.json({ sessionKey }) : new Response(null, { status: 204 });
  });
}

beforeAll(servePage);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  stop();
  dropAll();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

/** Into every field of the page, each another; numbers where a field takes nothing else. */
function plantEverywhere(within: ParentNode = document): void {
  const fields = 'input:not([type=checkbox], [type=radio], [type=file], [type=hidden], [type=range]), textarea';
  for (const field of within.querySelectorAll<HTMLInputElement>(fields)) {
    const number = 10_000 + planted.length;
    const isNumber = field.inputMode === 'numeric' || field.inputMode === 'decimal' || field.type === 'tel';
    const value = isNumber ? `7${number}93` : `Canary${number}bird`;
    type(field, value);
    planted.push(value);
    if (!planted.includes(field.value) && field.value.length > 5) planted.push(field.value);
  }
}

/** As someone would who fills it in and goes away: watched from the beginning, hidden at the end. */
async function visit(path: string, open: () => Promise<unknown>): Promise<void> {
  const hung = `Canary${planted.length}link`;
  planted.push(hung, `${hung}@example.com`);
  history.replaceState(null, '', `${path}?data=${hung}&email=${hung}@example.com&utm_term=${hung}@example.com#${hung}`);
  await open();
  const before = told.length;
  listen();
  stop = watch();
  plantEverywhere();
  const pagePattern = findPage(path)?.pattern ?? '';
  await act(() => tell('heloc-register-start', { product: 'heloc', pagePattern }));
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(told.slice(before).join('\n')).toContain('/session-tracker'));
  Reflect.deleteProperty(document, 'visibilityState');
}

const lien = { balanceCents: 200_000_00, isPaidOff: false, limitCents: null };
const form = '/account/heloc/register-v2';
const Registration = ({ path }: { readonly path: string }) => (
  <PageContext value={findPage(path)}>
    <RegisterPage />
  </PageContext>
);

/** Someone who has filled in everything before this step. */
async function registerAt(path: string): Promise<void> {
  const server = stubDraftServer();
  const nowMs = Date.now();
  const data = { ...jane, name: { ...jane.name, middleName: '', suffix: '' as const } };
  const seen = Object.fromEntries(data.confirmedSteps.map((step) => [`seen:${step}`, true]));
  const id = crypto.randomUUID();
  server.kept.set(id, withValues(withData(emptyDraft, data, nowMs), seen, nowMs));
  localStorage.setItem(draftKey(id), JSON.stringify({ savedAtMs: nowMs }));
  localStorage.setItem(currentKey(startData.organization.orgCode, 'heloc'), id);
  await show(<Registration path={path} />, { at: path });
}

test('the property, by hand', async () => {
  await visit(form, async () => {
    stubDraftServer();
    await show(<Registration path={form} />, { at: form });
    await userEvent.click(await screen.findByRole('button', { name: 'Enter address manually' }));
    await screen.findByLabelText('Street address');
  });
});

test.each(['annual-income', 'legal-name', 'birthdate', 'phone-and-email', 'set-password'])('registration: %s', (step) =>
  visit(`${form}/${step}`, async () => {
    await registerAt(`${form}/${step}`);
    await waitFor(() => expect(document.querySelectorAll('input').length).toBeGreaterThan(0));
  }),
);

test.each([
  ['/auth/login', LoginPage],
  ['/auth/forgot-password', ForgotPasswordPage],
  ['/auth/reset-password', ResetPasswordPage],
] as const)('%s', (path, Page) => visit(path, () => show(<Page />, { at: `${path}#token=${'x'.repeat(40)}` })));

test.each([
  ['credit/social', CreditSocial, 'CREDIT_NO_MATCH', {}],
  ['bank/manual-disburse', ManualDisburse, 'DISBURSEMENT_ACCOUNT', {}],
  [
    'liens',
    Liens,
    'LIEN_VERIFICATION',
    {
      '/particulars': {
        liens: ['Old', 'New'].map((holder, position) => ({ ...lien, uuid: holder, holder, position })),
      },
    },
  ],
] as const)('the application: %s', (at, Screen, status, answers) =>
  visit(`/account/heloc/${uuid}/${at}`, () => openScreen(Screen, { at, view: viewAt(status), answers })),
);

test('nothing that was typed or hung on an address was told', () => {
  const everything = `${told.join('\n')}\n${JSON.stringify({ ...localStorage })}`;
  expect(new Set(planted).size).toBeGreaterThanOrEqual(40);
  expect(told.filter((one) => one.includes('/page-view')).length).toBeGreaterThanOrEqual(12);
  expect(planted.filter((value) => everything.includes(value))).toEqual([]);
  // A field is told by its name, so the watching itself was at work.
  expect(everything).toMatch(/"field":"[a-zA-Z.]+"/);
});
