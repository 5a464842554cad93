import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { servePage } from '#web/client/testing.ts';
import { type as typeInto } from '#web/ui/testing.tsx';
import { openScreen, viewAt } from '../application/testing.tsx';
import { SigningAdditional } from './additional.tsx';

const signer = (identityUuid: string, state: string) => ({
  identityUuid,
  name: `Owner ${identityUuid}`,
  email: `${identityUuid}@example.com`,
  state,
  isHeldUp: false,
});

beforeAll(servePage);
afterEach(() => vi.unstubAllGlobals());

const open = (signers: readonly object[], coOwners = 1, coOwnerNames: readonly string[] = []) =>
  openScreen(SigningAdditional, {
    at: 'signing/additional',
    view: viewAt('CO_DEED_REQ'),
    answers: { '/particulars': { signers, othersToSign: coOwners, coOwnerNames } },
  });

test('[ROUTE-083] every owner who must sign is asked for, one after the other', async () => {
  const { container, sent } = await open([], 2);
  expect(container.textContent).toContain('Owner 1 of 2');
  await userEvent.click(within(container).getByRole('button', { name: 'Send the invitation' }));
  await waitFor(() => expect(container.textContent).toContain('Please enter the first name'));
  expect(sent).toEqual([]);
  typeInto(within(container).getByRole<HTMLInputElement>('textbox', { name: 'First name' }), 'Olga');
  typeInto(within(container).getByRole<HTMLInputElement>('textbox', { name: 'Last name' }), 'Owner');
  typeInto(within(container).getByRole<HTMLInputElement>('textbox', { name: 'Email' }), 'olga@example.com');
  await userEvent.click(within(container).getByRole('button', { name: 'Send the invitation' }));
  await waitFor(() =>
    expect(sent).toMatchObject([
      { command: 'addSigner', body: { firstName: 'Olga', lastName: 'Owner', email: 'olga@example.com' } },
    ]),
  );
});

test('shows how far each owner is; only who has not begun can be reminded or taken back', async () => {
  const { container, sent } = await open([signer('o1', 'READY'), signer('o2', 'INVITED')], 2);
  expect(container.textContent).toContain('Owner o1');
  expect(container.textContent).toContain('Invited. ID not verified yet.');
  const reminders = [...container.querySelectorAll('button')].filter(
    (one) => one.textContent === 'Send the invitation again',
  );
  expect(reminders).toHaveLength(1);
  await userEvent.click(within(container).getByRole('button', { name: 'Send the invitation again' }));
  await waitFor(() => expect(sent).toMatchObject([{ command: 'remindSigner', body: { signerUuid: 'o2' } }]));
});

test('an owner who refused ahead of their turn may be taken off the list, and is not reminded', async () => {
  const { container, sent } = await open([signer('o1', 'REFUSED')]);
  expect(container.textContent).toContain('Decided not to sign');
  expect(within(container).queryByRole('button', { name: 'Send the invitation again' })).toBeNull();
  await userEvent.click(within(container).getByRole('button', { name: 'Take off the list' }));
  await waitFor(() => expect(sent).toMatchObject([{ command: 'removeSigner', body: { signerUuid: 'o1' } }]));
});

test('an owner who is held up is with us: the borrower sees that, and nothing of why', async () => {
  const { container } = await open([{ ...signer('o1', 'CHECKING'), isHeldUp: true }]);
  expect(container.textContent).toContain('Our team is reviewing something before they can continue.');
  const card = [...container.querySelectorAll('main li')].find((one) => one.textContent?.startsWith('Owner o1'));
  expect(card?.textContent).not.toMatch(/photo|identity|document/i);
});

test('four other owners are the most', async () => {
  const { container } = await open(
    ['a', 'b', 'c', 'd'].map((one) => signer(one, 'INVITED')),
    4,
  );
  expect([...container.querySelectorAll('button')].some((one) => one.textContent === 'Add another owner')).toBe(false);
});

test('an owner whom the borrower named before is not asked for by name again', async () => {
  const { container } = await open([signer('o1', 'INVITED')], 2, ['Owner o1', 'Olga Maria Owner']);
  const typed = (name: string) => within(container).getByRole<HTMLInputElement>('textbox', { name }).value;
  expect([typed('First name'), typed('Last name'), typed('Email')]).toEqual(['Olga Maria', 'Owner', '']);
});
