import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { MemoryRouter } from '#web/app/testing.tsx';
import { queryClient } from '#web/client/queries.ts';
import { holdSessionOf, saveToken } from '#web/client/session.ts';
import { servePage } from '#web/client/testing.ts';
import { AuditPage } from './audit-page.tsx';

const olive = '00000000-0000-4000-8000-000000000001';
const uuid = '00000000-0000-4000-8000-000000000002';
const entry = {
  ...{ id: 'a1', at: '2026-11-17T10:00:00.000Z', kind: 'revealed', act: 'numberRevealed', by: 'Olive Desk' },
  ...{ byIdentity: olive, applicationUuid: uuid, loanNumber: '2695712125', aboutIdentity: null, what: 'ssn' },
  why: 'Fraud question: the borrower called',
};
const did = { ...entry, id: 'e1', kind: 'did', act: 'eventSent', what: 'signerAdded', why: null };
let asked: string[] = [];

beforeAll(servePage);
beforeEach(() => {
  queryClient.clear();
  asked = [];
  holdSessionOf('agent');
  saveToken('abc');
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.endsWith('/me'))
      return Response.json({ identityUuid: 'cora', name: 'Cora', email: 'c@x.example', roles: ['compliance'] });
    if (url.includes('/search')) return Response.json({ rows: [{ uuid, loanNumber: '2695712125' }], next: null });
    asked.push(url.slice(url.indexOf('/audit')));
    return Response.json({ entries: [entry, did], next: null });
  });
});
afterEach(() => vi.unstubAllGlobals());

const open = (at = '/console/audit') =>
  render(
    <MemoryRouter at={at}>
      <AuditPage />
    </MemoryRouter>,
  );

test('a look has its reason, an act its name, both the person and the loan they are about', async () => {
  open();
  const [look, act] = await screen.findAllByRole('listitem');
  expect(look?.textContent).toContain('Revealed');
  expect(look?.textContent).toContain('Why: Fraud question: the borrower called');
  expect(act?.textContent).toContain('Action · Signer added');
  expect(screen.getAllByRole('link', { name: 'Loan 2695 712 125' })[0]?.getAttribute('href')).toBe(
    `/console/applications/${uuid}`,
  );
});

test('kind, person and a loan number narrow it; the number itself is in no address', async () => {
  open();
  await screen.findAllByRole('listitem');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Revealed');
  await userEvent.click(
    (await screen.findAllByRole('button', { name: 'Only this person: Olive Desk' }))[0] as HTMLElement,
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Loan number' }), '2695 712 125');
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  await screen.findByRole('button', { name: /One application only/ });
  await screen.findAllByRole('listitem');
  expect(Object.fromEntries(new URLSearchParams(asked.at(-1)?.split('?')[1]))).toEqual({
    ...{ kind: 'revealed', person: olive, application: uuid },
  });
  expect(asked.join()).not.toContain('2695');
});

test('what someone typed into the address and is no filter of ours counts as not chosen', async () => {
  open('/console/audit?kind=everything&from=soon&person=x');
  await screen.findAllByRole('listitem');
  expect(asked).toEqual(['/audit']);
});
