import { randomUUID, webcrypto } from 'node:crypto';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Application } from '#core/application/application.ts';
import { nameOf } from '#core/documents/facts.ts';
import { electronicConsent } from '#core/documents/signing.ts';
import { sampleApplications, sampleCounseling } from '#core/documents/stories/sample-papers.ts';
import { Secret } from '../../secret.ts';
import { testDatabase } from '../../store/test-database.ts';
import { pemOf, startCa } from '../../vendors/revocation/test-ca.ts';
import { aStart, testOrigination } from '../origination/test-origination.ts';
import { readSigningKey } from './certificate.ts';
import { createDocuments, type SigningPerson } from './index.ts';
import { folderShelf } from './shelf.ts';
import { textOfPdf } from './test-pdf.ts';
import { hasCertutil, hasPdfsig, pdfsig, trustOf } from './test-pdfsig.ts';
import { signEverything, unzip, verify } from './test-signing.ts';

const db = await testDatabase();
const { origination, vault, orgCode, brands, borrower } = await testOrigination(db);
/** As a lender has it: a key whose certificate an authority issued. */
const ca = await startCa();
const signer = await ca.issue('Lender signing', 'nowhere');
const secret = pemOf('PRIVATE KEY', await webcrypto.subtle.exportKey('pkcs8', signer.key));
const documents = createDocuments({
  database: db,
  vault,
  shelf: folderShelf(mkdtempSync(join(tmpdir(), 'hearthline-signing-'))),
  jobs: { enqueueScan: async () => {} },
  siteOf: () => brands.provider,
  logoOf: () => null,
  isValuationCovered: () => false,
  counselingFor: () => sampleCounseling,
  key: readSigningKey(`${secret}${signer.pem}${ca.rootPem}`),
  receiptSecret: new Secret('of a test'),
});

/** An application with the terms of the sample, whose row exists. */
async function closing(sample: Application = sampleApplications.joint) {
  const who = borrower();
  const { application: row } = await origination.start(aStart(who));
  const application: Application = {
    ...sample,
    uuid: row.uuid,
    orgCode,
    borrower: { ...sample.borrower, identityUuid: who.identityUuid },
  };
  const of = { orgCode, applicationUuid: row.uuid };
  const { file } = (await origination.workingCase(orgCode, row.uuid, 1)) ?? {};
  if (!file) throw new Error('no file');
  const [agreement] = await documents.make({ application, file }, ['HELOC_AGREEMENT']);
  if (!agreement) throw new Error('no agreement');
  const name = nameOf(application.borrower.name);
  const person = { identityUuid: who.identityUuid, name, address: '203.0.113.7', userAgent: 'Test/1.0' };
  const wish = {
    documentUuid: agreement.uuid,
    sha256: agreement.sha256,
    signature: { way: 'typed', name } as const,
    fields: agreement.fields.map(({ id }) => id),
  };
  return { application, file, of, agreement, person, wish, name };
}

const agree = ({ of, person }: { of: { orgCode: string; applicationUuid: string }; person: SigningPerson }) =>
  documents.signing.consent(of, person, {
    version: electronicConsent.version,
    accessNumber: documents.access.numberFor(of, person.identityUuid),
  });

describe('signing', () => {
  test('no one signs before they agreed, before they read it, another paper, in part, or under another name', async () => {
    const { of, person, wish, agreement } = await closing();
    const { signing } = documents;
    await expect(signing.sign(of, person, wish)).rejects.toMatchObject({ code: 'conflict' });
    const accessNumber = documents.access.numberFor(of, person.identityUuid);
    const older = { version: '1999-01', accessNumber };
    await expect(signing.consent(of, person, older)).rejects.toMatchObject({ code: 'conflict' });
    await agree({ of, person });
    await expect(signing.sign(of, person, wish)).rejects.toThrow('read to the end of the document');
    const other = '0'.repeat(64);
    await expect(signing.viewed(of, person, { ...wish, sha256: other })).rejects.toMatchObject({ code: 'conflict' });
    await signing.viewed(of, person, wish);
    await expect(signing.sign(of, person, { ...wish, sha256: other })).rejects.toMatchObject({ code: 'conflict' });
    await expect(signing.sign(of, person, { ...wish, fields: wish.fields.slice(1) })).rejects.toMatchObject({
      code: 'invalid',
    });
    await expect(
      signing.sign(of, person, { ...wish, signature: { way: 'typed', name: 'Someone Else' } }),
    ).rejects.toThrow('Please sign as');
    await expect(signing.sign(of, { ...person, identityUuid: randomUUID() }, wish)).rejects.toMatchObject({
      code: 'notFound',
    });
    await signing.sign(of, person, { ...wish, signature: { way: 'typed', name: person.name.toUpperCase() } });
    const { papers } = await signing.state(of, person.identityUuid);
    expect(papers).toMatchObject([{ isSigned: true, record: { replaces: agreement.uuid, fields: [] } }]);
  });

  test('no one agrees who has not read the number in a PDF of their own, which no one else’s is', async () => {
    const { application, of, person } = await closing();
    const { access, signing } = documents;
    const { content } = await access.draw(application, person.identityUuid, new Date('2026-11-18T17:00:00Z'));
    const number = /Your number: (\d{4})/.exec(await textOfPdf(content))?.[1] ?? '';
    const say = (accessNumber: string) =>
      signing.consent(of, person, { version: electronicConsent.version, accessNumber });
    const anothers = access.numberFor({ ...of, applicationUuid: randomUUID() }, person.identityUuid);
    for (const wrong of ['0000', number === '9999' ? '9998' : '9999', anothers].filter((one) => one !== number)) {
      await expect(say(wrong)).rejects.toMatchObject({ code: 'invalid', details: { param: 'accessNumber' } });
      expect(await signing.state(of, person.identityUuid)).toMatchObject({ hasConsented: false });
    }
    await say(number);
    await say(number);
    expect(await signing.events(of)).toMatchObject([{ event: 'consented', details: { opened: 'pdf' } }]);
  });

  test('the signed paper holds exactly what was shown, and signing twice signs once', async () => {
    const { of, person, agreement, name } = await closing();
    const shown = (await documents.read(of, agreement.uuid, 'system')).content;
    await signEverything(documents, of, { ...person, name });
    await signEverything(documents, of, { ...person, name });
    const [signed] = await documents.latest(of, ['HELOC_AGREEMENT'], person);
    const { content } = await documents.read(of, signed?.uuid ?? '', person);
    expect(content.subarray(0, shown.length).equals(shown)).toBe(true);
    const events = (await documents.signing.events(of)).map(({ event }) => event);
    expect(events).toEqual(['consented', 'viewed', 'adopted', 'placed', 'placed', 'placed', 'signed']);
  });

  test('each place is an act of its own, with its time, once; those left to the end are told as made together', async () => {
    const { of, person, wish } = await closing();
    const { signing } = documents;
    const [first = '', ...rest] = wish.fields;
    await expect(signing.place(of, person, { ...wish, field: first })).rejects.toMatchObject({ code: 'conflict' });
    await agree({ of, person });
    for (const changed of [{ field: 'another' }, { documentUuid: randomUUID(), field: first }])
      await expect(signing.place(of, person, { ...wish, ...changed })).rejects.toMatchObject({ code: 'notFound' });
    const replaced = { ...wish, field: first, sha256: '0'.repeat(64) };
    await expect(signing.place(of, person, replaced)).rejects.toMatchObject({ code: 'conflict' });
    for (let time = 0; time < 2; time += 1) await signing.place(of, person, { ...wish, field: first });
    const [paper] = (await signing.state(of, person.identityUuid)).papers;
    expect([...(paper?.placed.keys() ?? [])]).toEqual([first]);
    expect(paper?.isSigned).toBe(false);
    await signing.viewed(of, person, { ...wish, as: 'text' });
    await signing.sign(of, person, wish);
    const events = await signing.events(of);
    const placed = events.filter(({ event }) => event === 'placed');
    expect(placed.map(({ details }) => [details['field'], details['isTogether']])).toEqual([
      [first, false],
      ...rest.map((field) => [field, true]),
    ]);
    for (const { sha256, address, details } of placed)
      expect([sha256, address, typeof details['label']]).toEqual([wish.sha256, '203.0.113.7', 'string']);
    expect(events.find(({ event }) => event === 'viewed')?.details).toEqual({ as: 'text' });
  });

  test('every step leaves evidence: who, when, from where, and the hash of what was seen; none of it can be changed', async () => {
    const { of, person, agreement, name } = await closing();
    await signEverything(documents, of, { ...person, name });
    const viewed = (await documents.signing.events(of)).find(({ event }) => event === 'viewed');
    expect(viewed).toMatchObject({
      identityUuid: person.identityUuid,
      address: '203.0.113.7',
      sha256: agreement.sha256,
    });
    await expect(db.owner`update app.signing_event set address = 'elsewhere'`).rejects.toThrow('never changed');
    await expect(db.inOrg(orgCode, (tx) => tx`delete from app.signing_event`)).rejects.toThrow('permission denied');
  });

  test('owners sign the instrument one after the other, in any order; each sees only their own papers', async () => {
    const { application, file, of, person, name } = await closing();
    const [deed] = await documents.make({ application, file }, ['SECURITY_INSTRUMENT']);
    const [other] = application.signers;
    if (!other || !deed) throw new Error('no other owner');
    expect((await documents.signing.state(of, other.identityUuid)).papers.map(({ record }) => record.type)).toEqual([
      'SECURITY_INSTRUMENT',
    ]);
    await signEverything(documents, of, other);
    await signEverything(documents, of, { ...person, name });
    const [signed] = await documents.latest(of, ['SECURITY_INSTRUMENT'], other);
    expect(signed?.fields).toEqual([]);
    await expect(
      documents.read(of, (await documents.latest(of, ['HELOC_AGREEMENT'], 'system'))[0]?.uuid ?? '', other),
    ).rejects.toMatchObject({ code: 'notFound' });
  });

  test('what was signed at a vendor gets our seal once', async () => {
    const { of, person, agreement } = await closing();
    const first = await documents.signing.sealFor(of, person, [agreement.uuid]);
    expect(await documents.signing.sealFor(of, person, [agreement.uuid])).toEqual(first);
  });

  test('a paper drawn again must be read and signed again', async () => {
    const { application, file, of, person, wish } = await closing();
    const { signing } = documents;
    await agree({ of, person });
    await signing.viewed(of, person, wish);
    const { selected } = application.offers;
    if (!selected) throw new Error('no offer');
    const changed = { ...application, offers: { ...application.offers, selected: { ...selected, rateBps: 950 } } };
    await documents.make({ application: changed, file }, ['HELOC_AGREEMENT']);
    await expect(signing.sign(of, person, wish)).rejects.toMatchObject({ code: 'notFound' });
    expect((await signing.state(of, person.identityUuid)).papers).toMatchObject([{ isViewed: false, isSigned: false }]);
  });
});

describe('the package', () => {
  test('holds everything, and a stranger with nothing but Node finds it whole; one changed byte and it is not', async () => {
    const { application, file, of, person, name } = await closing();
    await documents.make({ application, file }, ['CLOSING_DISCLOSURE']);
    await signEverything(documents, of, { ...person, name });
    const files = unzip(await documents.pack(application, person, new Date('2026-11-15T12:00:00Z')));
    expect([...files.keys()]).toEqual([
      '01 Closing disclosure.pdf',
      '02 Home equity line of credit agreement.pdf',
      'certificate.pdf',
      'manifest.json',
      'manifest.sig',
      'signer.pem',
      'verify.mjs',
    ]);
    expect(verify(files)).toMatchObject({ isWhole: true, words: expect.stringContaining('3 papers are whole') });
    const agreement = files.get('02 Home equity line of credit agreement.pdf') ?? Buffer.of();
    const flip = (name: string, at: number) => {
      const changed = Buffer.from(files.get(name) ?? Buffer.of());
      changed[at] = (changed[at] ?? 0) ^ 1;
      return verify(new Map([...files, [name, changed]]));
    };
    for (const at of [100, agreement.length >> 1, agreement.length - 40])
      expect(flip('02 Home equity line of credit agreement.pdf', at).isWhole, `byte ${at}`).toBe(false);
    expect(flip('certificate.pdf', 5000).words).toContain('certificate.pdf');
    expect(flip('manifest.json', 30).words).toContain('manifest.json is not what was signed');
    const without = new Map(files);
    without.delete('01 Closing disclosure.pdf');
    expect(verify(without).words).toContain('is missing');
    expect(verify(new Map([...files, ['03 More.pdf', Buffer.from('x')]])).words).toContain('does not belong');
  });

  test('the signature inside a PDF is refused on its own account too, not only by the manifest', async () => {
    const { application, of, person, name } = await closing();
    await signEverything(documents, of, { ...person, name });
    const files = unzip(await documents.pack(application, person, new Date('2026-11-15T12:00:00Z')));
    const paper = Buffer.from(files.get('01 Home equity line of credit agreement.pdf') ?? Buffer.of());
    paper[2000] = (paper[2000] ?? 0) ^ 1;
    const { words } = verify(new Map([...files, ['01 Home equity line of credit agreement.pdf', paper]]));
    expect(words).toContain('was changed after it was signed');
    expect(words).toContain('does not hold what the signer was shown');
  });

  test.skipIf(!hasPdfsig)(
    'a program that we did not write finds every signature of the package valid, and not any more after one changed byte',
    async () => {
      const { application, of, person, name } = await closing();
      await signEverything(documents, of, { ...person, name });
      const files = unzip(await documents.pack(application, person, new Date('2026-11-15T12:00:00Z')));
      const papers = [...files].filter(([file]) => file.endsWith('.pdf'));
      expect(papers).not.toEqual([]);
      const trust = hasCertutil ? trustOf(ca.rootPem) : undefined;
      for (const [, paper] of papers) {
        const said = await pdfsig(paper, trust);
        expect(said).toContain('Signature is Valid.');
        expect(said).not.toMatch(/Signature Validation: (?!Signature is Valid)/);
        if (trust !== undefined) expect(said).toContain('Certificate is Trusted.');
      }
      const [, paper = Buffer.of()] = papers[0] ?? [];
      const changed = Buffer.from(paper);
      changed[2000] = (changed[2000] ?? 0) ^ 1;
      expect(await pdfsig(changed, trust)).not.toContain('Signature is Valid');
    },
  );

  test('the script that checks it stays short', () => {
    expect(readFileSync(join(import.meta.dirname, 'verify.mjs')).length).toBeLessThan(6000);
  });
});
