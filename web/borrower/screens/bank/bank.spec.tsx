import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { servePage } from '#web/client/testing.ts';
import { find, submit, type } from '#web/ui/testing.tsx';
import { door } from '../../link-window.ts';
import type { Particulars } from '../application/particulars.tsx';
import { Autopay } from './autopay.tsx';
import { ConfirmAccount } from './confirm.tsx';
import { Disburse } from './disburse.tsx';
import { ManualDisburse } from './manual-disburse.tsx';
import { button, refusal, showScreen } from './testing.tsx';

beforeAll(servePage);
afterEach(() => vi.restoreAllMocks());

const account = (accountId: string, canReceive = true) => ({
  accountId,
  name: 'Everyday Checking',
  mask: '4321',
  kind: 'checking',
  institution: 'First Platypus Bank',
  canReceive,
});
const finished = (...accounts: object[]) => ({
  link: { uuid: 'link-1', source: null, state: 'finished', url: null, accounts },
});

describe('[ROUTE-051] [SCREEN-08] bank/disburse', () => {
  const scene = { screen: 'bank/disburse', status: 'DISBURSEMENT_ACCOUNT' };

  test('[STORE-08] leaves for the bank, or leads to typing', async () => {
    const left = vi.spyOn(door, 'leaveFor').mockImplementation(() => {});
    const { container, posted } = await showScreen(Disburse, {
      ...scene,
      answers: { '/links': { uuid: 'u', url: 'https://bank.example/x', expiresAt: '' } },
    });
    expect(container.textContent).toContain('$50,000.00');
    await userEvent.click(button('Link my bank', container));
    await waitFor(() => expect(posted()[0]).toMatchObject({ body: { use: 'bank' } }));
    expect(left).toHaveBeenCalledWith('https://bank.example/x');
  });

  test('[STATUS-060] an account without a routing number is told, and another asked for', async () => {
    const { container } = await showScreen(Disburse, {
      screen: 'bank/disburse',
      status: 'AUTOPAY_ACCOUNT',
      view: { disburseAccount: { mask: '9876', accountNumber: '*****9876', routingNumber: null } },
    });
    expect(find('[role=alert]', container).textContent).toContain('ending in 9876');
  });
});

test('accounts that were shared are led to, unless none of them can receive money', async () => {
  const scene = { screen: 'bank/disburse', status: 'DISBURSEMENT_ACCOUNT' };
  const shared = await showScreen(Disburse, { ...scene, answers: { '/links/bank': finished(account('a')) } });
  expect(shared.container.textContent).toContain('Your bank is linked');
  const useless = await showScreen(Disburse, { ...scene, answers: { '/links/bank': finished(account('a', false)) } });
  expect(useless.container.textContent).not.toContain('Your bank is linked');
  expect(find('[role=alert]', useless.container).textContent).toContain('can receive money');
});

describe('a bank that was linked to show income', () => {
  const linked = (...accounts: object[]) => ({ link: { ...finished(...accounts).link, source: 'PLAID_TRANSACTIONS' } });
  const scene = { screen: 'bank/disburse', status: 'DISBURSEMENT_ACCOUNT' };

  test('gives its accounts to choose from with one press, and another bank can still be linked', async () => {
    const answers = { '/links/bank': linked(account('a'), account('b', false)) };
    const { container, posted } = await showScreen(Disburse, { ...scene, answers });
    expect(container.textContent).toContain('You linked First Platypus Bank to show your income.');
    expect(button('Link another bank', container)).toBeTruthy();
    const uses = within(container).getAllByRole('button', { name: /^Use / });
    expect(uses).toHaveLength(1);
    await userEvent.click(uses[0] as HTMLElement);
    await waitFor(() =>
      expect(posted()[0]).toMatchObject({ body: { account: { way: 'linked', linkToken: 'link-1', accountId: 'a' } } }),
    );
  });

  test('without an account that can receive money it is as if it were not linked', async () => {
    const answers = { '/links/bank': linked(account('a', false)) };
    const { container } = await showScreen(Disburse, { ...scene, answers });
    expect(button('Link my bank', container)).toBeTruthy();
    expect(container.querySelector('[role=alert]')).toBeNull();
  });
});

describe('[ROUTE-052] [SCREEN-09] bank/manual-disburse', () => {
  const scene = { screen: 'bank/manual-disburse', status: 'DISBURSEMENT_ACCOUNT' };
  const fill = (container: HTMLElement, routing: string, number: string, again: string) => {
    type(within(container).getByRole<HTMLInputElement>('textbox', { name: 'Routing number' }), routing);
    type(within(container).getByRole<HTMLInputElement>('textbox', { name: 'Account number' }), number);
    type(within(container).getByRole<HTMLInputElement>('textbox', { name: 'Confirm account number' }), again);
  };

  test.each([
    ['02100002', '12345678', '12345678', 'A routing number has nine digits'],
    ['021000022', '12345678', '12345678', 'That routing number isn’t valid'],
    ['021000021', '123', '123', 'An account number has 4 to 17 digits'],
    ['021000021', '12345678', '12345679', 'The two account numbers are not the same'],
    ['021000021', '12345678', '', 'Please confirm the account number'],
  ])('refuses %s / %s / %s', async (routing, number, again, words) => {
    const { container, posted } = await showScreen(ManualDisburse, scene);
    fill(container, routing, number, again);
    await submit(find('form', container));
    expect(container.textContent).toContain(words);
    expect(posted()).toEqual([]);
  });

  test('saves what was typed, without spaces and dashes', async () => {
    const { container, posted } = await showScreen(ManualDisburse, scene);
    fill(container, '021000021', '1111-2222 3333', '111122223333');
    await submit(find('form', container));
    await waitFor(() =>
      expect(posted()[0]).toMatchObject({
        body: { account: { way: 'typed', routingNumber: '021000021', accountNumber: '111122223333' } },
      }),
    );
  });

  test('a refusal of the server stands on the page and nothing typed is lost', async () => {
    const { container } = await showScreen(ManualDisburse, {
      ...scene,
      answers: { '/saveDisbursementAccount': refusal(422, 'Please choose another account.') },
    });
    fill(container, '021000021', '12345678', '12345678');
    await submit(find('form', container));
    await waitFor(() => expect(container.textContent).toContain('Please choose another account.'));
    expect(within(container).getByRole<HTMLInputElement>('textbox', { name: 'Confirm account number' }).value).toBe(
      '12345678',
    );
  });
});

describe('[ROUTE-050] [SCREEN-07] bank/confirm', () => {
  test('the chosen account is where the money goes', async () => {
    const { container, posted } = await showScreen(ConfirmAccount, {
      screen: 'bank/confirm',
      status: 'DISBURSEMENT_ACCOUNT',
      answers: { '/links/bank': finished(account('a'), account('b', false)) },
    });
    expect(find<HTMLInputElement>('input[value=b]', container).disabled).toBe(true);
    await submit(find('form', container));
    await waitFor(() => expect(posted()[0]?.path).toMatch(/saveDisbursementAccount$/));
    expect(posted()[0]?.body).toEqual({ account: { way: 'linked', linkToken: 'link-1', accountId: 'a' } });
  });

  test('with somewhere for the money to go, it is where payments come from', async () => {
    const { container, posted } = await showScreen(ConfirmAccount, {
      screen: 'bank/confirm',
      status: 'AUTOPAY_ACCOUNT',
      view: { disburseAccount: { mask: '1111', accountNumber: '*****1111', routingNumber: '*****0021' } },
      answers: { '/links/bank': finished(account('a'), account('c')) },
    });
    await submit(find('form', container));
    expect(container.textContent).toContain('Please choose an account');
    await userEvent.click(find('input[value=c]', container));
    await submit(find('form', container));
    await waitFor(() =>
      expect(posted()[0]?.body).toMatchObject({ paymentType: 'AUTOPAY', account: { accountId: 'c' } }),
    );
  });

  test('nothing shared: link again, or type', async () => {
    const { container } = await showScreen(ConfirmAccount, { screen: 'bank/confirm', status: 'DISBURSEMENT_ACCOUNT' });
    expect(container.textContent).toContain('No account is linked yet');
    expect(button('Link my bank', container)).toBeDefined();
  });
});

describe('[ROUTE-049] bank/autopay', () => {
  const offer = {
    id: 'o1',
    term: 10,
    type: 'STANDARD',
    rate: 0.09,
    originationFee: 0,
    min: 15_000,
    max: 100_000,
    minDraw: 15_000,
    maxDraw: 100_000,
    discountList: [{ discountType: 'AUTOPAY', rateWithDiscount: 0.0875 }],
  };
  const chosen = {
    id: 'o1',
    type: 'STANDARD',
    termYears: 10,
    rateBps: 875,
    rateType: 'FIXED',
    originationFeeBps: 0,
    amountCents: 5_000_000,
    drawCents: 5_000_000,
    discounts: ['AUTOPAY'],
  } as const;
  const scene = {
    screen: 'bank/autopay',
    status: 'AUTOPAY_ACCOUNT',
    view: { disburseAccount: { mask: '1111', accountNumber: '*****1111', routingNumber: '*****0021' } },
    known: {
      offer: { ...chosen, discounts: [...chosen.discounts] },
      accounts: {
        disburse: { mask: '1111', institution: null, canReceive: true },
        autopay: null,
        isOwnerVerified: false,
        deposits: null,
      },
    },
    answers: { '/offers': { offers: [offer] } },
  };

  test('[ENUM-18] shows at once what each choice costs, and pays from the same account', async () => {
    const { container, posted } = await showScreen(Autopay, scene);
    expect(container.textContent).toContain('8.75% APR');
    expect(container.textContent).toContain('9.00% APR');
    await userEvent.click(find('input[value=MANUAL]', container));
    expect(find('output', container).textContent).toContain('0.25 points higher');
    await userEvent.click(find('input[value=AUTOPAY]', container));
    expect(find('output', container).textContent).toContain('0.25 points');
    await submit(find('form', container));
    await waitFor(() => expect(posted()[0]?.body).toEqual({ paymentType: 'AUTOPAY', account: { way: 'same' } }));
  });

  test('anyone who chose automatic payments with the offer is not asked from nothing; it is said, and only what they send counts', async () => {
    const { container, posted } = await showScreen(Autopay, scene);
    expect(find<HTMLInputElement>('input[value=AUTOPAY]', container).checked).toBe(true);
    expect(container.textContent).toContain('You chose automatic payments with your offer');
    expect(posted()).toEqual([]);
    const without = { ...scene.known, offer: { ...chosen, discounts: [] } };
    const plain = await showScreen(Autopay, { ...scene, known: without });
    expect(plain.container.querySelector('input[name=paymentType]:checked')).toBeNull();
    expect(plain.container.textContent).not.toContain('You chose automatic payments with your offer');
  });

  test('another account at a bank that was linked before is chosen without another login there', async () => {
    const ways = async (...accounts: object[]) => {
      const { container } = await showScreen(Autopay, {
        ...scene,
        answers: { ...scene.answers, '/links/bank': finished(...accounts) },
      });
      await userEvent.click(find('input[value=AUTOPAY]', container));
      return container;
    };
    const container = await ways(account('a'));
    await waitFor(() => expect(container.querySelector('input[value=shared]')).not.toBeNull());
    await userEvent.click(find('input[value=shared]', container));
    const choose = within(container).getByRole('link', { name: 'Choose the account' });
    expect(choose.getAttribute('href')).toContain('/bank/confirm');
    const same = await ways({ ...account('a'), mask: '1111' });
    expect(same.querySelector('input[value=shared]'), 'it is the account the money goes to').toBeNull();
  });

  test('by hand needs no account', async () => {
    const { container, posted } = await showScreen(Autopay, {
      ...scene,
      known: { ...scene.known, offer: { ...chosen, discounts: [] } },
    });
    await submit(find('form', container));
    expect(container.textContent).toContain('Please choose how you will pay');
    await userEvent.click(find('input[value=MANUAL]', container));
    await submit(find('form', container));
    await waitFor(() => expect(posted()[0]?.body).toEqual({ paymentType: 'MANUAL' }));
  });

  test('[VARIANT-03] a crypto borrower is told where the money goes and has no account to reuse', async () => {
    const { container } = await showScreen(Autopay, {
      ...scene,
      view: { isCrypto: true, disburseAccount: null },
      known: { ...scene.known, accounts: { disburse: null, autopay: null, isOwnerVerified: false, deposits: null } },
    });
    expect(container.textContent).toContain('exchange wallet');
    await userEvent.click(find('input[value=AUTOPAY]', container));
    expect(container.querySelector('input[value=same]')).toBeNull();
  });

  const confirmed = {
    ...scene,
    status: 'VERIFIED_AUTOPAY_ACCOUNT',
    known: {
      accounts: {
        disburse: null,
        autopay: { mask: '4321', institution: null, canReceive: true },
        isOwnerVerified: true,
        deposits: null,
      },
    },
  };

  test('[STATUS-069] the account is confirmed, shown by its last four digits only', async () => {
    const { container, posted } = await showScreen(Autopay, confirmed);
    expect(container.textContent).toContain('Ending in 4321');
    await userEvent.click(button('This is right, continue', container));
    await waitFor(() => expect(posted()[0]?.path).toMatch(/confirmAccount$/));
  });

  test('another name on the account: a paper is asked for, and the button waits', async () => {
    const { container } = await showScreen(Autopay, {
      ...confirmed,
      answers: { '/conditions/external-applicants': [{ categoryEnum: 'BANK_ACCOUNT_FRAUD_REVIEW' }] },
    });
    expect(container.textContent).toContain('We need to see that this account is yours');
    expect(container.textContent).not.toContain('This is right, continue');
  });

  describe('an account that two small deposits prove', () => {
    const asking = (
      deposits: { mask: string; state: 'SENT' | 'ARRIVED' | 'FAILED'; triesLeft: number },
      isHeld = true,
      overdue: Particulars['overdue'] = null,
    ) =>
      showScreen(Autopay, {
        ...confirmed,
        known: { accounts: { ...confirmed.known.accounts, isOwnerVerified: false, deposits }, overdue },
        answers: {
          '/conditions/external-applicants': isHeld ? [{ categoryEnum: 'BANK_ACCOUNT_FRAUD_REVIEW' }] : [],
        },
      });

    test('on their way: the borrower goes on meanwhile', async () => {
      const { container } = await asking({ mask: '0202', state: 'SENT', triesLeft: 3 }, false);
      expect(container.textContent).toContain('We have sent two deposits of less than a dollar each');
      expect(button('This is right, continue', container)).toBeDefined();
    });

    test('longer on their way than they should be, no day is promised again', async () => {
      const overdue = { since: '2026-03-02T11:00:00.000Z', toldAt: null };
      const { container } = await asking({ mask: '0202', state: 'SENT', triesLeft: 3 }, false, overdue);
      expect(container.textContent).toContain('This is taking longer than usual.');
      expect(container.textContent).not.toContain('within two business days');
    });

    test('arrived: both amounts are asked for, each less than a dollar, and sent as cents', async () => {
      const { container, posted } = await asking({ mask: '0202', state: 'ARRIVED', triesLeft: 3 });
      expect(container.textContent).not.toContain('Those were not the amounts');
      await submit(find('form', container));
      expect(container.textContent).toContain('Please enter the amount of this deposit');
      type(within(container).getByRole<HTMLInputElement>('textbox', { name: 'One deposit' }), '1.45');
      type(within(container).getByRole<HTMLInputElement>('textbox', { name: 'The other deposit' }), '0.32');
      await submit(find('form', container));
      expect(container.textContent).toContain('Each deposit is less than a dollar');
      expect(posted()).toEqual([]);
      type(within(container).getByRole<HTMLInputElement>('textbox', { name: 'One deposit' }), '.45');
      await submit(find('form', container));
      await waitFor(() => expect(posted()[0]?.path).toMatch(/nameSmallDeposits$/));
      expect(posted()[0]?.body).toEqual({ amountsCents: [45, 32] });
    });

    test('wrong ones say how many tries are left', async () => {
      const { container } = await asking({ mask: '0202', state: 'ARRIVED', triesLeft: 1 });
      expect(find('[role=alert]', container).textContent).toContain('You have one more try.');
    });

    test('too many, or returned: another account', async () => {
      const { container, posted } = await asking({ mask: '0203', state: 'FAILED', triesLeft: 0 });
      expect(container.textContent).toContain('ending in 0203 could not be confirmed');
      type(within(container).getByRole<HTMLInputElement>('textbox', { name: 'Routing number' }), '021000021');
      type(within(container).getByRole<HTMLInputElement>('textbox', { name: 'Account number' }), '12345678');
      type(within(container).getByRole<HTMLInputElement>('textbox', { name: 'Confirm account number' }), '12345678');
      await submit(find('form', container));
      await waitFor(() => expect(posted()[0]?.path).toMatch(/replaceAccount$/));
    });
  });
});
