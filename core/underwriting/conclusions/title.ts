/** Payoff letters and title searches: whether the draw still pays what it was meant to, and what stands in our way. */
import { divideDraw, isCovered } from '#core/offers/closing-costs.ts';
import * as words from '#core/words/en/underwriting/conclusions/title.ts';
import { expectedCosts } from '../closing-facts.ts';
import { payoffsOf } from '../payoffs.ts';
import { liensUnknown } from '../report.ts';
import type { Reported } from '../reported.ts';
import { type Conclusions, concluded, type KnownWithFile } from './conclusion.ts';

/** What every policy excepts is no one's concern. */
const harmless = 'STANDARD';

export const titleConclusions = {
  payoffLettersReceived: {
    needsFile: true,
    conclude: ({ letters }, known) => {
      const isEnough = coversAll(letters, known);
      const payload = {
        letters: letters.map(({ lienUuid, payoffCents }) => ({ lienUuid, payoffCents })),
        counterOfferReasons: isEnough ? [] : (['DRAW_TOO_SMALL'] as 'DRAW_TOO_SMALL'[]),
      };
      const payoffAccounts = { ...known.file.payoffAccounts, ...accountsIn(letters) };
      return concluded('payoffLettersReceived', payload, { findings: { payoffAccounts } });
    },
  },
  titleReported: {
    needsFile: false,
    conclude: ({ exceptions, judgments, liens, legalDescription, texasEquityLoan = null }, { application }) => {
      const title = {
        legalDescription,
        exceptions: [
          ...exceptions.filter(({ kind }) => kind !== harmless).map(({ text }) => text),
          ...judgments.map(({ creditor }) => words.judgmentOf(creditor)),
          ...(isSecondAtATime(texasEquityLoan, application) ? [words.openEquityLoan(texasEquityLoan.closedOn)] : []),
        ],
        newLiens: liensUnknown(application.liens, liens),
        equityLoanOn: texasEquityLoan?.closedOn ?? null,
      };
      return concluded('titleReported', {}, { findings: { title } });
    },
  },
} satisfies Partial<Conclusions>;

type TexasEquityLoan = NonNullable<Reported['titleReported']['texasEquityLoan']>;

/** Open, and not among what our draw pays off: Texas lets a home carry one (section 50(a)(6)(K)). */
function isSecondAtATime(
  found: TexasEquityLoan | null,
  { liens }: KnownWithFile['application'],
): found is TexasEquityLoan {
  if (found === null || found.lienUuid === null) return false;
  return !liens.some(({ uuid, isPaidOff }) => uuid === found.lienUuid && isPaidOff);
}

/** The holders' own numbers of their loans: a payoff says which loan it is for. */
function accountsIn(letters: Reported['payoffLettersReceived']['letters']): Readonly<Record<string, string>> {
  return Object.fromEntries(
    letters.flatMap(({ lienUuid, accountMask }) => (accountMask === null ? [] : [[lienUuid, accountMask]])),
  );
}

/** Whether the draw that was chosen still pays all that it was meant to and its costs, now that the figures are known. */
function coversAll(
  letters: Reported['payoffLettersReceived']['letters'],
  { application, file, settings, today }: KnownWithFile,
): boolean {
  const figures = new Map(letters.map(({ lienUuid, payoffCents }) => [lienUuid, payoffCents]));
  const liens = application.liens.map((lien) => ({ ...lien, payoffCents: figures.get(lien.uuid) ?? lien.payoffCents }));
  const costs = expectedCosts({
    application,
    file,
    isValuationCovered: settings.isValuationCoveredByCompany,
    isManualNotaryOnly: settings.isManualNotaryOnly,
    on: today,
  });
  const drawCents = application.offers.selected?.drawCents ?? 0;
  return isCovered(divideDraw(drawCents, payoffsOf({ ...application, liens }, file), costs));
}
