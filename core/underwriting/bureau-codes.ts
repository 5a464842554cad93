/** Which of our rules a bureau's remark speaks to, so that a notice can name the reason. */
import type { RuleCode } from '#core/eligibility/principal-reasons.ts';

/** By the code of a key factor; every other one is explained by its own words beside the score. */
const factors: Readonly<Record<string, RuleCode>> = {
  '08': 'INQUIRIES',
  '14': 'THIN_FILE',
  '21': 'DELINQUENCY',
  '28': 'THIN_FILE',
};

export function ruleOfFactor(code: string): RuleCode {
  return factors[code] ?? 'CREDIT_SCORE';
}

/** Whether a factor says that credit was asked for too often, which consumers are told whatever its place. */
export const isInquiries = ({ code }: { readonly code: string }): boolean => ruleOfFactor(code) === 'INQUIRIES';

export const publicRecords = {
  bankruptcy: 'DEROGATORY_BANKRUPTCY',
  foreclosure: 'DEROGATORY_FORECLOSURE',
  collection: 'DEROGATORY_COLLECTION',
  garnishment: 'DEROGATORY_GARNISHMENT',
} as const satisfies Record<string, RuleCode>;
export type PublicRecord = keyof typeof publicRecords;
