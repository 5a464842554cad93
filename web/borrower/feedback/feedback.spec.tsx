import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { queryClient } from '#web/client/queries.ts';
import { clearToken, saveToken } from '#web/client/session.ts';
import { servePage } from '#web/client/testing.ts';
import { type } from '#web/ui/testing.tsx';
import { type Answers, refusal, stubServer } from '../screens/register/testing.ts';
import { Footer } from '../shell/footer.tsx';
import { lender, pressButton, show } from '../testing.tsx';

const send = 'POST /service-profile/api/v1/feedback/ceo';
const who = 'GET /identity-broker/customer/secure/api/v3/self/figureinfo';
const title = 'Share your thoughts with our CEO';
const main = lender({ kind: 'provider' });

beforeAll(async () => {
  servePage();
  // Loaded beforehand, so that what is lazy comes at once.
  await Promise.all([import('./feedback-link.tsx'), import('./feedback-dialog.tsx')]);
});
beforeEach(() => {
  queryClient.clear();
  saveToken('spec');
});
afterEach(() => {
  clearToken();
  vi.unstubAllGlobals();
});

async function open(answers: Answers = {}, start = main, userType = 'BORROWER') {
  const asked = stubServer({
    [who]: { identityUuid: 'me', userType },
    'GET /service-operating-hours/external/api/v1/hours/OPS_PHONE': [],
    'GET /service-application/external/api/v1/heloc/state-licenses': [],
    ...answers,
  });
  await show(<Footer />, { at: '/dashboard', start });
  return asked;
}
const link = () => screen.queryByRole('button', { name: title });
const dialog = () => within(screen.getByRole('dialog', { name: title }));
const openForm = async (answers: Answers = {}) => {
  const asked = await open(answers);
  await userEvent.click(await screen.findByRole('button', { name: title }));
  await screen.findByRole('dialog', { name: title });
  return asked;
};
async function fill(message: string) {
  await userEvent.click(dialog().getByLabelText('Improve our product'));
  type(dialog().getByLabelText<HTMLTextAreaElement>('Your message'), message);
  await userEvent.click(dialog().getByLabelText('No'));
}

describe('[FEED-03] the link shows', () => {
  test('to a borrower of the main brand', async () => {
    await open();
    await waitFor(() => expect(link()).not.toBeNull());
  });

  test.each([
    ['another brand', lender({ kind: 'bank' }), true, 'BORROWER'],
    ['no one logged in', main, false, 'BORROWER'],
    ['another brand and no one logged in', lender({ kind: 'bank' }), false, 'BORROWER'],
    ['an additional signer', main, true, 'CO_DEEDER'],
  ])('not for %s', async (_, start, isLoggedIn, userType) => {
    if (!isLoggedIn) clearToken();
    await open({}, start, userType);
    expect(link()).toBeNull();
  });
});

test('[FEED-01] opens a modal of this title', async () => {
  await openForm();
  expect(dialog().getByRole('heading', { name: title })).toBeTruthy();
});

test('[FEED-02] asks topic, message and marketing consent', async () => {
  await openForm();
  expect(dialog().getAllByRole('radiogroup')).toHaveLength(2);
  expect(dialog().getAllByRole('textbox')).toHaveLength(1);
});

test('[VAL-068] has two topics', async () => {
  await openForm();
  for (const topic of ['Improve our product', 'Give us a compliment'])
    expect(dialog().getByLabelText(topic)).toBeTruthy();
});

test('[VAL-074] the consent names the text, the first name and the last initial', async () => {
  await openForm();
  const question = 'May Spec Lender use your feedback, your first name and your last initial in marketing?';
  expect(dialog().getByRole('radiogroup', { name: new RegExp(question.replace('?', '\\?')) })).toBeTruthy();
});

describe('what is missing is said by its field, and nothing is sent', () => {
  test.each([
    ['VAL-068', 'topic'],
    ['VAL-069', 'message'],
    ['VAL-072', 'marketingConsent'],
  ])('[%s] %s', async (_id, name) => {
    const asked = await openForm({ [send]: null });
    await pressButton('Send');
    const control = screen.getByRole('dialog').querySelector(`[name=${name}]`);
    expect(control?.closest('[data-field]')?.textContent).toContain('Required');
    expect(asked.some(({ what }) => what === send)).toBe(false);
  });

  test.each([
    ['VAL-070', 9, 'Must be at least 10 characters'],
    ['VAL-071', 1001, 'Must be at most 1000 characters'],
  ])('[%s] %i characters: %s', async (_id, length, said) => {
    const asked = await openForm({ [send]: null });
    await fill('x'.repeat(length));
    await pressButton('Send');
    expect(screen.getByRole('dialog').textContent).toContain(said);
    expect(asked.some(({ what }) => what === send)).toBe(false);
  });

  test('[A11Y-03] the first of them is scrolled into view and has the focus', async () => {
    await openForm();
    const seen: Element[] = [];
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      seen.push(this);
    });
    await userEvent.click(dialog().getByLabelText('Improve our product'));
    await pressButton('Send');
    expect(seen.at(-1)?.querySelector('textarea')).not.toBeNull();
    expect(document.activeElement?.getAttribute('name')).toBe('message');
    vi.restoreAllMocks();
  });
});

test('[CALL-17] [VAL-073] is sent with a consent that is a yes or a no, the page and the product', async () => {
  const asked = await openForm({ [send]: null });
  await fill('The slider is hard to hold.');
  await pressButton('Send');
  expect(asked.find(({ what }) => what === send)?.body).toEqual({
    topic: 'IMPROVE',
    message: 'The slider is hard to hold.',
    marketingConsent: false,
    pathname: '/dashboard',
    productType: 'HELOC',
  });
});

test('[FEED-04] closes on success', async () => {
  await openForm({ [send]: null });
  await fill('The slider is hard to hold.');
  await pressButton('Send');
  await waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull());
});

test('[FEED-05] a failure is said above and below the form, which keeps what was typed', async () => {
  await openForm({ [send]: () => refusal(503, 'unavailable', 'We cannot take it just now.') });
  await fill('The slider is hard to hold.');
  await pressButton('Send');
  const form = screen.getByRole('dialog').querySelector('form');
  const [first, last] = [form?.firstElementChild, form?.lastElementChild?.previousElementSibling];
  expect(first?.textContent).toContain('We cannot take it just now.');
  expect(last?.textContent).toBe('We cannot take it just now.');
  expect(dialog().getByLabelText<HTMLTextAreaElement>('Your message').value).toBe('The slider is hard to hold.');
});
