/** The case at a glance: the borrower's figures, each with the rule behind it, what was decided, and who it is about. */
import { formatCents, formatMoney, formatRate } from '#core/offers/money.ts';
import { panelOf } from '#core/offers/panel.ts';
import { formatPhone } from '#core/people/phone.ts';
import * as words from '#core/words/en/console/case.ts';
import { ruleTitles } from '#core/words/en/console/rules.ts';
import { showTime, showZoned } from '#web/app/dates.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Nothing } from '../item-list.tsx';
import styles from './application.module.css';
import { centsOr, checkOf, sayFigure, type TabProps } from './case.ts';
import { ConditionList } from './conditions-tab.tsx';
import { DecisionList } from './decisions.tsx';
import { Figure, RuleExplained, useExplainKey } from './explain.tsx';
import { Facts, Part } from './parts.tsx';
import { Reveal } from './reveal.tsx';

export function SummaryTab({ closing }: TabProps) {
  const { uuid, file, timeZone } = closing;
  const open = file.conditions.filter(({ clearedAt }) => clearedAt === null);
  return (
    <>
      <Figures closing={closing} />
      {open.length > 0 && (
        <Part title={words.openConditions}>
          <ConditionList uuid={uuid} conditions={open} timeZone={timeZone} />
        </Part>
      )}
      <Decisions closing={closing} />
      <People closing={closing} />
    </>
  );
}

type Props = Pick<TabProps, 'closing'>;

function Figures({ closing }: Props) {
  useExplainKey();
  const { file } = closing;
  const { view, particulars } = file.borrowerSees;
  return (
    <Part title={words.figures} lead={words.sameAsBorrowerSees(particulars.name.firstName)}>
      <ul className={styles['figures']}>
        <CreditFigures closing={closing} />
        <Figure
          name={words.homeValue}
          value={view.adjustedHomeAmount === null ? words.notKnownYet : formatMoney(view.adjustedHomeAmount, 2)}
          source={words.valuationNeeds[file.property.valuationNeed] ?? ''}
        />
        <LineFigures closing={closing} />
        <Figure
          name={words.bankAccount}
          value={file.money.disburse === null ? words.noAccount : words.endsIn(file.money.disburse.mask)}
          source={file.money.disburse?.institution ?? ''}
          action={file.money.disburse && <Reveal uuid={closing.uuid} field="disburseAccount" />}
        />
      </ul>
    </Part>
  );
}

function CreditFigures({ closing: { file } }: Props) {
  const { credit, income, pricing, borrowerSees } = file;
  const { particulars } = borrowerSees;
  const score = checkOf(file, 'CREDIT_SCORE', 'NO_FILE');
  const dti = checkOf(file, 'DTI_EXCEEDED', 'DSCR');
  const cltv = checkOf(file, 'CLTV');
  const explained = (check: typeof score) => check && <RuleExplained check={check} pricing={pricing} />;
  return (
    <>
      <Figure
        name={words.creditScore}
        value={credit.score === null ? words.notKnownYet : String(credit.score)}
        source={credit.phase === 'hard' ? words.hardReport : words.softReport}
        check={score}
      >
        {explained(score)}
      </Figure>
      <Figure
        name={words.yearlyIncome}
        value={formatCents(income.verifiedCents ?? particulars.annualIncomeCents + particulars.otherIncomeCents)}
        source={income.isVerified ? words.verified : words.statedOnly}
      />
      {dti && (
        <Figure name={ruleTitles[dti.rule]} value={sayFigure(dti.unit, dti.actual) ?? words.notKnownYet} check={dti}>
          {explained(dti)}
        </Figure>
      )}
      {cltv && (
        <Figure name={words.roomOnTheHome} value={centsOr(cltv.actual)} source={ruleTitles.CLTV} check={cltv}>
          {explained(cltv)}
        </Figure>
      )}
    </>
  );
}

/** In the borrower's own dollars, formatted as on their page. */
function LineFigures({ closing: { file } }: Props) {
  const { view } = file.borrowerSees;
  const panel = panelOf(view);
  if (!panel || view.amount === null || view.uwCalculatedDrawAmount === null) return null;
  const line = formatMoney(view.amount, 2);
  return (
    <>
      <Figure name={words.lineAmount} value={line} source={words.years(panel.fixedTermYears)} />
      <Figure name={words.firstDraw} value={formatMoney(view.uwCalculatedDrawAmount, 2)} source={words.paidAtFunding} />
      <Figure
        name={words.monthlyPayment}
        value={formatMoney(panel.monthlyPayment, 2)}
        source={view.isInterestOnly ? words.interestOnly : words.principalAndInterest}
      >
        <p>
          {view.isInterestOnly
            ? words.howInterestOnlyIsMade(line, formatRate(panel.apr))
            : words.howThePaymentIsMade(line, formatRate(panel.apr), panel.fixedTermYears)}
        </p>
      </Figure>
    </>
  );
}

function Decisions({ closing: { file, timeZone } }: Props) {
  const { declineReasons } = file.borrowerSees.particulars;
  return (
    <Part title={words.decisions}>
      {declineReasons.length > 0 && (
        <>
          <p>{words.declineReasons}</p>
          <ul>
            {declineReasons.map(({ reason, remedy }) => (
              <li key={reason}>
                {reason} <span className={styles['muted']}>{words.whatWouldChange(remedy)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {file.pricing === null ? (
        <Nothing>{words.noPricingYet}</Nothing>
      ) : (
        <Disclosure summary={words.whyTheBorrowerReads}>
          <ul>
            {file.pricing.why.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Disclosure>
      )}
      <DecisionList decisions={file.decisions} timeZone={timeZone} />
    </Part>
  );
}

function People({ closing }: Props) {
  const { file, owners, timeZone } = closing;
  const { particulars } = file.borrowerSees;
  const others = owners.filter(({ isBorrower }) => !isBorrower);
  return (
    <Part title={words.borrower}>
      <Facts
        rows={[
          {
            term: words.phone,
            value: particulars.phoneNumber === null ? words.noPhone : formatPhone(particulars.phoneNumber),
          },
          { term: words.email, value: particulars.email },
          { term: words.theirTimeNow, value: showTime(new Date().toISOString(), timeZone) },
          { term: words.applied, value: showZoned(file.submittedAt ?? file.createdAt, timeZone) },
          others.length === 0
            ? null
            : {
                term: words.owners,
                value: others.map(({ name, state }) => `${name} (${words.signerStates[state ?? ''] ?? ''})`).join(', '),
              },
        ]}
      />
    </Part>
  );
}
