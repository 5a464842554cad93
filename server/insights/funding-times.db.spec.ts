import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { testDatabase } from '../store/test-database.ts';
import { createFundingTimes } from './funding-times.ts';

const db = await testDatabase();
const now = new Date('2026-11-17T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

async function fund(orgCode: string, product: string, created: Date, funded: Date): Promise<void> {
  const uuid = randomUUID();
  await db.owner`
    insert into app.application (org_code, uuid, identity_uuid, loan_number, product, status, status_since, version,
                                 last_hash, is_active, record, created_at, updated_at)
    values (${orgCode}, ${uuid}, ${randomUUID()}, ${uuid.slice(0, 8)}, ${product}, 'COMPLETE', ${funded}, 1,
            ${Buffer.alloc(32)}, false, '{}', ${created}, ${funded})`;
  await db.owner`insert into app.funding (org_code, application_uuid, amount_cents, at)
    values (${orgCode}, ${uuid}, 100, ${funded})`;
}

test('the middle of our own ordinary lines within a year, each lender its own', async () => {
  for (const days of [4.5, 6.2, 30]) await fund('FIGURE', 'heloc', daysAgo(40), daysAgo(40 - days));
  await fund('FIGURE', 'heloc', daysAgo(500), daysAgo(499));
  await fund('FIGURE', 'dscr', daysAgo(40), daysAgo(39));
  await fund('MARIGOLD_MILE', 'heloc', daysAgo(40), daysAgo(39));
  const timesOf = createFundingTimes(db, () => now);
  expect(await timesOf('FIGURE')).toEqual({ fundings: 3, medianDays: 7 });
  expect(await timesOf('MARIGOLD_MILE')).toEqual({ fundings: 1, medianDays: 1 });
  expect(await timesOf('KESTREL_QUAY')).toEqual({ fundings: 0, medianDays: 0 });
});
