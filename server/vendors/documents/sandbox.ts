/** Delivers papers to invented mailboxes; somebody at /dev, or a test, opens them. */
import { accepted, understand } from '../answers.ts';
import { personaFor } from '../personas.ts';
import type { Desk } from '../sandbox/desk.ts';
import { isFirstTime } from '../sandbox/first-time.ts';
import { longWork } from '../sandbox/long-work.ts';
import { shelfOf } from '../sandbox/shelf.ts';
import { VendorFault } from '../vendor.ts';
import { type DeliveryFinding, type DeliveryRequest, type DocumentDelivery, deliveryFinding } from './port.ts';

/** The server side of the mailbox's own page. */
export interface Mailbox {
  /** False when there is no such package, or it never arrived. */
  open(reference: string): Promise<boolean>;
}

interface Kept {
  readonly documentUuids: string[];
}

export function createSandboxDocuments(
  desk: Desk,
  { now = () => new Date() }: { now?: () => Date } = {},
): DocumentDelivery & Mailbox {
  const shelf = shelfOf(desk, 'documents');
  return {
    deliver: async (request) => {
      const { key, applicationUuid, recipient, papers } = request;
      const answer = personaFor('lastName', recipient.name, 'documents')?.answer;
      if (answer === 'down' && (await isFirstTime(desk, 'documents', applicationUuid, 'down', key)))
        throw new VendorFault('documents', 'nobody answered in time');
      const documentUuids = papers.map(({ documentUuid }) => documentUuid);
      const finding: DeliveryFinding =
        answer === 'undeliverable'
          ? { state: 'undeliverable' }
          : { state: 'delivered', deliveredAt: now().toISOString(), documentUuids };
      const taken = await desk.promise('documents', 'deliver', key, shownOf(request), () => ({
        kind: `package.${finding.state}`,
        content: finding,
      }));
      if (finding.state === 'delivered') await shelf.keep(`package documents_${key}`, { documentUuids } satisfies Kept);
      return understand('documents', accepted, taken);
    },
    open: async (reference) => {
      const kept = await shelf.find<Kept>(`package ${reference}`);
      if (!kept || !(await desk.result('documents', reference))) return false;
      // Whoever opens it again has opened it already.
      const openedAt = await desk.claim('documents', `opening of ${reference}`, now().toISOString());
      await desk.tell('documents', reference, {
        kind: 'package.opened',
        content: { state: 'opened', openedAt, ...kept } satisfies DeliveryFinding,
      });
      return true;
    },
    ...longWork(desk, 'documents', deliveryFinding),
  };
}

function shownOf({ applicationUuid, recipient, papers, package: name }: DeliveryRequest) {
  return {
    applicationUuid,
    identityUuid: recipient.identityUuid,
    package: name,
    titles: papers.map((one) => one.title),
  };
}
