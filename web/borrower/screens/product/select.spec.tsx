import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Offer } from '#core/offers/offer.ts';
import { plainClosing } from '#core/offers/stories/closing-facts.ts';
import { servePage } from '#web/client/testing.ts';
import { type as typeInto } from '#web/ui/testing.tsx';
import { withFlags } from '../../testing.tsx';
import { openScreen, viewAt } from '../application/testing.tsx';
import { ProductConfirm } from './confirm.tsx';
import { ProductSelect } from './select.tsx';

function offer(term: number, rate: number, changes: Partial<Offer> = {}): Offer {
  return {
    id: `${term}-${changes.type ?? 'STANDARD'}-${changes.originationFee ?? 0}`,
    term,
    type: 'STANDARD',
    rate,
    otherRate: rate,
    baseRate: rate,
    originationFee: 0,
    min: 15_000,
    max: 200_000,
    minDraw: 15_000,
    maxDraw: 200_000,
    discountList: [
      { discountType: 'AUTOPAY', rateWithDiscount: Math.round((rate - 0.0025) * 10_000) / 10_000 },
      { discountType: 'QUORUM', rateWithDiscount: Math.round((rate - 0.005) * 10_000) / 10_000 },
      { discountType: 'CREDIT_UNION', rateWithDiscount: Math.round((rate - 0.005) * 10_000) / 10_000 },
    ],
    guidelineVersion: 'spec',
    guidelineEffectiveFrom: '2026-01-01',
    pricedOn: '2026-03-02',
    aporAsOf: '2026-03-01',
    rateSteps: [],
    ...changes,
  };
}

const offers = {
  offers: [
    offer(10, 0.09),
    offer(15, 0.1),
    offer(10, 0.085, { originationFee: 0.0299 }),
    offer(10, 0.08, { type: 'BUY_DOWN', originationFee: 0.0499 }),
  ],
  offersByType: {},
  ofeeMaxThreshold: null,
  maxDtiUnlimited: 200_000,
  incomeRequestRecords: [],
  costs: [{ feeType: 'RECORDING_FEE', borrowerPaidAmount: 75, jsCriteria: '' }],
  totalPaidByBorrower: 75,
  minRecordingTax: 0,
  maxRecordingTax: 0,
  closing: plainClosing,
  money: { signBy: '2026-11-18', on: '2026-11-24' },
  why: ['Your credit score is 760; we ask for 640 or more.'],
  debts: [{ uuid: 'card', creditor: 'Harbor Card', balanceCents: 12_000_00, monthlyPaymentCents: 240_00 }],
  home: { valueCents: 600_000_00, liensCents: 200_000_00, liensPaidOffCents: 0 },
  before: null,
};

const open = (settings: Parameters<typeof withFlags>[0] = {}, answer: object = offers, status = 'OFFER_SELECTION') =>
  openScreen(ProductSelect, {
    at: 'product/select',
    view: viewAt(status),
    answers: { '/offers': answer },
    start: withFlags(settings),
  });

beforeAll(servePage);
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('choosing an offer', () => {
  test('begins with an offer that exists, and says what it comes to and what it costs', async () => {
    const { container } = await open();
    expect(container.querySelector('h1')?.textContent).toBe('You’re prequalified for up to $200,000');
    expect(container.textContent).toContain('$537.30');
    expect(container.textContent).toContain('You receive Around Nov 24, if you sign by Nov 18');
    expect(container.textContent).toContain('10.00%');
    expect(container.textContent).toContain('County recording fee−$225.00');
    expect(container.textContent).toContain('You receive$49,775.00');
    const line = within(screen.getByRole('region', { name: 'Your line' }));
    expect(line.getByText('All-in cost').closest('div')?.textContent).toBe('All-in cost A year, with fees10.08%');
    expect(line.getByText('Total interest').closest('div')?.textContent).toBe('Total interest$46,715.11');
    expect(container.textContent).not.toMatch(/approved/i);
  });

  test('is drawn without the browser’s own formats: the first of them takes a slow phone 100 ms', async () => {
    const made = [vi.spyOn(Intl, 'DateTimeFormat'), vi.spyOn(Intl, 'NumberFormat')];
    const { container } = await open();
    await waitFor(() => expect(container.textContent).toContain('If you draw again'));
    expect(container.textContent).toContain('Around Nov 24');
    for (const each of made) expect(each).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  test('the all-in cost opens to what it contains, to the cent, and says that it is not the APR', async () => {
    await open();
    const line = within(screen.getByRole('region', { name: 'Your line' }));
    const contents = line.getByText('What the all-in cost contains').closest('details');
    expect(contents?.open).toBe(false);
    expect(contents?.textContent).toContain(
      'Interest over 15 years$46,715.11County recording fee$225.00What you pay on top of the draw$46,940.11',
    );
    expect(contents?.textContent).toContain('It is not the APR.');
  });

  test('cents of the largest draw are left off, never rounded up', async () => {
    const { container } = await open({}, { ...offers, offers: [offer(10, 0.09, { maxDraw: 199_999.99 })] });
    expect(container.querySelector('h1')?.textContent).toBe('You’re prequalified for up to $199,999');
  });

  test('where the chosen terms hold less than the page says, both are told', async () => {
    const two = [offer(15, 0.09, { maxDraw: 150_000 }), offer(10, 0.09, { maxDraw: 200_000 })];
    const { container } = await open({}, { ...offers, offers: two });
    expect(container.querySelector('h1')?.textContent).toBe('You’re prequalified for up to $200,000');
    const said = 'With the terms chosen now you can draw up to $150,000; with others, up to $200,000.';
    expect(container.textContent).toContain(said);
    await userEvent.click(screen.getByRole('radio', { name: /10 years/ }));
    await waitFor(() => expect(container.textContent).not.toContain('with others, up to'));
  });

  test('why these numbers: the rate step by step, the payments, and why these offers', async () => {
    const steps = [
      { rule: 'TERM', bps: 880 },
      { rule: 'CREDIT_SCORE', bps: 120 },
      { rule: 'CLTV', bps: 0 },
    ];
    await open({}, { ...offers, offers: [offer(15, 0.1, { rateSteps: steps })] });
    await userEvent.click(screen.getByRole('button', { name: 'Why these numbers' }));
    const why = await screen.findByRole('dialog', { name: 'Why these numbers', hidden: true });
    await waitFor(() => expect(why.textContent).toContain('Your credit score+1.20%Your rate10.00%'));
    expect(why.textContent).toContain('179 payments of $537.30$96,176.70Last payment$538.41');
    expect(why.textContent).toContain('Your credit score is 760; we ask for 640 or more.');
    expect(why.textContent).not.toContain('CLTV');
  });

  test('round amounts and the slider set the amount; the slider says the payment with it', async () => {
    await open();
    const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Amount' });
    expect(slider.getAttribute('aria-valuetext')).toBe('$50,000, $537.30 a month');
    await userEvent.click(screen.getByRole('button', { name: '$100,000' }));
    expect(slider.getAttribute('aria-valuetext')).toBe('$100,000, $1,074.61 a month');
    await userEvent.click(screen.getByRole('button', { name: 'Maximum' }));
    expect(slider.getAttribute('aria-valuetext')).toBe('$200,000, $2,149.21 a month');
  });

  test('what changed is said once, when the hand has rested', async () => {
    const { container } = await open();
    const said = () => container.querySelector('[data-live]')?.textContent;
    await userEvent.click(screen.getByRole('button', { name: '$25,000' }));
    await userEvent.click(screen.getByRole('button', { name: '$100,000' }));
    expect(said()).toBe('');
    await waitFor(() => expect(said()).toBe('$1,074.61 a month at 10.00% APR. You receive $99,775.00.'), {
      timeout: 2000,
      interval: 20,
    });
  });

  test('each fee says all it costs and whether it pays for itself, and claims no lower payment', async () => {
    await open();
    await userEvent.click(screen.getByRole('radio', { name: '10 years' }));
    const fees = await screen.findByRole('radiogroup', { name: 'Origination fee' });
    const rows = () => [...fees.querySelectorAll('label')].map((label) => label.textContent);
    await waitFor(() =>
      expect(rows()).toEqual([
        'No fee APR 9.00% Payment $633.38 Cost over 10 years $26,005.36 Lowest total cost of these choices',
        '2.99% $1,495.00APR 8.50% Payment $638.46 Cost over 10 years $26,616.11 Doesn’t pay for itself within 10 years',
      ]),
    );
    await userEvent.click(within(fees).getByRole('radio', { name: '2.99% $1,495.00' }));
    await waitFor(() => expect(screen.getAllByText('$638.46').length).toBeGreaterThan(1));
  });

  test('the choice and what was saved are there again after a reload', async () => {
    const first = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Save to compare' }));
    await userEvent.click(screen.getByRole('radio', { name: '10 years' }));
    await waitFor(() => expect(first.container.textContent).toContain('2 of 3'));
    cleanup();
    const { container } = await open();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '10 years' }).checked).toBe(true);
    await waitFor(() => expect(container.textContent).toContain('2 of 3'));
  });

  test('later draws: how their rate is set, and what the highest we lend at would cost, which is no cap', async () => {
    const { container } = await open();
    expect(container.textContent).toContain(
      'after 4 years you draw $6,700 of what you have repaid. At today’s Prime Rate plus your margin that is 10.00%, with the highest origination fee, 4.99%, over 15 years. That draw would have an all-in cost of 10.87% a year. Both draws together would have 10.14%.',
    );
    expect(container.textContent).toContain(
      'The highest rate a later draw can ever have is 17.20%. At that rate, a draw of $50,000 over 15 years would cost $776.60 a month. Your agreement sets that limit.',
    );
  });

  test('pays off debts on top of the amount, out of it, or with all there is, and says who gets what', async () => {
    const { container } = await open();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Harbor Card $12,000.00' }));
    await waitFor(() =>
      expect(container.textContent).toContain(
        'We draw $62,000.00: $12,000.00 goes to your lenders, $225.00 to closing costs and $49,775.00 to you.',
      ),
    );
    await userEvent.click(
      screen.getByRole<HTMLInputElement>('radio', { name: 'Out of my amount: the rest is my cash' }),
    );
    await waitFor(() =>
      expect(container.textContent).toContain(
        'We draw $50,000.00: $12,000.00 goes to your lenders, $225.00 to closing costs and $37,775.00 to you.',
      ),
    );
    await userEvent.click(screen.getByRole('radio', { name: 'Draw as much as I can' }));
    await waitFor(() =>
      expect(container.textContent).toContain(
        'We draw $200,000.00: $12,000.00 goes to your lenders, $225.00 to closing costs and $187,775.00 to you.',
      ),
    );
    expect(screen.queryByRole('slider')).toBeNull();
  });

  test('shows the home after the draw, and the payments before and after as a chart or a table', async () => {
    const { container } = await open();
    expect(
      screen.getByRole('img', { name: 'Loans on the home $200,000, This line $50,000, Your equity $350,000' }),
    ).toBeTruthy();
    expect(container.textContent).not.toContain('Your monthly payments, before and after');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Harbor Card $12,000.00' }));
    const picture = await screen.findByRole('img', {
      name: 'Today: Debts you keep $0.00, This line $0.00, Debts paid off $240.00.',
    });
    expect(container.textContent).toContain('$240.00 a month goes away.');
    expect(container.textContent).toContain(
      'You pay $240.00 a month on these debts today, and $666.26 a month with this line. That is $426.26 more each month.',
    );
    const figure = picture.closest('figure');
    const table = figure?.querySelector('table');
    expect(table?.closest('[hidden]')).not.toBeNull();
    await userEvent.click(within(figure as HTMLElement).getByRole('radio', { name: 'Table' }));
    expect(table?.closest('[hidden]')).toBeNull();
    const rows = [...(table?.querySelectorAll('tbody tr') ?? [])].map((row) => row.textContent);
    expect(rows).toEqual(['Today$0.00$0.00$240.00', 'With this line$0.00$666.26$0.00']);
  });

  test('the chart of the balance tells its story to those who hear it', async () => {
    await open();
    expect(
      screen.getByRole('img', {
        name: 'The balance falls from $50,000 to zero in 15 years while the interest paid rises to $46,715.',
      }),
    ).toBeTruthy();
  });

  test('keeps offers to compare side by side, and goes back to one of them', async () => {
    const { container } = await open();
    expect(container.textContent).toContain('Save this offer, change something, and see both side by side.');
    await userEvent.click(screen.getByRole('button', { name: 'Save to compare' }));
    await userEvent.click(screen.getByRole('radio', { name: '10 years' }));
    const compared = () =>
      [...container.querySelectorAll('table')].find((each) => each.textContent?.includes('Interest and fee'));
    await waitFor(() => expect(compared()?.querySelectorAll('thead th')).toHaveLength(3));
    const rows = [...(compared()?.querySelectorAll('tbody tr') ?? [])].map((row) => row.textContent);
    expect(rows[0]).toBe('Monthly payment$633.38$537.30 (lowest)');
    expect(rows[4]).toBe('Interest and fee$26,005 (lowest)$46,715');
    await userEvent.click(screen.getByRole('button', { name: 'Use this one: $50,000 over 15 years' }));
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('radio', { name: '15 years' }).checked).toBe(true));
  });

  test('the second membership replaces the first, and paying automatically stays', async () => {
    await open();
    await userEvent.click(
      screen.getByRole<HTMLInputElement>('checkbox', { name: 'Pay automatically from my bank account' }),
    );
    await userEvent.click(
      screen.getByRole<HTMLInputElement>('checkbox', {
        name: 'I am a member of Quorum Federal Credit Union',
      }),
    );
    await userEvent.click(
      screen.getByRole<HTMLInputElement>('checkbox', {
        name: 'I’m a credit union member, or will join',
      }),
    );
    const isOn = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name }).checked;
    await waitFor(() => expect(isOn('I am a member of Quorum Federal Credit Union')).toBe(false));
    expect(isOn('Pay automatically from my bank account')).toBe(true);
    expect(isOn('I’m a credit union member, or will join')).toBe(true);
  });

  test('a rate is bought down only where the flag says so', async () => {
    await open();
    await userEvent.click(screen.getByRole('radio', { name: '10 years' }));
    expect(screen.queryByRole('radio', { name: /^4.99%/ })).toBeNull();
    const on = await open({ 'fe-heloc-rate-buy-down': true });
    await userEvent.click(within(on.container).getByRole('radio', { name: '10 years' }));
    expect(await within(on.container).findByRole('radio', { name: '4.99% $2,495.00' })).toBeTruthy();
  });

  test('an amount outside the offers is told by the field, and the offer stays as it was', async () => {
    const { container } = await open();
    typeInto(screen.getByRole<HTMLInputElement>('textbox', { name: 'How much would you like to draw?' }), '14,999.99');
    await waitFor(() =>
      expect(container.textContent).toContain('Please enter an amount from $15,000.00 to $200,000.00'),
    );
    expect(container.textContent).toContain('$537.30');
  });

  test('on several pages: one question at a time, forth and back, with the figures beside them', async () => {
    const { container } = await open({ 'fe-heloc-multi-page-product-select': true });
    expect(container.textContent).toContain('How much (1 of 4)');
    expect(container.textContent).not.toContain('Over how many years?');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(container.textContent).toContain('How long (2 of 4)'));
    await userEvent.click(screen.getByRole('radio', { name: '10 years' }));
    await userEvent.click(screen.getByRole('link', { name: 'Back' }));
    await waitFor(() => expect(container.textContent).toContain('How much (1 of 4)'));
    for (const page of ['How long (2 of 4)', '(3 of 4)', 'Your offer (4 of 4)']) {
      await userEvent.click(screen.getByRole('button', { name: 'Next' }));
      await waitFor(() => expect(container.textContent).toContain(page));
    }
    expect(container.textContent).toContain('10 years');
    const [review] = screen.getAllByRole<HTMLAnchorElement>('link', { name: 'Review this offer' });
    expect(review?.getAttribute('href')).toContain('term=10');
  });
});

describe('offers that come a second time', () => {
  const before = {
    offer: {
      id: '10-STANDARD-0',
      type: 'STANDARD',
      termYears: 10,
      rateBps: 825,
      rateType: 'FIXED',
      originationFeeBps: 0,
      amountCents: 80_000_00,
      drawCents: 80_000_00,
      discounts: ['AUTOPAY'],
    },
    debtsToPay: ['card'],
    counterOffer: { cause: 'credit', reasons: ['Excessive obligations in relation to income'] },
  };

  test('say what changed and why, begin with what was chosen, and can be declined', async () => {
    const { container, sent } = await open({}, { ...offers, before }, 'REVISED_OFFER_SELECTION');
    expect(container.textContent).toContain('Your terms have changed');
    expect(container.textContent).toContain('Your full credit report differs from the first one.');
    expect(container.textContent).toContain('Excessive obligations in relation to income');
    const rows = [...container.querySelectorAll('section:first-of-type tbody tr')].map((row) => row.textContent);
    expect(rows).toContain('APR8.25%8.75%');
    expect(rows).toContain('Monthly payment$981.22$1,002.61');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Harbor Card $12,000.00' }).checked).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Decline the new terms' }));
    await waitFor(() => expect(sent).toEqual([{ command: 'refuseCounterOffer', body: {} }]));
  });

  test('proven income betters them: that is said, what was chosen may stay, and there is nothing to decline', async () => {
    const verified = viewAt('OFFER_SELECTION');
    const { container } = await openScreen(ProductSelect, {
      at: 'product/select',
      view: { ...verified, status: { ...verified.status, uwSubDecision: 'VERIFIED_OFFER' } },
      answers: { '/offers': { ...offers, before: { ...before, counterOffer: null } } },
    });
    expect(container.textContent).toContain('The income we verified is higher than what you stated');
    expect(container.textContent).toContain('You may keep what you chose');
    expect(container.textContent).not.toContain('Decline the new terms');
  });

  test('the offer on the page can be emailed, and it is said where it went', async () => {
    const { sent } = await openScreen(ProductSelect, {
      at: 'product/select',
      view: viewAt('OFFER_SELECTION'),
      answers: { '/offers': offers, '/offers/email': { to: 'ada@homeowner.example' } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Email me this offer' }));
    await screen.findByText('We emailed this offer to ada@homeowner.example.');
    expect(sent).toMatchObject([{ command: 'email', body: { offerId: expect.any(String), discounts: [] } }]);
  });

  test('a choice is sent whole: the offer, the draw, the discounts and the debts', async () => {
    const { container, sent } = await openScreen(ProductConfirm, {
      at: 'product/select/confirm?type=STANDARD&term=10&fee=0&draw=5000000&pay=PRESERVE&discounts=AUTOPAY&debts=card',
      view: viewAt('OFFER_SELECTION'),
      answers: { '/offers': offers },
    });
    expect(container.textContent).toContain('Pays off Harbor Card−$12,000.00');
    expect(container.textContent).toContain('You receive$49,775.00');
    await userEvent.click(screen.getByRole('button', { name: 'Choose this offer' }));
    await waitFor(() =>
      expect(sent).toEqual([
        {
          command: 'selectOffer',
          body: { offerId: '10-STANDARD-0', drawCents: 62_000_00, discounts: ['AUTOPAY'], debtsToPay: ['card'] },
        },
      ]),
    );
  });
});
