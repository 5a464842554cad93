/**
 * What lenders are by law, and which agency stands behind each: the one that a notice of action taken names (12 CFR part
 * 1002, Appendix A, as amended in 2023) and the one that a report under Regulation C goes to (Filing Instructions Guide,
 * transmittal sheet, Federal Agency). Looked up 2026-11-17; counsel must confirm for each lender.
 */
import * as words from '#core/words/en/brand/agencies.ts';

/** 1 OCC, 2 FRS, 3 FDIC, 5 NCUA, 7 HUD (for lenders that are no depository), 9 CFPB. */
type HmdaAgency = 1 | 2 | 3 | 5 | 7 | 9;
interface Agency {
  readonly address: string;
  readonly hmda: HmdaAgency;
}

const agencies = {
  nationalBank: { address: words.comptroller, hmda: 1 },
  federalSavings: { address: words.comptroller, hmda: 1 },
  stateMemberBank: { address: words.federalReserve, hmda: 2 },
  /** A state bank that is insured and no member of the Federal Reserve System. */
  stateBank: { address: words.depositInsurance, hmda: 3 },
  savingsBank: { address: words.depositInsurance, hmda: 3 },
  federalCreditUnion: { address: words.creditUnions, hmda: 5 },
  /** Appendix A names the NCUA for federal credit unions only; the others are 'all other creditors'. */
  stateCreditUnion: { address: words.tradeCommission, hmda: 5 },
  nonBank: { address: words.tradeCommission, hmda: 7 },
} as const satisfies Record<string, Agency>;

export type Charter = keyof typeof agencies;
export const charters = Object.keys(agencies) as [Charter, ...Charter[]];

/** Above ten billion dollars the Bureau supervises depositories itself (12 U.S.C. 5515). */
export function agencyOf(lender: { readonly charter: Charter; readonly hasOver10Billion: boolean }): Agency {
  if (lender.hasOver10Billion && lender.charter !== 'nonBank')
    return { address: words.consumerFinancialProtection, hmda: 9 };
  return agencies[lender.charter];
}
