/** What is owed with the application and until it is submitted. */
import type { Instant } from '#core/application/application.ts';
import type { DocumentType } from '#core/application/enums.ts';
import { LATER_PAPERS_DAYS } from '../clocks.ts';
import {
  type BinderFacts,
  businessDaysAfter,
  delivered,
  isConsumer,
  isIn,
  last,
  money,
  type Proof,
  said,
  signedAt,
} from './facts.ts';
import type { ObligationRow } from './row.ts';

const forConsumers = (f: BinderFacts) => (isConsumer(f) ? null : 'business');

/** With the application; three business days later only for one that came through someone else (1026.40(b)). */
function withApplication(f: BinderFacts): Instant {
  const { createdAt, referrer } = f.application;
  return referrer === null ? createdAt : businessDaysAfter(f, createdAt, LATER_PAPERS_DAYS);
}

/** The receipt of what was shown on the last step: its own moment stands before the hash. */
function shown(f: BinderFacts): Proof | null {
  const receipt = f.application.consents.find(({ type }) => type === 'EARLY_DISCLOSURES');
  const at = receipt?.version?.split(' ')[0];
  return receipt && at && !Number.isNaN(Date.parse(at)) ? { at, consents: [receipt] } : null;
}

/** Shown with the application, and the paper that is kept of it; or delivered after it. */
function shownOrDelivered(f: BinderFacts, type: DocumentType): Proof | null {
  const kept = delivered(f, type);
  const receipt = shown(f);
  return receipt && kept ? { ...kept, at: receipt.at, consents: receipt.consents ?? [] } : (kept ?? receipt);
}

const early = (type: DocumentType) =>
  ({
    owed: 'withApplication',
    notOwed: forConsumers,
    by: withApplication,
    met: (f) => shownOrDelivered(f, type),
  }) as const satisfies Partial<ObligationRow>;

function consented(f: BinderFacts, type: string): Proof | null {
  const given = [...f.application.consents, ...(f.consents ?? [])].find((consent) => consent.type === type);
  return given ? { at: given.at, consents: [given] } : null;
}

export const applicationObligations = {
  earlyTerms: { citation: '12 CFR 1026.40(b), (d)', ...early('HELOC_DISCLOSURES') },
  brochure: { citation: '12 CFR 1026.40(e)', ...early('CFPB_HELOC_BOOKLET') },
  variableRate: { citation: '12 CFR 1026.40(d)(12)', ...early('HELOC_DISCLOSURES') },
  identificationNotice: {
    citation: '31 CFR 1020.220(a)(5)',
    owed: 'beforeMoney',
    // Shown beside the early papers, which business credit does not have: there it is part of checking who they are.
    notOwed: forConsumers,
    before: (f) => money(f)?.at ?? null,
    met: (f) => shown(f) ?? said(last(f, 'identitySubmitted')),
  },
  electronicConsent: {
    citation: '15 U.S.C. 7001(c)',
    owed: 'beforeElectronic',
    notOwed: forConsumers,
    before: (f) => f.events.find(({ event }) => event === 'documentsDelivered')?.at ?? null,
    met: (f) => consented(f, 'COMMUNICATION'),
  },
  privacyNotice: {
    citation: '12 CFR 1016.4(a)',
    owed: 'beforeClosing',
    notOwed: forConsumers,
    before: signedAt,
    met: (f) => delivered(f, 'GLBA_NOTICE'),
  },
  newYorkNotice: {
    citation: 'N.Y. Gen. Bus. Law § 380-b(b)',
    owed: 'beforeReport',
    notOwed: (f) => (isIn(f, 'NY') ? null : 'notNewYork'),
    before: (f) => f.events.find(({ event }) => event === 'softCreditReturned')?.at ?? null,
    met: (f) => delivered(f, 'PRE_CREDIT_NOTICE'),
  },
  creditPermission: {
    citation: '15 U.S.C. 1681b(a)(2)',
    owed: 'beforeHardReport',
    notOwed: () => null,
    before: (f) => last(f, 'hardCreditReturned')?.at ?? null,
    met: (f) => said(last(f, 'applicationSubmitted')),
  },
  creditScoreNotice: {
    citation: '15 U.S.C. 1681g(g)',
    owed: 'afterSubmission',
    notOwed: (f) =>
      forConsumers(f) ?? (last(f, 'applicationSubmitted') || !f.application.outcome ? null : 'notSubmitted'),
    by: (f) => {
      const submitted = last(f, 'applicationSubmitted');
      return submitted ? businessDaysAfter(f, submitted.at, LATER_PAPERS_DAYS) : null;
    },
    met: (f) => delivered(f, 'CREDIT_SCORE_DISCLOSURE'),
    counsel: 'asSoonAsPracticable',
  },
  demographicsAsked: {
    citation: '12 CFR 1003.4(a)(10)',
    owed: 'beforeSubmission',
    notOwed: (f) => (f.isHmdaReporter ? forConsumers(f) : 'notReporter'),
    before: (f) => last(f, 'applicationSubmitted')?.at ?? null,
    met: (f) => said(last(f, 'demographicsAnswered')),
  },
} as const satisfies Record<string, ObligationRow>;
