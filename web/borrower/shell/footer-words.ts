/** The standing figures as the footer says them, read from the same limits the rules enforce. */
import { limits } from '#core/offers/limits.ts';
import { formatCents, formatRate, rateOf } from '#core/offers/money.ts';

const dollars = (cents: number) => formatCents(cents, 0);
const percent = (bps: number) => formatRate(rateOf(bps));
const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const inWords = (count: number) => words[count] ?? String(count);

/** What a line costs and how soon it can come. */
export function figureSentences(): readonly string[] {
  return [
    `Loan amounts range from ${dollars(limits.lineCentsMin)} to ${dollars(limits.lineCentsMax)}.`,
    `The annual percentage rate (APR) ranges from ${percent(limits.aprBpsMin)} to ${percent(limits.aprBpsMax)} and depends on your credit, the term, the amount you draw, your home and the state it is in.`,
    `The origination fee is up to ${percent(limits.originationFeeBpsMax)} of the initial draw.`,
    `Other costs may include a property valuation (${dollars(limits.valuationCents)}), manual notarization where the county does not allow online notarization (${dollars(limits.manualNotarizationCents)}), recording fees (${dollars(limits.recordingFeeCentsMin)} to ${dollars(limits.recordingFeeCentsMax)}) and recording taxes (${dollars(limits.recordingTaxCentsPer100kMin)} to ${dollars(limits.recordingTaxCentsPer100kMax)} per ${dollars(10_000_000)} borrowed).`,
    `Approval may be possible in ${inWords(limits.approvalMinutes)} minutes and funding in ${inWords(limits.fundingBusinessDays)} business days; both take longer when we need to check something by hand or the law asks for a waiting period.`,
  ];
}

export const riskSentence =
  'A home equity line of credit is secured by your home: you could lose it if you do not repay. Not all applicants qualify.';
