/** An application as the browser sees it, in a status, with whatever else matters. */
import type { Whereabouts } from '../facts.ts';

type Changes = Partial<Omit<Whereabouts, 'status'>> & Partial<Whereabouts['status']>;

export function at(checklistStatus: string | null, changes: Changes = {}): Whereabouts {
  const { isCrypto, isInquiry, property, disburseAccount, declineKind, ...status } = changes;
  return {
    isCrypto: isCrypto ?? false,
    isInquiry: isInquiry ?? false,
    property: property ?? { state: 'CA' },
    disburseAccount: disburseAccount === undefined ? { routingNumber: '*****0021' } : disburseAccount,
    declineKind: declineKind ?? null,
    status: {
      checklistStatus,
      waitingOnFloodCert: false,
      bpo: 'BPO_NOT_REQUIRED',
      uwDecision: 'SELECT',
      uwSubDecision: 'UNVERIFIED_OFFER',
      primaryParticipantAcceptComplete: false,
      manualNotary: false,
      ...status,
    },
  };
}
