/** What proof of income and work comes to: terms that stand, a second choice, or papers that a person reads. */
import type { PayloadIn } from '#core/journey/events.ts';
import * as words from '#core/words/en/underwriting/conclusions/verification.ts';
import { annualIncomeCents, decideIncome, type IncomeEvidence } from '../income.ts';
import { type Conclusions, concluded } from './conclusion.ts';

/** No one is refused by a machine's suspicion: other papers are asked for, and a person reads them. */
const otherPapers: PayloadIn<'conditionRaised'> = {
  categoryEnum: 'HELOC_MANUAL_PAYSTUB_UPLOAD',
  requestDocuments: ['USER_UPLOADED_PAYSTUB'],
  notes: words.notes,
  commentsToBorrower: words.commentsToBorrower,
  numDocsRequired: 1,
};

/** No one picks up: the borrower is not left waiting for a company that does not answer. */
const proofOfJob: PayloadIn<'conditionRaised'> = {
  categoryEnum: 'GENERIC_DOCUMENT_REQUEST',
  requestDocuments: ['USER_UPLOADED_PAYSTUB'],
  notes: words.employerCouldNotBeReached,
  commentsToBorrower: words.couldNotReachYourEmployer,
  numDocsRequired: 1,
};

/** Where payroll knows of one job, its employer need not be asked for again. */
function employerIn({ jobs }: IncomeEvidence): { readonly toldEmployer?: string } {
  const [job, another] = jobs.filter(({ isActive }) => isActive);
  return job?.employer !== undefined && another === undefined ? { toldEmployer: job.employer } : {};
}

export const verificationConclusions = {
  incomeVerified: {
    needsFile: true,
    conclude: (said, { application, file, settings, today, newUuid }) => {
      if (said.outcome === 'blank') return concluded('incomeVerified', { outcome: 'unverifiable' });
      const { evidence } = said;
      if (said.hasTamperSignals) return concluded('conditionRaised', otherPapers);
      const verifiedIncomeCents = annualIncomeCents(evidence, today);
      const { outcome, pricing } = decideIncome({ application, file, settings, today }, verifiedIncomeCents);
      if (outcome === 'unverifiable') return concluded('incomeVerified', { outcome });
      const told = employerIn(evidence);
      if (!pricing) return concluded('incomeVerified', { outcome, verifiedIncomeCents, ...told });
      const payload = {
        ...told,
        outcome,
        verifiedIncomeCents,
        reasons: outcome === 'lower' ? (['DTI_MIN_DRAW'] as 'DTI_MIN_DRAW'[]) : [],
        ...(pricing.offerSet ? { subDecision: pricing.subDecision, setUuid: newUuid } : {}),
      };
      return concluded('incomeVerified', payload, { pricing });
    },
  },
  employmentVerified: {
    needsFile: false,
    conclude: ({ outcome }) =>
      outcome === 'notReached'
        ? concluded('conditionRaised', proofOfJob)
        : concluded('employmentVerified', { isEmployed: outcome === 'employed' }),
  },
} satisfies Partial<Conclusions>;
