/** What any company that delivers papers must do for us. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { describeLongWork, describeManners, type Make, oneSubject } from '../sandbox/test-manners.ts';
import { VendorFault } from '../vendor.ts';
import { type Paper, sha256Of } from './paper.ts';
import type { DeliveryRequest, DocumentDelivery } from './port.ts';

export function samplePaper(title: string): Paper {
  const bytes = new TextEncoder().encode(title);
  const documentUuid = `paper-${title.toLowerCase().replaceAll(' ', '-')}`;
  return { documentUuid, title, sha256: sha256Of(bytes), mediaType: 'application/pdf', content: async () => bytes };
}

const papers = [samplePaper('Privacy notice'), samplePaper('Booklet')];
const documentUuids = papers.map(({ documentUuid }) => documentUuid);

/** `open`: a person opens what arrived. */
export function describeDocumentsPort(
  name: string,
  make: Make<DocumentDelivery>,
  open: (reference: string) => Promise<boolean>,
): void {
  describe(`documents: ${name}`, () => {
    const get = oneSubject(make);
    const request = (key: string, rest: Partial<DeliveryRequest> = {}): DeliveryRequest => ({
      key,
      applicationUuid: randomUUID(),
      package: 'PRE_CREDIT',
      recipients: [{ identityUuid: 'person-1', name: 'Ann Archer', email: 'ann@example.com' }],
      papers,
      ...rest,
    });
    const to = (who: string) => ({ recipients: [{ identityUuid: 'person-1', name: who, email: 'a@example.com' }] });
    const deliver = (port: DocumentDelivery, key: string) => port.deliver(request(key));

    describeManners(get, { deliver });
    describeLongWork(get, { deliver });

    test('what arrived is told with its papers and the moment', async () => {
      const { port } = get();
      const { reference } = await deliver(port, randomUUID());
      expect(await port.result(reference)).toEqual({
        state: 'delivered',
        deliveredTo: [{ identityUuid: 'person-1', at: expect.stringMatching(/^\d{4}-.*Z$/) }],
        documentUuids,
      });
    });

    test('opening is told once, after the delivery', async () => {
      const { port, bench } = get();
      const { reference } = await deliver(port, randomUUID());
      await bench.deliver();
      expect(await open(reference)).toBe(true);
      expect(await open(reference)).toBe(true);
      const told = (await bench.deliver()).filter(({ message }) => message.reference === reference);
      expect(told.map(({ message }) => port.read(message).state)).toEqual(['opened']);
      expect(await port.result(reference)).toMatchObject({ state: 'opened', documentUuids });
    });

    test('what came back was not delivered, and no one can open it', async () => {
      const { port } = get();
      const { reference } = await port.deliver(request(randomUUID(), to('Nora Nomail')));
      expect(await port.result(reference)).toEqual({ state: 'undeliverable' });
      expect(await open(reference)).toBe(false);
      expect(await open('documents_of_nobody')).toBe(false);
    });

    test('a company that does not answer is asked until the question is a new one', async () => {
      const { port } = get();
      const down = request(randomUUID(), to('Paul Papersdown'));
      await expect(port.deliver(down)).rejects.toThrow(VendorFault);
      await expect(port.deliver(down)).rejects.toThrow(VendorFault);
      await expect(port.deliver({ ...down, key: randomUUID() })).resolves.toBeDefined();
    });
  });
}
