/** Without a collector of traces too, one id leads from a browser's request to the job, the vendor, and the vendor's answer. */
import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { person } from '../lending/origination/test-origination.ts';
import { createLog } from '../log.ts';
import { loggedRequest } from '../someone-waits.ts';
import { testProduct } from './test-product.ts';
import { startOf } from './test-start.ts';

const lines: Record<string, unknown>[] = [];
const product = await testProduct({
  log: createLog('info', { write: (line: string) => void lines.push(JSON.parse(line)) }, loggedRequest),
});
const { server, origination, accounts, orgCode, db } = product;

async function signedIn() {
  const opened = await accounts.register(
    { orgCode, email: 'one@request.example', password: 'Plum-tractor-91!', phoneNumber: '4155550123' },
    { address: '10.9.2.7', userAgent: undefined, isSecure: false },
  );
  const headers = {
    authorization: `Bearer ${opened.token}`,
    cookie: opened.setCookie.split(';')[0] ?? '',
    'x-org': orgCode,
  };
  return { who: opened.person, headers };
}

test('one id names the request, the job, the call to the vendor and what came back; a line each', async () => {
  const { who, headers } = await signedIn();
  const { application } = await origination.start(startOf({ firstName: 'Ada', lastName: 'Homeowner' } as never, who));
  const { uuid } = application;
  await origination.force(person('operations', orgCode), uuid, {
    to: 'EMPLOYMENT_VERIFICATION',
    reason: 'For the test.',
  });
  const requestId = randomBytes(16).toString('hex');
  const answer = await server.inject({
    method: 'POST',
    url: `/service-application/api/v2/application/heloc/${uuid}/nameEmployer`,
    headers: { ...headers, 'x-request-id': requestId },
    payload: { employerName: 'Bluebird Logistics' },
  });
  expect([answer.statusCode, answer.headers['x-request-id']]).toEqual([200, requestId]);
  const ours = () => lines.filter((line) => line['requestId'] === requestId);
  await expect.poll(() => ours().map(({ msg }) => msg), { timeout: 30_000 }).toContain('a vendor answered');
  const job = { queue: 'effects', effect: 'verifyEmployment', applicationUuid: uuid, tries: 1, outcome: 'done' };
  expect(ours()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ msg: 'answered', method: 'POST', status: 200 }),
      expect.objectContaining({ msg: 'a job was worked on', ...job, ms: expect.any(Number) }),
      expect.objectContaining({ msg: 'a vendor was asked', vendor: 'employment', call: 'verify', outcome: 'answered' }),
      expect.objectContaining({ msg: 'a vendor answered', vendor: 'employment', effect: 'verifyEmployment' }),
    ]),
  );
  const [order] =
    await db.app`select request_id from app.vendor_order where application_uuid = ${uuid} and effect = 'verifyEmployment'`;
  expect(order?.['requestId']).toBe(requestId);
  // Nothing of what was typed is in them.
  expect(JSON.stringify(ours())).not.toContain('Bluebird');
});
