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
import { say, withData } from './draft.ts';
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
  server.kept.set(id, say(withData(emptyDraft, data, nowMs), seen, nowMs));
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
  test('[VAL-045] [VAL-046] [VAL-049] [Q-22] by hand: each field by its own message', async () => {
    await show(<Registration />, { at: form });
    await userEvent.click(await screen.findByRole('button', { name: 'Enter address manually' }));
    const street = await screen.findByLabelText('Street address');
    expect(document.activeElement).toBe(street);
    await userEvent.click(screen.getByRole('radio', { name: /^Primary home/ }));
    await goOn();
    await expectMessage(street, 'Street address is required');
    await expectMessage(screen.getByLabelText('State'), 'State must be two characters in length');
    expect(document.activeElement).toBe(street);
    await fill(street, '1 Broadway');
    await fill(screen.getByLabelText('City'), 'Reno1');
    await fill(screen.getByLabelText('Zip code'), '1234');
    await userEvent.selectOptions(screen.getByLabelText('State'), 'NV');
    await goOn();
    await expectMessage(screen.getByLabelText('City'), 'Please enter a valid city name');
    await expectMessage(screen.getByLabelText('Zip code'), 'Please enter a valid zipcode');
    await fill(screen.getByLabelText('City'), 'Reno');
    await fill(screen.getByLabelText('Zip code'), '89501');
    await goOn();
    await expectStep('for-sale');
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

  test('[REG-015] [CALL-22] a place we do not serve: the wait list there and then, with a name and an email', async () => {
    const texas = { ...jane.propertyAddress, city: 'Dallas', state: 'TX', zip: '75201' } as const;
    server.answers.set('GET /service-application/external/api/v2/heloc/states-eligibility', ['NV']);
    server.answers.set('GET /service-application/external/api/v1/heloc/zip-eligibility', { excludedZips: [] });
    server.answers.set('POST /service-wait-list/api/v1/home-equity-loan-plus', null);
    await openAt(form, { propertyAddress: texas });
    await userEvent.click(await screen.findByRole('button', { name: 'Join the wait list' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.closest('form')).toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Join the wait list' }));
    expect((await screen.findAllByText(/on the wait list.*jane@example.com/)).length).toBeGreaterThan(0);
    const [sent] = server.sent.filter(({ what }) => what.startsWith('POST'));
    expect(sent?.body).toMatchObject({ firstName: 'Jane', email: 'jane@example.com', state: 'TX', consent: true });
    expect(sent?.body).not.toHaveProperty('dob');
    expect(screen.getByText(`at ${form}`)).toBeTruthy();
    await goOn();
    await expectStep('for-sale');
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
  test('[VAL-060] [VAL-062] [VAL-065] [VAL-066] [EMPL-01] missing, too much, unemployed', async () => {
    await openAt(`${form}/annual-income`, { income: { income: null, otherIncome: null, employmentType: null } });
    const annual = await screen.findByLabelText('Annual income');
    const source = screen.getByLabelText('Source of income');
    await expectMessage(source, 'do not have to tell us about alimony');
    await goOn();
    await expectMessage(annual, 'Please enter your annual income');
    await expectMessage(source, 'Please select your source of income');
    await fill(annual, '10000000');
    await userEvent.selectOptions(source, 'Unemployed / furloughed');
    await goOn();
    await expectMessage(annual, 'Must be less than $10,000,000');
    await expectMessage(source, "We apologize. At this time, we don't lend to unemployed borrowers.");
    await fill(annual, '9999999');
    await userEvent.selectOptions(source, 'Retired');
    await goOn();
    await expectStep('legal-name');
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

test('[VAL-010] [VAL-011] [VAL-016] [VAL-017] [VAL-019] [VAL-020] names', async () => {
  await openAt(`${form}/legal-name`, { name: { firstName: '', middleName: '', lastName: '', suffix: '' } });
  const first = await screen.findByLabelText('First name');
  const last = screen.getByLabelText('Last name');
  const suffixes = within(screen.getByLabelText(/^Suffix/)).getAllByRole('option');
  expect(suffixes.map(({ textContent }) => textContent)).toEqual(['None', 'Jr', 'Sr', 'I', 'II', 'III', 'IV', 'V']);
  await goOn();
  await expectMessage(first, 'Please enter the first name');
  await expectMessage(last, 'Last name is required');
  await fill(first, 'A');
  await fill(last, 'B');
  await userEvent.tab();
  await expectMessage(first, 'First name must be at least 2 characters long');
  await expectMessage(last, 'Last name must be at least 2 characters long');
  await fill(first, 'J@ne');
  await userEvent.tab();
  await expectMessage(first, 'Some of the characters entered are not supported.');
});

describe('birth dates', () => {
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

  test('[VAL-001] [VAL-002] [VAL-004] none, none that there is, and too young', async () => {
    await openAt(`${form}/birthdate`, { dob: null });
    await goOn();
    await expectMessage(await field(), 'Date of birth is required');
    await born('02', '30', '1980');
    await expectMessage(await field(), 'Invalid date');
    await born('12', '31', String(thisYear - 18 + (isNewYearsEve() ? 1 : 0)));
    await expectMessage(await field(), 'Must be at least 18 years old');
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

const isNewYearsEve = () => new Date().getMonth() === 11 && new Date().getDate() === 31;

describe('contact and consents', () => {
  const none = { communication: false, smsMarketing: false, smsTransactional: false, termPrivacy: false };

  test('[VAL-022] [VAL-023] [VAL-025] [VAL-026] [VAL-027] [VAL-029] [VAL-040] [VAL-041] [VAL-042] [VAL-043] each by its field', async () => {
    await openAt(`${form}/phone-and-email`, { email: '', phoneNumber: '', consents: none });
    const phone = await screen.findByLabelText('Mobile phone');
    const email = screen.getByLabelText('Email');
    const terms = screen.getByRole('checkbox', { name: /have read and agree/ });
    expect((screen.getByLabelText('Country') as HTMLSelectElement).value).toBe('US');
    await goOn();
    await expectMessage(phone, 'Please enter your mobile phone');
    expect(document.activeElement).toBe(phone);
    await expectMessage(email, 'Please enter your email');
    await expectMessage(terms, 'Required');
    await expectMessage(screen.getByRole('checkbox', { name: /electronically/ }), 'Required');
    await fill(phone, '15555555555');
    await fill(email, 'a@b');
    await userEvent.tab();
    await expectMessage(phone, 'Country code 1 is not needed');
    await expectMessage(email, 'Please enter a valid email address');
    await fill(phone, '775555013');
    await userEvent.tab();
    await expectMessage(phone, 'Please enter a valid phone number');
    expect(document.body.textContent).toMatch(/say no and still be approved/);
    await fill(phone, '7755550134');
    await fill(email, 'jane@example.com');
    await userEvent.click(terms);
    await userEvent.click(screen.getByRole('checkbox', { name: /electronically/ }));
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

test('[VAL-031] [VAL-032] [VAL-033] [VAL-034] [VAL-036] [VAL-037] [VAL-038] [VAL-039] passwords', async () => {
  await openAt(`${form}/set-password`);
  const first = await screen.findByLabelText('Password');
  const again = screen.getByLabelText('Confirm password');
  const send = screen.getByRole('button', { name: 'Check my rate' });
  await userEvent.click(send);
  await expectMessage(again, 'Required');
  await expectMessage(first, 'Required');
  const cases = [
    ['Abcdefgh1!2', 'Must be at least 12 characters long'],
    ['abcdefgh1!23', 'Must contain at least one uppercase letter'],
    ['ABCDEFGH1!23', 'Must contain at least one lowercase letter'],
    ['Abcdefgh!!xx', 'Must contain at least one number'],
    ['Abcdefgh1234', 'Must contain at least one special character'],
  ] as const;
  for (const [typed, message] of cases) {
    await fill(first, typed);
    await fill(again, typed);
    await userEvent.click(send);
    await waitFor(() => {
      const said = [...document.querySelectorAll('[id$="-error"]')].map(({ textContent }) => textContent);
      expect(said.join(' ')).toContain(message);
    });
  }
  await fill(first, 'Harbor-Lantern7!');
  await fill(again, 'Something-Else7!');
  await userEvent.click(send);
  await expectMessage(again, "Passwords don't match");
  expect(first.getAttribute('type')).toBe('password');
  await userEvent.click(screen.getAllByRole('button', { name: 'Show password' })[0] as HTMLElement);
  expect(first.getAttribute('type')).toBe('text');
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('Lantern');
});
