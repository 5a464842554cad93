/** Who of the staff reads an application stands in the audit, whichever way they read it; who reads their own does not. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { openAtDesk } from '../lending/origination/index.ts';
import { aStart, person } from '../lending/origination/test-origination.ts';
import { consoleApi, testConsole } from './test-console.ts';
import { testProduct } from './test-product.ts';

const product = await testProduct();
const { db, orgCode, origination } = product;
const { operator, borrowerAt } = testConsole(product);
const olive = await operator('Olive');
const { uuid, borrower, email } = await borrowerAt('FUNDING_DECISION');

const traces = (of: string) => db.owner<{ byIdentity: string }[]>`
  select by_identity from app.audit_entry where act = 'applicationOpened' and application_uuid = ${of}`;
const forget = () => db.owner`delete from app.audit_entry where act = 'applicationOpened'`;

const application = '/service-application/api';
/** What it is, and where. */
const ways = {
  'the application': `${application}/v1/application/heloc/${uuid}`,
  'its history': `${application}/v2/application/heloc/${uuid}/history`,
  'its page': `${consoleApi}/closings/${uuid}`,
  'its emails': `${consoleApi}/closings/${uuid}/emails`,
  'emails on their way': `${consoleApi}/closings/${uuid}/emails/underway`,
  'its notes': `${consoleApi}/applications/${uuid}/notes`,
  'its review': `${consoleApi}/applications/${uuid}/review`,
  'its documents': `/service-document/api/v1/application/${uuid}/documents`,
  'its ledger': `/service-payments/api/v1/applications/${uuid}/ledger`,
};
const urls = Object.values(ways);

describe('a member of staff who reads an application', () => {
  test.each(Object.entries(ways))('leaves a trace: %s', async (_, url) => {
    await forget();
    expect((await olive.send('GET', url)).status).toBe(200);
    expect(await traces(uuid)).toEqual([{ byIdentity: olive.person.identityUuid }]);
  });

  test('leaves one an hour, however many ways they go at once', async () => {
    await forget();
    await Promise.all(urls.map((url) => olive.send('GET', url)));
    expect(await traces(uuid)).toHaveLength(1);
  });

  test('keeps no colleague waiting who reads it meanwhile, and is written all the same', async () => {
    await forget();
    const reads = (then?: () => Promise<void>) =>
      db.inOrg(orgCode, async (tx, now) => {
        const { application: read } = await openAtDesk(tx, olive.person, uuid, now);
        await then?.();
        return read.uuid;
      });
    let secondIsDone = false;
    const first = reads(async () => {
      expect(await reads()).toBe(uuid);
      secondIsDone = true;
      expect(await traces(uuid)).toHaveLength(1);
    });
    expect(await first).toBe(uuid);
    expect([secondIsDone, await traces(uuid)]).toEqual([true, [{ byIdentity: olive.person.identityUuid }]]);
  });

  test('reads nothing where it cannot be written', async () => {
    await forget();
    await db.owner`alter table app.audit_entry add constraint never check (act <> 'applicationOpened')`;
    try {
      for (const url of urls) expect((await olive.send('GET', url)).status).toBe(500);
    } finally {
      await db.owner`alter table app.audit_entry drop constraint never`;
    }
  });

  test('and is refused leaves none: what is not there, and what is their own', async () => {
    await forget();
    const absent = randomUUID();
    const own = await operator('Ada', { email });
    for (const url of urls) {
      expect((await olive.send('GET', url.replace(uuid, absent))).status).toBe(404);
      expect((await own.send('GET', url)).status).toBe(404);
    }
    expect([...(await traces(absent)), ...(await traces(uuid))]).toEqual([]);
  });
});

test('what borrowers and originators read of theirs is no look of staff', async () => {
  await forget();
  for (const url of [ways['the application'], `${application}/v2/application/heloc/${uuid}/particulars`])
    expect((await borrower.send('GET', url)).status).toBe(200);
  await origination.history(borrower.person, uuid);
  expect(await traces(uuid)).toEqual([]);
  const sender = person('originator', orgCode);
  const referrer = { referrerUuid: sender.identityUuid, wholesaleBrokerNmls: null };
  const referred = (await origination.start(aStart(person('borrower', orgCode), { referrer }))).application;
  await origination.view(sender, referred.uuid);
  expect(await traces(referred.uuid)).toEqual([]);
});
