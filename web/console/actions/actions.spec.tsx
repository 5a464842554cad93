import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { operations, staffEvents } from '#core/journey/operations.ts';
import { servePage } from '#web/client/testing.ts';
import { find, submit, type as typeInto } from '#web/ui/testing.tsx';
import type { Closing } from '../closings/closing.ts';
import { OtherActions, places, StatusActions } from './actions.tsx';

servePage();

const closing = {
  uuid: 'a1',
  owners: [
    { identityUuid: 'b1', name: 'Ada Homeowner', isBorrower: true, state: null, language: null },
    { identityUuid: 's1', name: 'Mate Homeowner', isBorrower: false, state: 'INVITED', language: null },
  ],
  conditions: [],
  parcels: [{ parcelId: 'p1', description: 'Unit 2' }],
  liens: [{ uuid: 'l1', holder: 'Old Bank', balanceCents: 100_000_00 }],
} as unknown as Closing;

const at = (...actions: Closing['actions']) => ({ closing: { ...closing, actions }, onDone: () => {} });
const on = (event: Closing['actions'][number]['event']) => ({ event, whyNot: null });

function sending() {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', (_url: string, init: RequestInit = {}) => {
    sent.push(JSON.parse(String(init.body)));
    return Promise.resolve(Response.json({ status: 'X' }));
  });
  return sent;
}

test('what is drawn from its row alone asks for nothing that only a page can give', () => {
  const drawn = staffEvents.filter((event) => places[event] === 'form');
  const kinds = drawn.flatMap((event) => Object.values(operations[event].form).map(({ kind }) => kind));
  expect(kinds).not.toContain('page');
  expect(drawn.length).toBeGreaterThan(30);
});

test('an action is its row: the label, what it leads to, and the fields; what is missing is said at the field', async () => {
  const sent = sending();
  const { container } = render(<StatusActions {...at(on('trustReviewed'))} />);
  await userEvent.click(within(container).getByRole('button', { name: 'Decide on trust and insurance' }));
  expect(document.body.textContent).toContain('The application goes on, or is declined.');
  const form = () => find<HTMLFormElement>('dialog[open] form');
  await submit(form());
  expect(form().textContent).toContain('Please choose');
  expect(sent).toEqual([]);
  typeInto(screen.getByRole<HTMLInputElement>('combobox', { name: 'Are the trust and the insurance in order?' }), 'no');
  await submit(form());
  expect(sent).toEqual([{ event: 'trustReviewed', payload: { isApproved: false } }]);
  vi.unstubAllGlobals();
});

test.each([
  ['signerReminded', 'Remind an owner', { Owner: 's1' }, { signerUuid: 's1' }],
  ['propertyChosen', 'Say which home it is', { Home: 'p1' }, { parcelId: 'p1' }],
  [
    'liensAttested',
    'Enter the loans on the home',
    {},
    { liens: [{ uuid: 'l1', balanceCents: 100_000_00, isPaidOff: false }] },
  ],
  ['resumed', 'Fixed: continue where it stopped', {}, {}],
] as const)('%s sends what its row says', async (event, label, answers, payload) => {
  const sent = sending();
  const { container } = render(<StatusActions {...at(on(event))} />);
  await userEvent.click(within(container).getByRole('button', { name: label }));
  for (const [field, value] of Object.entries(answers))
    typeInto(screen.getByRole<HTMLInputElement>('combobox', { name: field }), value);
  await submit(find<HTMLFormElement>('dialog[open] form'));
  expect(sent).toEqual([{ event, payload }]);
  vi.unstubAllGlobals();
});

test('what cannot be done is listed with its reason', () => {
  const whyNot = 'Nothing is missing from the borrower here.';
  const { container } = render(<OtherActions {...at(on('withdrawn'), { event: 'incompletenessNoticed', whyNot })} />);
  expect(container.textContent).toContain('Not possible now (1)');
  expect(container.textContent).toContain(whyNot);
  expect([...container.querySelectorAll('button')].map((one) => one.textContent)).toEqual(['The borrower withdraws']);
});
