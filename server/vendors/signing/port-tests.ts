/** What any company that lets people sign electronically must do for us. */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { samplePaper } from '../documents/port-tests.ts';
import { describeLongWork, describeManners, type Make, oneSubject } from '../sandbox/test-manners.ts';
import { VendorFault } from '../vendor.ts';
import type { Signing, SigningRequest } from './port.ts';
import type { SigningWindow } from './sandbox.ts';

const papers = [samplePaper('Credit agreement'), samplePaper('Disclosures')];

export function describeSigningPort(name: string, make: Make<Signing>, window: () => SigningWindow): void {
  describe(`signing: ${name}`, () => {
    const get = oneSubject(make);
    const request = (key: string, rest: Partial<SigningRequest> = {}): SigningRequest => ({
      key,
      applicationUuid: randomUUID(),
      signer: { identityUuid: 'person-1', name: 'Ann Archer', email: 'ann@example.com' },
      papers,
      returnUrl: 'https://lender.example/signing/sign',
      ...rest,
    });
    const open = async (rest?: Partial<SigningRequest>) => get().port.openSession(request(randomUUID(), rest));
    const sign = async (port: Signing, key: string) => {
      const session = await port.openSession(request(key));
      await window().finish(session.reference, 'signed');
      return session;
    };
    let signed = '';
    beforeAll(async () => {
      signed = (await sign(get().port, randomUUID())).reference;
    });

    describeManners(get, {
      openSession: (port, key) => port.openSession(request(key)),
      withdraw: (port, key) => port.withdraw({ key, reference: signed }),
    });
    describeLongWork(get, { 'a signature': sign });

    test('a session has a page of the vendor’s, for a while, and nothing has become of it yet', async () => {
      const session = await open();
      expect(new URL(session.url).protocol).toMatch(/^https?:$/);
      expect(Date.parse(session.expiresAt)).toBeGreaterThan(Date.now());
      expect(await get().port.result(session.reference)).toBeUndefined();
    });

    test('what was signed is proved by the hash of what was shown', async () => {
      const { reference } = await open();
      const envelope = await window().openEnvelope(reference);
      expect(envelope?.papers.map(({ title }) => title)).toEqual(['Credit agreement', 'Disclosures']);
      expect(await get().port.result(reference)).toMatchObject({ state: 'opened' });
      expect(await window().finish(reference, 'signed')).toBe(true);
      expect(await get().port.result(reference)).toEqual({
        state: 'signed',
        signedAt: expect.stringMatching(/^\d{4}-.*Z$/),
        papers: papers.map(({ documentUuid, sha256 }) => ({ documentUuid, sha256 })),
      });
    });

    test('a paper that is not the one announced is not shown to anyone', async () => {
      const other = {
        ...samplePaper('Credit agreement'),
        content: async () => new TextEncoder().encode('Other terms'),
      };
      await expect(open({ papers: [other] })).rejects.toThrow(VendorFault);
      await expect(open({ papers: [] })).rejects.toThrow(VendorFault);
    });

    test('who declines has not signed, whatever they click afterwards', async () => {
      const { reference } = await open();
      await window().finish(reference, 'declined');
      expect(await window().finish(reference, 'signed')).toBe(false);
      expect(await get().port.result(reference)).toEqual({ state: 'declined' });
    });

    test('withdrawn papers cannot be signed, and signed ones cannot be withdrawn', async () => {
      const { port } = get();
      const { reference } = await open();
      expect(await port.withdraw({ key: randomUUID(), reference })).toEqual({ outcome: 'withdrawn' });
      expect(await window().finish(reference, 'signed')).toBe(false);
      expect(await port.result(reference)).toEqual({ state: 'withdrawn' });
      expect(await port.withdraw({ key: randomUUID(), reference: signed })).toEqual({ outcome: 'tooLate' });
      expect(await port.result(signed)).toMatchObject({ state: 'signed' });
    });

    test('a confirmation may take its time', async () => {
      const signer = { identityUuid: 'person-1', name: 'Sam Signlater', email: 'sam@example.com' };
      const { reference } = await open({ signer });
      expect(await window().finish(reference, 'signed')).toBe(true);
      expect(await get().port.result(reference)).toBeUndefined();
    });

    test('no one signs what is not there', async () => {
      expect(await window().openEnvelope('signing_of_nobody')).toBeUndefined();
      expect(await window().finish('signing_of_nobody', 'signed')).toBe(false);
    });
  });
}
