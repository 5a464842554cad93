import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { electronicConsent } from '#core/documents/signing.ts';
import { sampleCounseling } from '#core/documents/stories/sample-papers.ts';
import type { Person } from '../actor.ts';
import { newSigningKey, readSigningKey } from '../lending/documents/certificate.ts';
import { createDocuments } from '../lending/documents/index.ts';
import { folderShelf } from '../lending/documents/shelf.ts';
import { textOfPdf } from '../lending/documents/test-pdf.ts';
import { aStart, person, testOrigination } from '../lending/origination/test-origination.ts';
import { Secret } from '../secret.ts';
import { testDatabase } from '../store/test-database.ts';
import { documentHandlers } from './documents.ts';
import { download } from './download.ts';
import type { Handlers } from './handler.ts';
import { testApi } from './test-api.ts';

const db = await testDatabase();
const { origination, vault, orgCode, brands, borrower, staff } = await testOrigination(db);
const documents = createDocuments({
  database: db,
  vault,
  shelf: folderShelf(mkdtempSync(join(tmpdir(), 'hearthline-document-calls-'))),
  jobs: { enqueueScan: async () => {} },
  siteOf: () => brands.provider,
  logoOf: () => null,
  isValuationCovered: () => false,
  counselingFor: () => sampleCounseling,
  key: readSigningKey(newSigningKey('Test signing', new Date())),
  receiptSecret: new Secret('of a test'),
});

/** Calls of other modules only have to be there. */
const handlers = new Proxy(documentHandlers(origination, documents), {
  get: (own, key) => Reflect.get(own, key) ?? (() => undefined),
}) as Handlers;

/** The API as one person sees it. */
async function as(who: Person) {
  const { server } = await testApi({
    handlers,
    authenticate: async () => ({ actor: who, hasSecondFactor: true, hasFreshFactor: true }),
  });
  return (path: string, payload?: object) =>
    server.inject({
      url: `/service-document/api/v1/application/${path}`,
      ...(payload && { method: 'POST', payload }),
    });
}

async function withPaper() {
  const ada = borrower();
  const { application } = await origination.start(aStart(ada));
  const { uuid } = application;
  const kept = await documents.keep({
    orgCode,
    applicationUuid: uuid,
    type: 'APPLICATION_SUMMARY',
    title: 'Résumé “of” you/../x',
    mediaType: 'application/pdf',
    content: Buffer.from('%PDF-1.7 yours'),
    belongsTo: ada.identityUuid,
    uploadedBy: null,
  });
  return { ada, uuid, path: `${uuid}/documents/${kept.uuid}/content`, kept };
}

describe('a document', () => {
  test('is listed and given to its owner as a file that no cache keeps and no page runs', async () => {
    const { ada, uuid, path, kept } = await withPaper();
    const get = await as(ada);
    expect((await get(`${uuid}/documents`)).json()).toMatchObject([
      { uuid: kept.uuid, type: 'APPLICATION_SUMMARY', bytes: 14, isUpload: false },
    ]);
    const { statusCode, headers, body } = await get(path);
    expect([statusCode, body]).toEqual([200, '%PDF-1.7 yours']);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Resume of youx.pdf"; filename*=UTF-8''R%C3%A9sum%C3%A9%20of%20youx.pdf`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none';/),
    });
  });

  test.each([
    ['工资单.pdf', 'document.pdf', '%E5%B7%A5%E8%B5%84%E5%8D%95.pdf'],
    ['a";\r\nSet-Cookie: x=1.pdf', 'aSet-Cookie x1.pdf', 'aSet-Cookie%20x1.pdf'],
    ['\ud83d.pdf', 'document.pdf', 'document.pdf'],
    ['...', 'document.pdf', 'document.pdf'],
  ])('[T12] named %j is handed out under a name that every program can read', async (title, plain, encoded) => {
    const { headers } = download(Buffer.from('a'), 'application/pdf', title).options;
    expect(headers?.['content-disposition']).toBe(`attachment; filename="${plain}"; filename*=UTF-8''${encoded}`);
  });

  test('is to everyone else exactly like one that is not there', async () => {
    const { ada, uuid, path } = await withPaper();
    const absent = await (await as(ada))(`${uuid}/documents/${randomUUID()}/content`);
    expect(absent.statusCode).toBe(404);
    const { requestId: _, ...said } = absent.json();
    const strangers = [
      borrower(),
      person('signer', orgCode),
      person('borrower', 'OTHER'),
      person('operations', 'OTHER'),
    ];
    for (const stranger of strangers) {
      const refused = await (await as(stranger))(path);
      expect(refused.statusCode, stranger.roles.join()).toBe(404);
      expect(refused.json()).toMatchObject(said);
    }
    expect((await (await as(ada))(`${uuid}/documents/not-a-number/content`)).statusCode).toBe(404);
  });

  test('is opened by operations of the same organization, and by no other staff', async () => {
    const { path } = await withPaper();
    expect((await (await as(staff()))(path)).statusCode).toBe(200);
    for (const role of ['supportAgent', 'originator', 'notary', 'partnerAdmin'] as const)
      expect((await (await as(person(role, orgCode)))(path)).statusCode, role).not.toBe(200);
  });

  test('everything comes in one file, with the script that checks it', async () => {
    const { ada, uuid } = await withPaper();
    const { statusCode, headers, rawPayload } = await (await as(ada))(`${uuid}/package`);
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/zip']);
    expect(rawPayload.includes('verify.mjs')).toBe(true);
  });

  test('a PDF to open comes to whom the application belongs, and its number is what their agreement asks for', async () => {
    const { ada, uuid } = await withPaper();
    const { statusCode, headers, rawPayload } = await (await as(ada))(`${uuid}/signing/access-check`);
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf']);
    for (const stranger of [borrower(), person('signer', orgCode), person('borrower', 'OTHER')])
      expect((await (await as(stranger))(`${uuid}/signing/access-check`)).statusCode).toBe(404);
    const number = /Your number: (\d{4})/.exec(await textOfPdf(rawPayload))?.[1] ?? '';
    const call = await as(ada);
    const agree = (body: object) => call(`${uuid}/signing/consent`, { version: electronicConsent.version, ...body });
    for (const body of [{}, { accessNumber: '12345' }, { accessNumber: number, more: 1 }, { accessNumber: '0000' }])
      expect((await agree(body)).statusCode, JSON.stringify(body)).toBe(422);
    expect((await agree({ accessNumber: number })).json()).toMatchObject({ hasConsented: true });
  });

  test('there is nothing to sign for anyone who has no paper with a place for them', async () => {
    const { ada, uuid } = await withPaper();
    expect((await (await as(ada))(`${uuid}/signing`)).json()).toMatchObject({
      name: 'Ada Homeowner',
      hasConsented: false,
      papers: [],
    });
    expect((await (await as(borrower()))(`${uuid}/signing`)).statusCode).toBe(404);
  });
});
