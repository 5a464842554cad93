import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { CalendarDate } from '#core/calendar/dates.ts';
import { Secret } from '../../secret.ts';
import { createSandboxPropertyData } from '../property/sandbox.ts';
import { testBench, testSandbox } from '../sandbox/test-bench.ts';
import type { CreditRequest } from './port.ts';
import { describeCreditPort } from './port-tests.ts';
import { createSandboxCredit } from './sandbox.ts';

const subject = await testBench('credit', createSandboxCredit);
describeCreditPort('sandbox', async () => subject);

const { sandbox } = await testSandbox();
const request = {
  key: 'k',
  applicationUuid: randomUUID(),
  name: { firstName: 'Ann', middleName: '', lastName: 'Archer', suffix: '' as const },
  address: { street1: '12 Oak St', street2: '', city: 'Reno', state: 'NV', zip: '89501' },
  birthDate: new Secret<CalendarDate>('1980-05-17'),
  ssn: new Secret('900-12-1720'),
} satisfies CreditRequest;

test('bureau and county know the same mortgage', async () => {
  const credit = await createSandboxCredit(sandbox).pullSoft(request);
  const county = await createSandboxPropertyData(sandbox).report({ ...request, applicant: request.name });
  const line = 'report' in credit && credit.report.tradelines.find(({ type }) => type === 'MORTGAGE');
  const lien = county.outcome === 'report' && county.liens[0];
  expect(line && lien && [line.creditor, line.balanceCents]).toEqual(lien && [lien.holder, lien.balanceCents]);
});

test('the bureau’s book holds neither number nor birth date', async () => {
  const book = JSON.stringify(await sandbox.book('credit'));
  expect(book).toContain('Archer');
  expect(book).not.toMatch(/900-?12|1720|1980/);
});
