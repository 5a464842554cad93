import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { blockingTasks } from '#core/application/enums.ts';
import { servePage } from '#web/client/testing.ts';
import { type as typeInto } from '#web/ui/testing.tsx';
import { hrefs } from '../../testing.tsx';
import { asked as condition, openScreen, uuid, viewAt } from '../application/testing.tsx';
import { Conditions } from './conditions.tsx';
import { PhoneNumber } from './phone-number.tsx';

beforeAll(servePage);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = (conditions: readonly object[], deposits: object | null = null) =>
  openScreen(Conditions, {
    at: 'conditions',
    view: viewAt('FINAL_TITLE_REVIEW'),
    answers: { '/external-applicants': conditions, '/particulars': { accounts: { deposits } } },
  });

const ids = Object.fromEntries(blockingTasks.map((category, index) => [category, `COND-${20 + index}`]));

test.each(blockingTasks.map((category) => [ids[category], category]))(
  '[%s] %s is shown with its header, its words and the way to answer it',
  async (_id, category = '') => {
    const { container } = await open([condition(category)]);
    const card = container.querySelector('main section');
    expect(card?.querySelector('h2')?.textContent).not.toBe('');
    expect(card?.querySelector('p')?.textContent).not.toBe('');
    const link = card?.querySelector('a');
    expect(link?.textContent).not.toBe('');
    expect(link?.getAttribute('href')).toMatch(
      new RegExp(
        `^/account/heloc/${uuid}/(conditions/(upload-document|phone-number)|identity)\\?conditionUuid=c-${category}`,
      ),
    );
  },
);

test('[ROUTE-056] oldest first, unknown ones not at all, an answered one says so, and none says that', async () => {
  const { container } = await open([
    condition('ESCALATION_REVIEW', { created: '2026-03-03T10:00:00.000Z' }),
    condition('MISSING_PHONE_NUMBER', { answeredAt: '2026-03-02T11:00:00.000Z' }),
    condition('SOMETHING_ELSE'),
  ]);
  const headers = [...container.querySelectorAll('main section:has(a) h2')].map((each) => each.textContent);
  expect(headers).toHaveLength(2);
  expect(headers[0]).toMatch(/phone/i);
  expect(container.textContent).toContain('We have your answer and are reviewing it.');
  const none = await open([]);
  expect(none.container.textContent).toContain('There is nothing we need from you right now.');
});

test('what was sent with an answer is listed, so that no one sends it twice', async () => {
  const sent = [
    {
      uuid: 'd1',
      name: 'deed.pdf',
      mediaType: 'application/pdf',
      bytes: 820_000,
      sentAt: '2026-03-02T11:00:00.000Z',
      isIdentityPicture: false,
    },
  ];
  const { container } = await open([
    condition('PROPERTY_LEGAL_DESCRIPTION', { answeredAt: '2026-03-02T11:00:00.000Z', sent }),
    condition('ESCALATION_REVIEW'),
  ]);
  const [answered, unanswered] = [...container.querySelectorAll('main section:has(a)')].map((card) => card.textContent);
  expect(answered).toContain('You sent:deed.pdf March 2, 2026, 820 KB');
  expect(unanswered).not.toContain('You sent');
});

test('an account in question takes the amounts of two small deposits beside papers', async () => {
  const { container } = await open([condition('BANK_ACCOUNT_FRAUD_REVIEW', { actionNeeded: 'NAME_SMALL_DEPOSITS' })], {
    mask: '0202',
    state: 'ARRIVED',
    triesLeft: 3,
  });
  expect(within(container).getByRole('textbox', { name: 'One deposit' })).toBeDefined();
  expect(hrefs(container).some((href) => href.includes('conditions/upload-document'))).toBe(true);
});

test('[COND-14] [COND-15] read again every minute, and not because the window came to the front', async () => {
  let reads = 0;
  const answer = () => {
    reads += 1;
    return [];
  };
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await openScreen(Conditions, {
    at: 'conditions',
    view: viewAt('FINAL_TITLE_REVIEW'),
    answers: { '/external-applicants': answer },
  });
  const first = reads;
  expect(first).toBeGreaterThan(0);
  window.dispatchEvent(new Event('focus'));
  document.dispatchEvent(new Event('visibilitychange'));
  await act(() => vi.advanceTimersByTimeAsync(50_000));
  expect(reads).toBe(first);
  await act(() => vi.advanceTimersByTimeAsync(11_000));
  expect(reads).toBe(first + 1);
});

test('[ROUTE-058] a missing number is saved by the page its condition leads to', async () => {
  const { container, sent } = await openScreen(PhoneNumber, {
    at: 'conditions/phone-number',
    view: viewAt('CO_DEED_REQ'),
    answers: { '/particulars': { phoneNumber: null } },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Save my number' }));
  await waitFor(() => expect(container.textContent).toContain('Please enter your mobile phone'));
  typeInto(screen.getByRole<HTMLInputElement>('textbox', { name: 'Your mobile phone' }), '4155550123');
  fireEvent.click(screen.getByRole('button', { name: 'Save my number' }));
  await waitFor(() => expect(sent).toEqual([{ command: 'savePhone', body: { phoneNumber: '4155550123' } }]));
});
