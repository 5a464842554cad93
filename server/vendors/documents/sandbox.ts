/** Delivers papers to invented mailboxes; someone at /dev, or a test, opens them. */
import { accepted, understand } from '../answers.ts';
import { personaFor } from '../personas.ts';
import { isFirstTime } from '../sandbox/first-time.ts';
import { longWork } from '../sandbox/long-work.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import { shelfOf } from '../sandbox/shelf.ts';
import { VendorFault } from '../vendor.ts';
import { type DeliveryFinding, type DeliveryRequest, type DocumentDelivery, deliveryFinding } from './port.ts';

/** The server side of the mailbox's own page. */
export interface Mailbox {
  /** False when there is no such package, or it never arrived. */
  open(reference: string): Promise<boolean>;
}

type Kept = Pick<Extract<DeliveryFinding, { state: 'delivered' }>, 'documentUuids' | 'deliveredTo'>;

export function createSandboxDocuments(
  sandbox: Sandbox,
  { now = () => new Date() }: { now?: () => Date } = {},
): DocumentDelivery & Mailbox {
  const shelf = shelfOf(sandbox, 'documents');
  return {
    deliver: async (request) => {
      const { key, applicationUuid, recipients, papers } = request;
      const answers = recipients.map(({ name }) => personaFor('lastName', name, 'documents')?.answer);
      if (answers.includes('down') && (await isFirstTime(sandbox, 'documents', applicationUuid, 'down', key)))
        throw new VendorFault('documents', 'no one answered in time');
      const documentUuids = papers.map(({ documentUuid }) => documentUuid);
      const at = now().toISOString();
      const kept: Kept = { documentUuids, deliveredTo: recipients.map(({ identityUuid }) => ({ identityUuid, at })) };
      const finding: DeliveryFinding = answers.includes('undeliverable')
        ? { state: 'undeliverable' }
        : { state: 'delivered', ...kept };
      const taken = await sandbox.promise('documents', 'deliver', key, shownOf(request), () => ({
        kind: `package.${finding.state}`,
        content: finding,
      }));
      if (finding.state === 'delivered') await shelf.keep(`package documents_${key}`, kept);
      return understand('documents', accepted, taken);
    },
    open: async (reference) => {
      const kept = await shelf.find<Kept>(`package ${reference}`);
      if (!kept || !(await sandbox.result('documents', reference))) return false;
      // Anyone who opens it again has opened it already.
      const openedAt = await sandbox.claim('documents', `opening of ${reference}`, now().toISOString());
      await sandbox.tell('documents', reference, {
        kind: 'package.opened',
        content: { state: 'opened', openedAt, ...kept } satisfies DeliveryFinding,
      });
      return true;
    },
    ...longWork(sandbox, 'documents', deliveryFinding),
  };
}

function shownOf({ applicationUuid, recipients, papers, package: name }: DeliveryRequest) {
  return {
    applicationUuid,
    identityUuids: recipients.map(({ identityUuid }) => identityUuid),
    package: name,
    titles: papers.map((one) => one.title),
  };
}
