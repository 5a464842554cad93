/** The steps of registration: what each refuses, with which words and by which field. The browser shows the way through. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findPage } from '#core/pages.ts';
import type { RegistrationData } from '#core/registration/data.ts';
import { emptyDraft } from '#core/registration/draft.ts';
import { jane } from '#core/registration/stories/people.ts';
import { useLocation } from '#web/app/router.tsx';
import { servePage } from '#web/client/testing.ts';
import { currentKey, draftKey } from '../../newcomer.ts';
import { PageContext } from '../../site.ts';
import { show, startData, withFlags } from '../../testing.tsx';
import { withData, withValues } from './draft.ts';
import { RegisterPage } from './register-page.tsx';
import { type DraftServer, stubDraftServer } from './testing-drafts.ts';

const form = '/account/heloc/register-v2';
const { orgCode } = startData.organization;

let server: DraftServer;

beforeEach(() => {
  server = stubDraftServer();
  servePage();
});

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  document.body.innerHTML = '';
});

/** The registration at the address that is open. */
function Registration() {
  const { pathname } = useLocation();
  return (
    <PageContext value={findPage(pathname)}>
      <p>{`at ${pathname}`}</p>
      <RegisterPage />
    </PageContext>
  );
}

/** Someone who has filled in everything, but for what is given here. */
async function openAt(
  path: string,
  given: Partial<RegistrationData> = {},
  { product = 'heloc', start = startData } = {},
) {
  const nowMs = Date.now();
  const data = { ...jane, name: { ...jane.name, middleName: '', suffix: '' as const }, ...given };
  const seen = Object.fromEntries(data.confirmedSteps.map((step) => [`seen:${step}`, true]));
  const id = crypto.randomUUID();
  server.kept.set(id, withValues(withData(emptyDraft, data, nowMs), seen, nowMs));
  localStorage.setItem(draftKey(id), JSON.stringify({ savedAtMs: nowMs }));
  localStorage.setItem(currentKey(orgCode, product), id);
  await show(<Registration />, { at: path, start });
}

const goOn = async () => userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
const expectStep = (step: string) => screen.findByText(`at ${form}/${step}`);

/** What a screen reader reads with the field, and what stands under it in red. */
async function expectMessage(field: HTMLElement, message: string): Promise<void> {
  await waitFor(() => {
    const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')).toContain(message);
  });
}

async function fill(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

describe('the property', () => {
  async function openByHand() {
    await show(<Registration />, { at: form });
    await userEvent.click(await screen.findByRole('button', { name: 'Enter address manually' }));
    await userEvent.click(screen.getByRole('radio', { name: /^Primary home/ }));
  }

  test('[Q-22] an address can be given by hand: the street has the focus, and what is right goes on', async () => {
    await show(<Registration />, { at: form });
    await userEvent.click(await screen.findByRole('button', { name: 'Enter address manually' }));
    const street = await screen.findByLabelText('Street address');
    // The focus follows the field: on a busy machine a moment later.
    await waitFor(() => expect(document.activeElement).toBe(street));
    await userEvent.click(screen.getByRole('radio', { name: /^Primary home/ }));
    await goOn();
    await waitFor(() => expect(document.activeElement).toBe(street));
    await fill(street, '1 Broadway');
    await fill(screen.getByLabelText('City'), 'Reno');
    await fill(screen.getByLabelText('Zip code'), '89501');
    await userEvent.selectOptions(screen.getByLabelText('State'), 'NV');
    await goOn();
    await expectStep('for-sale');
  });

  test.each([
    ['[VAL-045] no street', 'Street address', '', 'Street address is required'],
    ['[VAL-046] a city with a digit', 'City', 'Reno1', 'Please enter a valid city name'],
    ['[VAL-047] no state', 'State', '', 'State must be two characters in length'],
    ['[VAL-049] a zip code of four digits', 'Zip code', '1234', 'Please enter a valid zipcode'],
    ['[VAL-049] a zip code of six digits', 'Zip code', '123456', 'Please enter a valid zipcode'],
  ])('%s is refused by its field', async (_, label, typed, message) => {
    await openByHand();
    const field = await screen.findByLabelText(label);
    if (typed) await fill(field, typed);
    await goOn();
    await expectMessage(field, message);
  });

  test('[VAL-054] the sale question left open', async () => {
    await openAt(`${form}/for-sale`, { isListedForSale: null });
    await goOn();
    await expectMessage(await screen.findByRole('radiogroup'), 'Required');
    await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
    expect(await screen.findByText(/listed for sale.*off the market/)).toBeTruthy();
    expect(screen.getByText(/change your answer.*You can also continue, but/i)).toBeTruthy();
    await goOn();
    await expectStep('annual-income');
  });

  /** A place we do not serve, and the wait list joined from there. */
  async function joinWaitList() {
    const texas = { ...jane.propertyAddress, city: 'Dallas', state: 'TX', zip: '75201' } as const;
    server.answers.set('GET /service-application/external/api/v2/heloc/states-eligibility', ['NV']);
    server.answers.set('GET /service-application/external/api/v1/heloc/zip-eligibility', { excludedZips: [] });
    server.answers.set('POST /service-wait-list/api/v1/home-equity-loan-plus', null);
    await openAt(form, { propertyAddress: texas });
    await userEvent.click(await screen.findByRole('button', { name: 'Join the wait list' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.closest('form')).toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Join the wait list' }));
    await waitFor(() => expect(server.sent.some(({ what }) => what.startsWith('POST'))).toBe(true));
  }

  test('[REG-015] where we do not lend, the wait list can be joined there and then', async () => {
    await joinWaitList();
    expect((await screen.findAllByText(/on the wait list.*jane@example.com/)).length).toBeGreaterThan(0);
    expect(screen.getByText(`at ${form}`)).toBeTruthy();
    await goOn();
    await expectStep('for-sale');
  });

  test('[CALL-22] the wait list is told a name, an email and a consent, and no date of birth', async () => {
    await joinWaitList();
    const [sent] = server.sent.filter(({ what }) => what.startsWith('POST'));
    expect(sent?.body).toMatchObject({ firstName: 'Jane', email: 'jane@example.com', state: 'TX', consent: true });
    expect(sent?.body).not.toHaveProperty('dob');
  });

  test('a use the product is not lent on is said as soon as it is chosen', async () => {
    const { organization } = startData;
    const { orgMetaData } = organization;
    const products = { ...orgMetaData.products, dscr: orgMetaData.products.heloc };
    const start = { ...startData, organization: { ...organization, orgMetaData: { ...orgMetaData, products } } };
    await openAt('/account/dscr/register-v2', {}, { product: 'dscr', start });
    expect(await screen.findByText('This product is only for an investment property.')).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: /^Investment/ }));
    await waitFor(() => expect(screen.queryByText(/This product is only for/)).toBeNull());
  });
});

describe('income', () => {
  const nothing = { income: null, otherIncome: null, employmentType: null };
  const openIncome = async (income: Partial<RegistrationData['income']> = {}) => {
    await openAt(`${form}/annual-income`, { income: { ...nothing, ...income } });
    return { annual: await screen.findByLabelText('Annual income'), source: screen.getByLabelText('Source of income') };
  };

  test.each(['', 'abc'])('[VAL-060] %j is no annual income', async (typed) => {
    const { annual } = await openIncome({ employmentType: 'RETIRED' });
    if (typed) await fill(annual, typed);
    await goOn();
    await expectMessage(annual, 'Please enter your annual income');
  });

  test('[VAL-062] ten million is too much, and one dollar less is not', async () => {
    const { annual } = await openIncome({ employmentType: 'RETIRED' });
    await fill(annual, '10000000');
    await goOn();
    await expectMessage(annual, 'Must be less than $10,000,000');
    await fill(annual, '9999999');
    await goOn();
    await expectStep('legal-name');
  });

  test('[VAL-065] the source of income is required', async () => {
    const { source } = await openIncome({ income: 85_000 });
    await goOn();
    await expectMessage(source, 'Please select your source of income');
    await userEvent.selectOptions(source, 'Retired');
    await goOn();
    await expectStep('legal-name');
  });

  test('[VAL-066] the unemployed are refused', async () => {
    const { source } = await openIncome({ income: 85_000 });
    await userEvent.selectOptions(source, 'UNEMPLOYED');
    await goOn();
    await expectMessage(source, "We apologize. At this time, we don't lend to unemployed borrowers.");
  });

  test('[EMPL-01] the unemployed find themselves by the words for it', async () => {
    const { source } = await openIncome();
    const option = within(source).getByRole<HTMLOptionElement>('option', { name: 'Unemployed / furloughed' });
    expect(option.value).toBe('UNEMPLOYED');
  });

  test('the source says that alimony need not be told', async () => {
    await expectMessage((await openIncome()).source, 'do not have to tell us about alimony');
  });

  test('[VAL-067] a small one is asked about once, and Confirm goes on', async () => {
    await openAt(`${form}/annual-income`, { income: { income: null, otherIncome: null, employmentType: 'RETIRED' } });
    await fill(await screen.findByLabelText('Annual income'), '14999');
    await goOn();
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('heading').textContent).toBe('$14,999 per year?');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close dialog' }));
    await expectStep('annual-income');
    await goOn();
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
    await expectStep('legal-name');
  });

  test('[VAL-067] one that could carry no line says so in the same question', async () => {
    await openAt(`${form}/annual-income`, { income: { income: null, otherIncome: null, employmentType: 'RETIRED' } });
    await fill(await screen.findByLabelText('Annual income'), '99');
    await goOn();
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('$99 per year?');
    expect(dialog.textContent).toContain('Our smallest line is $15,000');
  });

  test('[VAL-067] one of exactly $15,000 is not asked about', async () => {
    await openAt(`${form}/annual-income`, { income: { income: null, otherIncome: null, employmentType: 'RETIRED' } });
    await fill(await screen.findByLabelText('Annual income'), '15000');
    await goOn();
    await expectStep('legal-name');
  });
});

describe('names', () => {
  const openNames = () =>
    openAt(`${form}/legal-name`, { name: { firstName: '', middleName: '', lastName: '', suffix: '' } });

  test('[VAL-020] the suffixes are Jr, Sr and I to V', async () => {
    await openNames();
    const suffixes = within(await screen.findByLabelText(/^Suffix/)).getAllByRole('option');
    expect(suffixes.map(({ textContent }) => textContent)).toEqual(['None', 'Jr', 'Sr', 'I', 'II', 'III', 'IV', 'V']);
  });

  test.each([
    ['[VAL-010] no first name', 'First name', 'Please enter the first name'],
    ['[VAL-016] no last name', 'Last name', 'Last name is required'],
  ])('%s is refused by its field', async (_, label, message) => {
    await openNames();
    await goOn();
    await expectMessage(await screen.findByLabelText(label), message);
  });

  test.each([
    ['[VAL-011] a first name of one letter', 'First name', 'A', 'First name must be at least 2 characters long'],
    ['[VAL-017] a last name of one letter', 'Last name', 'B', 'Last name must be at least 2 characters long'],
    ['[VAL-019] a sign that no name has', 'First name', 'J@ne', 'Some of the characters entered are not supported.'],
  ])('%s is refused by its field when it is left', async (_, label, typed, message) => {
    await openNames();
    const field = await screen.findByLabelText(label);
    await fill(field, typed);
    await userEvent.tab();
    await expectMessage(field, message);
  });
});

describe('birth dates', () => {
  const isNewYearsEve = () => new Date().getMonth() === 11 && new Date().getDate() === 31;
  const born = async (month: string, day: string, year: string) => {
    for (const [part, digits] of [
      ['Month', month],
      ['Day', day],
      ['Year', year],
    ] as const)
      await fill(await screen.findByLabelText(part), digits);
    await goOn();
  };
  const field = () => screen.findByRole('group', { name: /When were you born\?/ });
  const thisYear = new Date().getFullYear();

  test('[VAL-001] none is refused', async () => {
    await openAt(`${form}/birthdate`, { dob: null });
    await goOn();
    await expectMessage(await field(), 'Date of birth is required');
  });

  test.each([
    ['[VAL-002] one that there is not', '02', '30', '1980', 'Invalid date'],
    [
      '[VAL-004] one of a person under 18',
      '12',
      '31',
      String(thisYear - 18 + (isNewYearsEve() ? 1 : 0)),
      'Must be at least 18 years old',
    ],
  ])('%s is refused', async (_, month, day, year, message) => {
    await openAt(`${form}/birthdate`, { dob: null });
    await born(month, day, year);
    await expectMessage(await field(), message);
  });

  test('[VAL-005] in Alabama one is of age at 19', async () => {
    const inAlabama = { ...jane.propertyAddress, city: 'Mobile', state: 'AL', zip: '36602' } as const;
    await openAt(`${form}/birthdate`, { dob: null, propertyAddress: inAlabama });
    await born('01', '01', String(thisYear - 18));
    await expectMessage(await field(), 'Must be at least 19 years old');
  });

  test('[VAL-006] [VARIANT-06] the line for people of 62 and over wants 62 years', async () => {
    const { organization } = startData;
    const { orgMetaData } = organization;
    const products = { ...orgMetaData.products, plus62: { ...orgMetaData.products.heloc, minimumAge: 62 } };
    const start = { ...startData, organization: { ...organization, orgMetaData: { ...orgMetaData, products } } };
    await openAt('/account/plus62/register-v2/birthdate', { dob: null }, { product: 'plus62', start });
    await born('01', '01', '1990');
    await expectMessage(await field(), 'Must be 62 years or older to apply for a loan');
  });
});

describe('contact and consents', () => {
  const none = { communication: false, smsMarketing: false, smsTransactional: false, termPrivacy: false };

  const openContact = (consents: Partial<typeof none> = {}, phoneNumber = '', email = '') =>
    openAt(
      `${form}/phone-and-email`,
      { email, phoneNumber, consents: { ...none, ...consents } },
      { start: withFlags({ 'fe-heloc-sms-transactional-consent': { enabled: true } }) },
    );
  const boxes = {
    terms: /have read and agree/,
    electronic: /electronically/,
    marketing: /may text me offers/,
    transactional: /may text me about/,
  };
  const box = (name: keyof typeof boxes) => screen.findByRole<HTMLInputElement>('checkbox', { name: boxes[name] });

  test.each([
    ['[VAL-025] no phone', 'Mobile phone', 'Please enter your mobile phone'],
    ['[VAL-022] no email', 'Email', 'Please enter your email'],
  ])('%s is refused by its field', async (_, label, message) => {
    await openContact();
    await goOn();
    await expectMessage(await screen.findByLabelText(label), message);
  });

  test.each([
    ['[VAL-027] a phone that begins with 1', 'Mobile phone', '15555555555', 'Country code 1 is not needed'],
    ['[VAL-026] a phone of nine digits', 'Mobile phone', '775555013', 'Please enter a valid phone number'],
    ['[VAL-023] an email without a domain', 'Email', 'a@b', 'Please enter a valid email address'],
  ])('%s is refused by its field when it is left', async (_, label, typed, message) => {
    await openContact();
    const field = await screen.findByLabelText(label);
    await fill(field, typed);
    await userEvent.tab();
    await expectMessage(field, message);
  });

  test('[VAL-029] the country of the phone is the US at first', async () => {
    await openContact();
    expect((await screen.findByLabelText<HTMLSelectElement>('Country')).value).toBe('US');
  });

  test.each([
    ['[VAL-040] the terms and privacy', 'terms', { communication: true }],
    ['[VAL-041] electronic communications', 'electronic', { termPrivacy: true }],
  ] as const)('%s must be agreed to', async (_, name, consents) => {
    await openContact(consents, jane.phoneNumber, jane.email);
    await goOn();
    await expectMessage(await box(name), 'Required');
    await userEvent.click(await box(name));
    await goOn();
    await expectStep('set-password');
  });

  test.each([
    ['[VAL-042] marketing', 'marketing', { smsTransactional: true }],
    ['[VAL-043] the application', 'transactional', { smsMarketing: true }],
  ] as const)('%s by text message may be refused', async (_, name, other) => {
    await openContact({ communication: true, termPrivacy: true, ...other }, jane.phoneNumber, jane.email);
    expect((await box(name)).checked).toBe(false);
    await goOn();
    await expectStep('set-password');
  });

  test('[VAL-044] marketing says that one may be approved without it', async () => {
    await openContact();
    expect((await box('marketing')).closest('label, div')?.textContent).toMatch(/say no and still be approved/);
  });

  test('the first field that is refused has the focus, and all that is typed right goes on', async () => {
    await openContact();
    const phone = await screen.findByLabelText('Mobile phone');
    await goOn();
    await waitFor(() => expect(document.activeElement).toBe(phone));
    await fill(phone, '7755550134');
    await fill(screen.getByLabelText('Email'), 'jane@example.com');
    await userEvent.click(await box('terms'));
    await userEvent.click(await box('electronic'));
    await goOn();
    await expectStep('set-password');
  });

  test.each([
    [true, 4],
    [false, 3],
  ])('[FLAG-16] with its flag %s there are %d boxes', async (enabled, boxes) => {
    const start = withFlags({ 'fe-heloc-sms-transactional-consent': { enabled } });
    await openAt(`${form}/phone-and-email`, { consents: none }, { start });
    expect(await screen.findAllByRole('checkbox')).toHaveLength(boxes);
  });
});

describe('passwords', () => {
  async function openPasswords() {
    await openAt(`${form}/set-password`);
    const first = await screen.findByLabelText<HTMLInputElement>('Password');
    return { first, again: screen.getByLabelText<HTMLInputElement>('Confirm password') };
  }
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Check my rate' }));
  /** In red only: the rules stand beside the field whether they are kept or not. */
  const expectRefusal = (field: HTMLElement, message: string) =>
    waitFor(() => expect(document.getElementById(`${field.id}-error`)?.textContent).toContain(message));

  test('[VAL-036] both are required', async () => {
    const { first, again } = await openPasswords();
    await send();
    await expectRefusal(again, 'Required');
    await expectRefusal(first, 'Required');
  });

  test.each([
    ['[VAL-031] of 11 characters', 'Abcdefgh1!2', 'Must be at least 12 characters long'],
    ['[VAL-032] without an uppercase letter', 'abcdefgh1!23', 'Must contain at least one uppercase letter'],
    ['[VAL-033] without a lowercase letter', 'ABCDEFGH1!23', 'Must contain at least one lowercase letter'],
    ['[VAL-034] without a digit', 'Abcdefgh!!xx', 'Must contain at least one number'],
    ['[VAL-035] without a special character', 'Abcdefgh1234', 'Must contain at least one special character'],
  ])('%s one is refused by its field', async (_, typed, message) => {
    const { first } = await openPasswords();
    await fill(first, typed);
    await send();
    await expectRefusal(first, message);
  });

  test('[VAL-037] two that differ are refused by the second field', async () => {
    const { first, again } = await openPasswords();
    await fill(first, 'Harbor-Lantern7!');
    await fill(again, 'Something-Else7!');
    await send();
    await expectRefusal(again, "Passwords don't match");
  });

  test('[VAL-038] four bars fill with the strength of the first', async () => {
    const { first } = await openPasswords();
    const bars = () => [...document.querySelectorAll('.bars > .bar')].map((bar) => bar.hasAttribute('data-filled'));
    expect(bars()).toEqual([false, false, false, false]);
    await fill(first, 'Harbor-Lantern7!');
    expect(bars()).toEqual([true, true, true, true]);
  });

  test('[VAL-039] the first may be shown and hidden again', async () => {
    const { first } = await openPasswords();
    expect(first.type).toBe('password');
    await userEvent.click(screen.getAllByRole('button', { name: 'Show password' })[0] as HTMLElement);
    expect(first.type).toBe('text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(first.type).toBe('password');
  });

  test('nothing of them is kept in the browser', async () => {
    const { first, again } = await openPasswords();
    await fill(first, 'Harbor-Lantern7!');
    await fill(again, 'Something-Else7!');
    await send();
    await expectRefusal(again, "Passwords don't match");
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('Lantern');
  });
});
