/** Sending files, over HTTP and as a command sees them. */
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { beforeAll, describe, expect, test } from 'vitest';
import { refusals } from '#core/application/uploads.ts';
import type { Person } from '../../actor.ts';
import { makeApplicant } from '../../dev/applicant.ts';
import { confirmIdentity, personBehind } from '../../proof/test-confirm.ts';
import { testProduct } from '../../proof/test-product.ts';
import { journeysOn } from '../../proof/test-traveler.ts';
import { person } from '../origination/test-origination.ts';
import { aJpeg, aPdf } from './test-files.ts';

const product = await testProduct();
const { uploads, documents, origination, server, brands, orgCode } = product;
let who: Person;
let uuid = '';

beforeAll(async () => {
  ({ who, uuid } = await journeysOn(product).travel(
    {},
    { until: ({ application }) => application.status === 'INCOME_VERIFICATION' },
  ));
});

const send = (as: Person, to: string, name: string, bytes: Buffer) =>
  uploads.take({ person: as, uuid: to, type: 'USER_UPLOADED_PAYSTUB', name, content: Readable.from([bytes]) });

describe('a file', () => {
  test('is kept for its sender alone, under its own name and as what it really is', async () => {
    const kept = await send(who, uuid, 'paystub-high.pdf', aPdf());
    expect(kept).toMatchObject({
      title: 'paystub-high.pdf',
      mediaType: 'application/pdf',
      uploadedBy: who.identityUuid,
    });
    const of = { orgCode, applicationUuid: uuid };
    expect((await documents.read(of, kept.uuid, { identityUuid: who.identityUuid })).content).toEqual(aPdf());
    await expect(documents.read(of, kept.uuid, { identityUuid: randomUUID() })).rejects.toMatchObject({
      code: 'notFound',
    });
    expect((await send(who, uuid, 'paystub-high.pdf', aPdf())).uuid).toBe(kept.uuid);
  });

  test('for someone else’s application, and for one that is not there, is answered alike', async () => {
    const stranger = person('borrower', orgCode);
    for (const one of [uuid, randomUUID()])
      await expect(send(stranger, one, 'a.pdf', aPdf())).rejects.toMatchObject({ code: 'notFound' });
  });

  test('that is too large or empty is refused, and nothing of it is kept', async () => {
    const before = await documents.list({ orgCode, applicationUuid: uuid }, 'system');
    await expect(send(who, uuid, 'a.pdf', Buffer.alloc(26_214_401, 'x'))).rejects.toMatchObject({
      code: 'tooLarge',
      message: refusals.tooLarge,
    });
    await expect(send(who, uuid, 'a.pdf', Buffer.alloc(0))).rejects.toMatchObject({ message: refusals.empty });
    expect(await documents.list({ orgCode, applicationUuid: uuid }, 'system')).toHaveLength(before.length);
  });
});

describe('a command', () => {
  const provide = (documentUuids: readonly string[], as = who) =>
    origination.act({
      person: as,
      uuid,
      command: 'provideIncomeSource',
      body: { source: 'MANUAL_PAYSTUB', documentUuids, numDocsRequired: 1 },
    });

  test('may name only what its sender sent for this application', async () => {
    const other = await journeysOn(product).travel(
      {},
      { until: ({ application }) => application.status === 'OFFER_SELECTION' },
    );
    const theirs = await send(other.who, other.uuid, 'a.pdf', aPdf());
    for (const named of [theirs.uuid, randomUUID(), 'paystub-high.pdf', "'; drop table app.document --"])
      await expect(provide([named])).rejects.toMatchObject({ code: 'invalid', details: { param: 'documentUuids' } });
    expect((await origination.view(who, uuid)).application.income.sources).toEqual([]);
  });
});

describe('over HTTP', () => {
  const path = (of: string, type = 'SELFIE') =>
    `/service-application/api/v2/application/heloc/${of}/uploads?type=${type}`;
  const form = (...parts: readonly (readonly [name: string, bytes: Buffer])[]) => {
    const boundary = 'test-boundary';
    const payload = Buffer.concat([
      ...parts.flatMap(([name, bytes]) => [
        Buffer.from(
          `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: image/jpeg\r\n\r\n`,
        ),
        bytes,
        Buffer.from('\r\n'),
      ]),
      Buffer.from(`--${boundary}--\r\n`),
    ]);
    return { payload, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
  };

  test('[ROUTE-068] its owner may, no one else; one file a call, of a type that people can bring', async () => {
    const made = await makeApplicant(server, { brand: brands.provider, product: 'heloc', headers: {} });
    const bearer = { authorization: `Bearer ${made.token}`, cookie: made.setCookie.split(';')[0] ?? '' };
    const post = (url: string, sent: ReturnType<typeof form>, headers = {}) =>
      server.inject({ method: 'POST', url, payload: sent.payload, headers: { ...sent.headers, ...headers } });

    const early = await post(path(made.uuid), form(['me.jpg', aJpeg()]), bearer);
    expect([early.statusCode, early.json()]).toMatchObject([403, { code: 'secondFactorNeeded' }]);
    const pay = await post(path(made.uuid, 'USER_UPLOADED_PAYSTUB'), form(['pay.jpg', aJpeg()]), bearer);
    expect(pay.statusCode).toBe(200);
    await confirmIdentity(product, await personBehind(product, bearer));
    const taken = await post(path(made.uuid), form(['me.jpg', aJpeg()]), bearer);
    expect([taken.statusCode, taken.json()]).toMatchObject([200, { name: 'me.jpg', mediaType: 'image/jpeg' }]);
    expect((await post(path(made.uuid), form(['me.jpg', aJpeg()]))).statusCode).toBe(401);
    expect((await post(path(uuid), form(['me.jpg', aJpeg()]), bearer)).statusCode).toBe(404);
    expect((await post(path(randomUUID()), form(['me.jpg', aJpeg()]), bearer)).statusCode).toBe(404);
    expect((await post(path(made.uuid, 'HELOC_AGREEMENT'), form(['me.jpg', aJpeg()]), bearer)).statusCode).toBe(422);
    expect((await post(path(made.uuid), form(), bearer)).statusCode).toBe(422);
    const html = await post(path(made.uuid), form(['me.jpg', Buffer.from('<script>1</script>')]), bearer);
    expect([html.statusCode, html.json()]).toMatchObject([422, { message: refusals.kind, param: 'file' }]);
    const plain = await server.inject({ method: 'POST', url: path(made.uuid), payload: { a: 1 }, headers: bearer });
    expect(plain.statusCode).toBe(415);
  });
});
