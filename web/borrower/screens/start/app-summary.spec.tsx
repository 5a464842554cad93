import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { employmentTypes } from '#core/people/income.ts';
import { queryClient } from '#web/client/queries.ts';
import { servePage } from '#web/client/testing.ts';
import { type as typeInto } from '#web/ui/testing.tsx';
import { particularsKey } from '../application/particulars.tsx';
import { openScreen, uuid, viewAt } from '../application/testing.tsx';
import { StartAppSummary } from './app-summary.tsx';
import { StartContact } from './contact.tsx';

const particulars = {
  product: 'heloc',
  name: { firstName: 'Ada', middleName: '', lastName: 'Owner', suffix: 'JR' },
  email: 'ada@example.com',
  phoneNumber: '4155550123',
  employmentType: 'FULL_TIME',
  annualIncomeCents: 120_000_00,
  otherIncomeCents: 0,
  ownership: { type: 'JOINT', coOwners: 1 },
  othersToSign: 1,
  mustSpouseConsent: false,
  maritalStatus: 'MARRIED',
  mailingAddress: null,
  purpose: 'HOME_IMPROVEMENT',
  coOwnerNames: ['Bea Owner'],
  trustName: null,
  payoffs: [{ creditor: 'Harbor Card', amountCents: 12_000_00 }],
  offer: {
    id: 'x',
    type: 'STANDARD',
    termYears: 10,
    rateBps: 900,
    rateType: 'FIXED',
    originationFeeBps: 0,
    amountCents: 50_000_00,
    drawCents: 50_000_00,
    discounts: [],
  },
};

const open = (known: object = particulars) =>
  openScreen(StartAppSummary, {
    at: 'start/app-summary',
    view: viewAt('APP_SUBMISSION'),
    answers: { '/particulars': known },
  });

beforeAll(servePage);
beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test('the summary holds every answer, and says that the next step may affect the score', async () => {
  const { container } = await open();
  for (const words of [
    'Ada Owner Jr',
    '(415) 555-0123',
    'Bea Owner',
    'Married',
    'The property',
    'Improving my home',
    '$120,000',
    'Pays off Harbor Card',
    'Cash to you, before closing costs',
    '$38,000.00',
    '9.00%',
    'The next step may affect your credit score.',
  ])
    expect(container.textContent).toContain(words);
});

test('nothing is submitted without consent; with it, the wording that was agreed to goes along', async () => {
  const { container, sent } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Submit my application' }));
  await waitFor(() => expect(container.textContent).toContain('Please agree before you submit'));
  expect(sent).toEqual([]);
  await userEvent.click(
    screen.getByRole<HTMLInputElement>('checkbox', {
      name: 'I agree to the hard credit inquiry, and everything above is true to the best of my knowledge.',
    }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Submit my application' }));
  await waitFor(() => expect(sent).toEqual([{ command: 'submitApplication', body: { consentVersion: '2026-11' } }]));
});

test.each([
  [
    'your name',
    'First name',
    'Adah',
    'Save my name',
    'correctAnswers',
    { name: { firstName: 'Adah', middleName: '', lastName: 'Owner', suffix: 'JR' } },
  ],
  ['your phone number', 'Mobile phone', '(415) 555-0199', 'Save my number', 'savePhone', { phoneNumber: '4155550199' }],
  [
    'the address',
    'Street address',
    '2 Main St',
    'Save the address',
    'correctAnswers',
    { address: { street1: '2 Main St', street2: '', city: 'Reno', state: 'NV', zip: '89501' } },
  ],
  [
    'your income',
    'Annual income',
    '90000',
    'Save my income',
    'correctAnswers',
    { income: { employmentType: 'FULL_TIME', annualIncomeCents: 90_000_00, otherIncomeCents: 0 } },
  ],
])('%s can be corrected before submission', async (words, field, value, save, command, body) => {
  const { sent } = await open();
  await userEvent.click(screen.getByRole('button', { name: `Change ${words}` }));
  typeInto(await screen.findByRole<HTMLInputElement>('textbox', { name: field }), value);
  await userEvent.click(screen.getByRole('button', { name: save }));
  await waitFor(() => expect(sent).toEqual([{ command, body }]));
});

test('[VAL-062] an income beyond the maximum is refused in the words of registration, and nothing is sent', async () => {
  const { container, sent } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Change your income' }));
  typeInto(await screen.findByRole<HTMLInputElement>('textbox', { name: 'Annual income' }), '10000000');
  await userEvent.click(screen.getByRole('button', { name: 'Save my income' }));
  await waitFor(() => expect(container.textContent).toContain('Must be less than $10,000,000'));
  expect(container.textContent).not.toContain('Invalid value');
  expect(sent).toEqual([]);
});

test('[Q-24] the source of income is corrected from the short list, which ends at separate maintenance payments', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Change your income' }));
  const source = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Source of income' });
  const options = [...source.options].map(({ value }) => value);
  expect(options.filter(Boolean)).toEqual(employmentTypes.slice(0, 8));
  expect(options.at(-1)).toBe('SEPARATE_MAINTENANCE_PAYMENTS');
});

test('owners, offer and demographic answers can be corrected too, and a correction can be left', async () => {
  const { container, sent } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Change these answers' }));
  await userEvent.click(await screen.findByRole('radio', { name: 'Separated' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save my answers' }));
  await waitFor(() =>
    expect(sent.at(-1)).toMatchObject({
      command: 'correctAnswers',
      body: { information: { ownership: 'JOINT', coOwnerNames: ['Bea Owner'], maritalStatus: 'SEPARATED' } },
    }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Change your offer' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Choose another offer' }));
  await waitFor(() => expect(sent.at(-1)).toEqual({ command: 'correctAnswers', body: { isOfferReopened: true } }));
  await userEvent.click(screen.getByRole('button', { name: 'Change your demographic answers' }));
  await waitFor(() => expect(container.textContent).toContain('The federal government asks us for this information'));
  await userEvent.click(screen.getByRole('button', { name: 'Keep it as it is' }));
  await waitFor(() =>
    expect(container.textContent).not.toContain('The federal government asks us for this information'),
  );
});

test('a home of their own that registration was told of is where letters go, until they say otherwise', async () => {
  const home = { type: 'HOME', street1: '9 Oak Ave', street2: 'Apt 4', city: 'Sparks', state: 'NV', zip: '89431' };
  const open = async (occupancyType: 'HOME' | 'SECONDARY', purpose: string | null) => {
    const view = viewAt('COLLECT_ADDITIONAL_INFO');
    const answers = { '/particulars': { ...particulars, purpose }, '/profile': { addresses: [home] } };
    const { container, sent } = await openScreen(StartContact, {
      at: 'start/contact',
      view: { ...view, property: { ...view.property, occupancyType } },
      answers,
    });
    await waitFor(() => expect(container.querySelector('[name=letters]')).not.toBeNull());
    const street = container.querySelector<HTMLInputElement>('input[name=street1]')?.value;
    container.remove();
    return { street, sent };
  };
  expect((await open('SECONDARY', null)).street).toBe('9 Oak Ave');
  // Letters to the property were chosen before; and who lives there has no other home.
  expect((await open('SECONDARY', 'EDUCATION')).street).toBeUndefined();
  expect((await open('HOME', null)).street).toBeUndefined();
});

test('while the profile is still being read, the page says that something is on its way', async () => {
  const view = viewAt('COLLECT_ADDITIONAL_INFO');
  let answer = (_: object) => {};
  const late = new Promise<object>((resolve) => {
    answer = resolve;
  });
  // The journey reads it first, to know that there is one.
  let isFirst = true;
  const profile = () => {
    const now = isFirst ? { addresses: [] } : late;
    isFirst = false;
    return now;
  };
  const { container } = await openScreen(StartContact, {
    at: 'start/contact',
    view: { ...view, property: { ...view.property, occupancyType: 'SECONDARY' } },
    answers: { '/particulars': particulars, '/profile': profile },
    isWaiting: true,
  });
  await waitFor(() =>
    expect(queryClient.getQueryState([particularsKey, { params: { uuid } }])?.status).toBe('success'),
  );
  expect(container.querySelector('[data-coming]')).not.toBeNull();
  expect(container.querySelector('[name=letters]')).toBeNull();
  answer({ addresses: [] });
  await waitFor(() => expect(container.querySelector('[name=letters]')).not.toBeNull());
});

test('ownership: joint needs names, a trust needs its own, alone needs neither; letters may go elsewhere', async () => {
  const unknown = {
    ...particulars,
    ownership: { type: null, coOwners: 0 },
    coOwnerNames: [],
    maritalStatus: null,
    purpose: null,
  };
  const { container, sent } = await openScreen(StartContact, {
    at: 'start/contact',
    view: viewAt('COLLECT_ADDITIONAL_INFO'),
    answers: { '/particulars': unknown },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  for (const words of ['choose who owns the home', 'choose your marital status', 'what the money is mainly for'])
    await waitFor(() => expect(container.textContent).toContain(words));
  await userEvent.click(screen.getByRole('radio', { name: 'I own it with others' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Unmarried' }));
  typeInto(screen.getByRole<HTMLInputElement>('combobox', { name: 'What is the money mainly for?' }), 'EDUCATION');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(container.textContent).toContain('Please enter the full name'));
  typeInto(screen.getByRole<HTMLInputElement>('textbox', { name: 'Full name of owner 1' }), 'Bea Owner');
  await userEvent.click(screen.getByRole('radio', { name: 'A trust owns it' }));
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(container.textContent).toContain('Please enter the name of the trust'));
  typeInto(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name of the trust' }), 'Owner Family Trust');
  await userEvent.click(screen.getByRole('radio', { name: 'To another address' }));
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(container.textContent).toContain('Street address is required'));
  typeInto(screen.getByRole<HTMLInputElement>('textbox', { name: 'Street address' }), '9 Post Rd');
  typeInto(screen.getByRole<HTMLInputElement>('textbox', { name: 'City' }), 'Reno');
  typeInto(screen.getByRole<HTMLInputElement>('combobox', { name: 'State' }), 'NV');
  typeInto(screen.getByRole<HTMLInputElement>('textbox', { name: 'Zip code' }), '89502');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() =>
    expect(sent).toEqual([
      {
        command: 'submitInformation',
        body: {
          ownership: 'TRUST',
          coOwnerNames: ['Bea Owner'],
          trustName: 'Owner Family Trust',
          maritalStatus: 'UNMARRIED',
          purpose: 'EDUCATION',
          mailingAddress: { street1: '9 Post Rd', street2: '', city: 'Reno', state: 'NV', zip: '89502' },
        },
      },
    ]),
  );
});
