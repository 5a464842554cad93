/** The terms that were chosen, what the draw is divided into, and every rule that was held against the case on its day. */
import { closingCostNames } from '#core/offers/closing-cost-kinds.ts';
import { formatCents, formatMoney, formatRate, rateOf } from '#core/offers/money.ts';
import { panelOf } from '#core/offers/panel.ts';
import * as words from '#core/words/en/console/case.ts';
import { outcomes } from '#core/words/en/console/case-outcomes.ts';
import { ruleTitles } from '#core/words/en/console/rules.ts';
import { sayDay } from '#web/app/dates.ts';
import { Alert } from '#web/ui/alert.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { Nothing } from '../item-list.tsx';
import styles from './application.module.css';
import { type CaseFile, sayFigure, type TabProps, yesNo } from './case.ts';
import { Figure, RuleExplained, useExplainKey } from './explain.tsx';
import { Facts, Part } from './parts.tsx';

export function TermsTab({ closing: { file } }: TabProps) {
  useExplainKey();
  const { counterOffer } = file.borrowerSees.particulars;
  return (
    <>
      {counterOffer && <Alert title={words.counterOffer}>{counterOffer.reasons.join(' ')}</Alert>}
      <Terms file={file} />
      <Costs file={file} />
      <Rules pricing={file.pricing} />
    </>
  );
}

function Terms({ file }: { readonly file: CaseFile }) {
  const { view, particulars } = file.borrowerSees;
  const { offer } = particulars;
  const panel = panelOf(view);
  return (
    <Part title={words.chosenTerms} lead={words.sameAsBorrowerSees(particulars.name.firstName)}>
      {offer === null || panel === undefined ? (
        <Nothing>{words.noTermsYet}</Nothing>
      ) : (
        <Facts
          rows={[
            { term: words.lineAmount, value: formatCents(offer.amountCents) },
            { term: words.firstDraw, value: formatCents(offer.drawCents) },
            { term: words.originationFee, value: formatCents(offer.amountCents - offer.drawCents) },
            { term: words.rate, value: formatRate(rateOf(offer.rateBps)) },
            { term: words.term, value: words.years(offer.termYears) },
            { term: words.monthlyPayment, value: formatMoney(panel.monthlyPayment, 2) },
          ]}
        />
      )}
    </Part>
  );
}

type Division = NonNullable<CaseFile['borrowerSees']['particulars']['division']>;

function Costs({ file }: { readonly file: CaseFile }) {
  const { division, payoffs } = file.borrowerSees.particulars;
  if (division === null)
    return (
      <Part title={words.costsAtClosing}>
        <Nothing>{words.noCostsYet}</Nothing>
      </Part>
    );
  const rows = ({ costs, cashCents }: Pick<Division, 'costs' | 'cashCents'>) => [
    ...costs.map(({ kind, cents }) => ({ term: closingCostNames[kind], value: formatCents(cents) })),
    ...payoffs.map(({ creditor, amountCents }) => ({ term: creditor, value: formatCents(amountCents) })),
    { term: words.toTheBorrower, value: formatCents(cashCents), isTotal: true },
  ];
  return (
    <Part title={words.costsAtClosing}>
      <DefinitionList isBill rows={rows(division)} />
      {division.before && (
        <>
          <h4>{words.correctedBefore}</h4>
          <DefinitionList isBill rows={rows(division.before)} />
        </>
      )}
    </Part>
  );
}

function Rules({ pricing }: { readonly pricing: CaseFile['pricing'] }) {
  if (pricing === null)
    return (
      <Part title={words.decisions}>
        <Nothing>{words.noPricingYet}</Nothing>
      </Part>
    );
  const { guidelineVersion, guidelineEffectiveFrom, pricedOn, offersMade, leftOut, largestDrawCents } = pricing;
  const limited = pricing.largestDrawLimitedBy && words.limitedBy[pricing.largestDrawLimitedBy];
  return (
    <Part title={words.decisions} lead={outcomes[pricing.decision] ?? ''}>
      <ul className={styles['figures']}>
        {pricing.checks.map((check, place) => (
          <Figure
            // biome-ignore lint/suspicious/noArrayIndexKey: one rule may stand there twice, and the list never changes
            key={`${check.rule} ${place}`}
            name={ruleTitles[check.rule]}
            value={sayFigure(check.unit, check.actual) ?? yesNo(check.passes)}
            check={check}
          >
            <RuleExplained check={check} pricing={pricing} />
          </Figure>
        ))}
      </ul>
      <Facts
        rows={[
          { term: words.offersMade, value: offersMade },
          leftOut.length === 0
            ? null
            : {
                term: words.offersLeftOut,
                value: leftOut.map(({ rule, offers }) => words.leftOut(offers, ruleTitles[rule])).join(', '),
              },
          {
            term: words.largestDraw,
            value: limited ? `${formatCents(largestDrawCents)}, ${limited}` : formatCents(largestDrawCents),
          },
          { term: words.guideline, value: words.guidelineFrom(guidelineVersion, sayDay(guidelineEffectiveFrom)) },
          { term: words.pricedOn, value: sayDay(pricedOn) },
        ]}
      />
    </Part>
  );
}
