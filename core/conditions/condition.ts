/** One thing we need before an application can go on. The first eight members are the specification's own. */
import type { BlockingTask, DocumentType } from '../application/enums.ts';

/** As the conditions call answers it. A category we do not know may arrive, and is then not shown. */
export interface ConditionAsSent {
  readonly uuid: string;
  readonly categoryEnum: string;
  readonly created: string;
  readonly requestDocuments: readonly string[];
  readonly notes: string | null;
  readonly commentsToBorrower: string | null;
  readonly actionNeeded: string | null;
  readonly xtraData: { readonly numDocsRequired: number | null };
  /** Until when it is wanted, where someone said so. */
  readonly dueOn?: string | undefined;
}

export interface Condition extends ConditionAsSent {
  readonly categoryEnum: BlockingTask;
  readonly requestDocuments: readonly DocumentType[];
  /** Whose it is: a signer's identity, or null for the borrower. */
  readonly signerUuid: string | null;
  readonly answeredAt: string | null;
  /** What was sent with the answers, in the order it came. */
  readonly documentUuids: readonly string[];
  /** An answer does not clear a condition: someone looks at it first. */
  readonly clearedAt: string | null;
  /** Cleared because it is no longer wanted. */
  readonly isWaived?: true;
  /** A rule proposes it and no one has sent it: whom it is about knows nothing of it, and the application does not pass it. */
  readonly isProposed?: true;
  /** When someone sent what a rule had proposed: from then on it is asked. */
  readonly sentAt?: string;
  /** A proposal that someone looked at and dropped: it was never asked. */
  readonly isDropped?: true;
  /** Two people hold its papers for false; compliance says what becomes of it, and until then nothing passes it. */
  readonly isSuspected?: true;
}

/** Neither cleared, waived nor dropped: it counts for what holds an application back. */
export function isOpen(condition: Condition): boolean {
  return condition.clearedAt === null;
}

/** Open, and whom it is about knows of it. */
export function isAsked(condition: Condition): boolean {
  return isOpen(condition) && condition.isProposed !== true;
}

/** A rule's word that waits for a person's. */
export function isProposal(condition: Condition): boolean {
  return isOpen(condition) && condition.isProposed === true;
}
