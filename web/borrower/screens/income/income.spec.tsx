import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { ourTeamDecides } from '#core/words/en/journey/orders.ts';
import { servePage } from '#web/client/testing.ts';
import { find, submit, type } from '#web/ui/testing.tsx';
import { door } from '../../link-window.ts';
import { hrefs, withFlags } from '../../testing.tsx';
import { asked } from '../application/testing.tsx';
import { applicationUuid, button, refusal, showScreen } from '../bank/testing.tsx';
import { EmployerVerification } from './employer-verification.tsx';
import { IncomeLink } from './link.tsx';
import { PointservCallback } from './pointserv-callback.tsx';
import { IncomeReview } from './review.tsx';
import { IncomeUpload } from './upload.tsx';
import { waysFor } from './ways.ts';

const status = 'INCOME_VERIFICATION';

beforeAll(servePage);
afterEach(() => vi.restoreAllMocks());

describe('ways to prove an income', () => {
  const sources = (employment: string, flags = {}) =>
    waysFor(employment, withFlags(flags).flags).map(({ source }) => source);

  test('[ENUM-11] suit how the borrower earns, the quickest first, and papers last', () => {
    expect(sources('FULL_TIME')).toEqual([
      'TRUV_PAYROLL',
      'POINTSERV_PAYROLL',
      'EMPINFO',
      'PLAID_TRANSACTIONS',
      'MANUAL_PAYSTUB',
    ]);
    expect(sources('RETIRED')).toEqual(['POINTSERV_TAX', 'PLAID_TRANSACTIONS', 'OTHER']);
  });

  test('[FLAG-10] tax and business sources of the self-employed come with their flags', () => {
    expect(sources('SELF_EMPLOYED')).not.toContain('POINTSERV_1099_MISC');
    const all = { 'fe-heloc-self-employ-tax-verification': true, 'fe-heloc-business-iv': true };
    expect(sources('SELF_EMPLOYED', all)).toContain('POINTSERV_1099_MISC');
    expect(sources('SELF_EMPLOYED', all)).toContain('TRUV_FINANCIAL_ACCOUNTS');
  });
});

describe('[ROUTE-065] income/review', () => {
  test('offers each way as a link and says what was stated', async () => {
    const { container } = await showScreen(IncomeReview, { screen: 'income/review', status });
    expect(container.textContent).toContain('$180,000 a year (full-time)');
    const links = hrefs(find('ul[aria-label="Ways to verify your income"]', container));
    expect(links).toContain(`/account/heloc/${applicationUuid}/income/link/TRUV_PAYROLL`);
    expect(links).toContain(`/account/heloc/${applicationUuid}/income/upload/MANUAL_PAYSTUB`);
  });

  test('a closed tax office is said, and cannot be chosen', async () => {
    const { container } = await showScreen(IncomeReview, {
      screen: 'income/review',
      status,
      known: { employmentType: 'RETIRED' },
      flags: { 'fe-heloc-irs-maintenance': true },
    });
    expect(container.textContent).toContain('the IRS is not answering');
    expect(hrefs(container).join()).not.toContain('POINTSERV_TAX');
  });

  test('what was given is shown as being checked, with another way still open', async () => {
    const { container } = await showScreen(IncomeReview, {
      screen: 'income/review',
      status,
      known: { proof: { sources: ['TRUV_PAYROLL'], isVerified: false, paystubsNeeded: 1 } },
    });
    expect(container.textContent).toContain('We are checking what you gave us');
    expect(button('Check again', container)).toBeDefined();
    expect(hrefs(container).join()).toContain('income/upload/MANUAL_PAYSTUB');
  });
});

test('a pay stub that a person must look at is asked for again where the borrower waits', async () => {
  const { container } = await showScreen(IncomeReview, {
    screen: 'income/review',
    status,
    known: { proof: { sources: ['MANUAL_PAYSTUB'], isVerified: false, paystubsNeeded: 1 } },
    answers: { '/conditions/external-applicants': [asked('HELOC_MANUAL_PAYSTUB_UPLOAD')] },
  });
  expect(container.textContent).toContain('Upload Your Pay Stubs. To confirm your income we need 1 recent pay stub');
  expect(hrefs(container)).toContain(`/account/heloc/${applicationUuid}/conditions`);
});

describe('[ROUTE-066] income/link/{type}', () => {
  test('leaves for the company’s own page and remembers the application for the way back', async () => {
    const left = vi.spyOn(door, 'leaveFor').mockImplementation(() => {});
    const { container, posted } = await showScreen(IncomeLink, {
      screen: 'income/link/PLAID_TRANSACTIONS',
      status,
      answers: { '/links': { uuid: 'u', url: 'https://bank.example/x', expiresAt: '' } },
    });
    await userEvent.click(button('Continue to log in', container));
    await waitFor(() =>
      expect(posted()).toEqual([expect.objectContaining({ body: { use: 'income', source: 'PLAID_TRANSACTIONS' } })]),
    );
    expect(left).toHaveBeenCalledWith('https://bank.example/x');
    expect(localStorage.getItem('hearthline-bank-link-application')).toBe(applicationUuid);
  });

  test.each([
    ['TRUV_PAYROLL', 'We see your income only,', false],
    ['PLAID_TRANSACTIONS', 'your income and which accounts you have there,', true],
  ])('%s says what is shared, and what it is good for later', async (type, told, isForLater) => {
    const { container } = await showScreen(IncomeLink, { screen: `income/link/${type}`, status });
    expect(container.textContent).toContain(told);
    expect(container.textContent?.includes('without logging in again')).toBe(isForLater);
  });

  test('a company that does not answer is said in a sentence', async () => {
    const { container } = await showScreen(IncomeLink, {
      screen: 'income/link/TRUV_PAYROLL',
      status,
      answers: { '/links': refusal(503, 'The company does not answer right now.') },
    });
    await userEvent.click(button('Continue to log in', container));
    await waitFor(() => expect(find('[role=alert]', container).textContent).toContain('does not answer right now'));
  });

  test.each(['NOBODY', 'MANUAL_PAYSTUB', 'POINTSERV_TAX'])('%s is no way for this borrower', async (type) => {
    const { container } = await showScreen(IncomeLink, { screen: `income/link/${type}`, status });
    expect(container.textContent).toContain('This way is not available');
  });
});

describe('[ROUTE-067] income/pointserv-callback', () => {
  const link = { uuid: 'link-1', source: 'TRUV_PAYROLL', state: 'finished', url: null, accounts: [] };

  test('hands over a finished link once, without another click', async () => {
    const { posted } = await showScreen(PointservCallback, {
      screen: 'income/pointserv-callback',
      status,
      answers: { '/links/income': { link } },
      isWaiting: true,
    });
    await waitFor(() => expect(posted()).toHaveLength(1));
    expect(posted()[0]).toMatchObject({ body: { source: 'TRUV_PAYROLL', linkToken: 'link-1' } });
  });

  test('a window that is still open can be gone back to', async () => {
    const left = vi.spyOn(door, 'leaveFor').mockImplementation(() => {});
    const { container, posted } = await showScreen(PointservCallback, {
      screen: 'income/pointserv-callback',
      status,
      answers: { '/links/income': { link: { ...link, state: 'open', url: 'https://pay.example/x' } } },
    });
    await userEvent.click(button('Pick up where I left off', container));
    expect(left).toHaveBeenCalledWith('https://pay.example/x');
    expect(posted()).toEqual([]);
  });

  test.each([null, { ...link, state: 'expired' }])('nothing shared leads back to the ways', async (none) => {
    const { container } = await showScreen(PointservCallback, {
      screen: 'income/pointserv-callback',
      status,
      answers: { '/links/income': { link: none } },
    });
    expect(container.textContent).toContain('Nothing was shared');
    expect(hrefs(container).join()).toContain('income/review');
  });
});

describe('[ROUTE-068] income/upload/{type}', () => {
  test('[COND-10] asks for as many pay stubs as are needed, and sends nothing before they are there', async () => {
    const { container, posted } = await showScreen(IncomeUpload, {
      screen: 'income/upload/MANUAL_PAYSTUB',
      status,
      known: { employmentType: 'PART_TIME', proof: { sources: [], isVerified: false, paystubsNeeded: 2 } },
    });
    expect(container.textContent).toContain('2 latest pay stubs');
    await submit(find('form', container));
    expect(container.textContent).toContain('Please add 2 pay stubs.');
    expect(posted()).toEqual([]);
  });
});

describe('[ROUTE-069] income/employer-verification', () => {
  const screen = 'income/employer-verification';
  const at = 'EMPLOYMENT_VERIFICATION';

  test('needs a name; the phone number is optional and checked', async () => {
    const { container, posted } = await showScreen(EmployerVerification, { screen, status: at });
    await submit(find('form', container));
    expect(container.textContent).toContain('Please enter the name of the company');
    type(
      within(container).getByRole<HTMLInputElement>('textbox', { name: 'Who do you work for?' }),
      'Bluebird Logistics',
    );
    await submit(find('form', container));
    await waitFor(() => expect(posted()[0]).toMatchObject({ body: { employerName: 'Bluebird Logistics' } }));
  });

  test('[T28] once our team has taken over, the form says so', async () => {
    const { container } = await showScreen(EmployerVerification, {
      screen,
      status: at,
      answers: { '/nameEmployer': refusal(409, ourTeamDecides) },
    });
    type(within(container).getByRole<HTMLInputElement>('textbox', { name: 'Who do you work for?' }), 'One More LLC');
    await submit(find('form', container));
    await waitFor(() => expect(container.textContent).toContain(ourTeamDecides));
  });

  test('an employer whom payroll named stands there already', async () => {
    const { container } = await showScreen(EmployerVerification, {
      screen,
      status: at,
      known: { employerTold: 'Harbor Point Clinic' },
    });
    const field = within(container).getByRole<HTMLInputElement>('textbox', { name: 'Who do you work for?' });
    expect(field.value).toBe('Harbor Point Clinic');
    expect(container.textContent).toContain('From your payroll.');
  });

  test('an employer who does not pick up is said, with what helps instead', async () => {
    const commentsToBorrower = 'We could not reach your employer. Please upload your most recent pay stub.';
    const { container } = await showScreen(EmployerVerification, {
      screen,
      status: at,
      known: { employerName: 'Noanswer LLC' },
      answers: { '/conditions/external-applicants': [asked('GENERIC_DOCUMENT_REQUEST', { commentsToBorrower })] },
    });
    expect(container.textContent).toContain(commentsToBorrower);
    expect(hrefs(container)).toContain(`/account/heloc/${applicationUuid}/conditions`);
  });

  test('says whom we are asking, and lets another be named', async () => {
    const { container } = await showScreen(EmployerVerification, {
      screen,
      status: at,
      known: { employerName: 'Slowemployer LLC' },
    });
    expect(container.textContent).toContain('We are asking Slowemployer LLC');
    await userEvent.click(button('Name another employer', container));
    expect(within(container).getByRole<HTMLInputElement>('textbox', { name: 'Who do you work for?' }).value).toBe(
      'Slowemployer LLC',
    );
  });
});
