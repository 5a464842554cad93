/** The standing figures as the footer says them, read from the same limits the rules enforce. */
import { limits } from '#core/offers/limits.ts';
import { formatCents, formatRate, rateOf } from '#core/offers/money.ts';
import * as words from '#core/words/en/footer.ts';

const dollars = (cents: number) => formatCents(cents, 0);
const percent = (bps: number) => formatRate(rateOf(bps));
const inWords = (count: number) => words.numbers[count] ?? String(count);

/** What a line costs and how soon it can come. */
export function figureSentences(): readonly string[] {
  return [
    words.loanAmountsRangeFrom(dollars(limits.lineCentsMin), dollars(limits.lineCentsMax)),
    words.theAnnualPercentageRate(percent(limits.aprBpsMin), percent(limits.aprBpsMax)),
    words.theOriginationFeeIsUp(percent(limits.originationFeeBpsMax)),
    words.otherCostsMayInclude(
      dollars(limits.valuationCents),
      dollars(limits.manualNotarizationCents),
      dollars(limits.recordingFeeCentsMin),
      dollars(limits.recordingFeeCentsMax),
      dollars(limits.recordingTaxCentsPer100kMin),
      dollars(limits.recordingTaxCentsPer100kMax),
      dollars(10_000_000),
    ),
    words.approvalMayBePossible(inWords(limits.approvalMinutes), inWords(limits.fundingBusinessDays)),
  ];
}

export const riskSentence = words.aHomeEquityLine;
