/** The bureau's report: score, model, what lowered it, debts, records and inquiries. The number itself stays masked. */
import { formatCents } from '#core/offers/money.ts';
import * as words from '#core/words/en/console/case.ts';
import { creditOutcomes } from '#core/words/en/console/case-outcomes.ts';
import { ruleTitles } from '#core/words/en/console/rules.ts';
import { sayDay } from '#web/app/dates.ts';
import { Alert } from '#web/ui/alert.tsx';
import { DataTable } from '#web/ui/data-table.tsx';
import { Nothing } from '../item-list.tsx';
import { type CaseFile, type TabProps, yesNo } from './case.ts';
import { Facts, Part, Proofs } from './parts.tsx';
import { Reveal } from './reveal.tsx';

export function CreditTab({ closing: { uuid, file, timeZone } }: TabProps) {
  const { credit, borrowerSees } = file;
  return (
    <>
      {credit.isStale && <Alert>{words.reportIsStale}</Alert>}
      <Part title={words.tabs.credit} lead={credit.phase === 'hard' ? words.hardReport : words.softReport}>
        <Facts
          rows={[
            { term: words.creditScore, value: credit.score === null ? words.notKnownYet : credit.score },
            credit.scoreModel === null ? null : { term: words.scoreModel, value: credit.scoreModel },
            { term: words.bureau, value: borrowerSees.particulars.bureau ?? words.notKnownYet },
            {
              term: words.status,
              value: (credit.outcome !== null && creditOutcomes[credit.outcome]) || words.noReportYet,
            },
            {
              term: words.socialSecurityNumber,
              value:
                credit.ssnLastFour === null ? (
                  words.notKnownYet
                ) : (
                  <>
                    {words.endsIn(credit.ssnLastFour)} <Reveal uuid={uuid} field="ssn" />
                  </>
                ),
            },
            credit.inquiries === null ? null : { term: words.inquiriesSince, value: credit.inquiries },
            credit.homeLoanBalancesCents.length === 0
              ? null
              : {
                  term: words.homeLoansOnReport,
                  value: credit.homeLoanBalancesCents.map((cents) => formatCents(cents)).join(', '),
                },
          ]}
        />
      </Part>
      <Lists credit={credit} />
      <Part title={words.reports}>
        <Proofs label={words.reports} proofs={credit.reports} timeZone={timeZone} empty={words.noReportYet} />
      </Part>
    </>
  );
}

function Lists({ credit }: { readonly credit: CaseFile['credit'] }) {
  return (
    <>
      {credit.factors.length > 0 && (
        <Part title={words.whatLoweredIt}>
          <ul>
            {credit.factors.map((factor) => (
              <li key={factor}>{factor}</li>
            ))}
          </ul>
        </Part>
      )}
      <Part title={words.debts}>
        <DataTable
          caption={words.debts}
          isCaptionHidden
          emptyText={words.noDebts}
          rows={credit.debts}
          rowKey={({ uuid }) => uuid}
          columns={[
            {
              key: 'creditor',
              header: words.creditor,
              cell: ({ creditor, accountMask }) =>
                accountMask === null ? creditor : `${creditor} ${words.endsIn(accountMask)}`,
            },
            { key: 'balance', header: words.balance, isNumber: true, cell: (one) => formatCents(one.balanceCents) },
            {
              key: 'monthly',
              header: words.monthly,
              isNumber: true,
              cell: (one) => formatCents(one.monthlyPaymentCents),
            },
            { key: 'paid', header: words.paidByTheDraw, cell: ({ isPaidOff }) => yesNo(isPaidOff) },
          ]}
        />
      </Part>
      <Part title={words.marks}>
        {credit.marks.length === 0 ? (
          <Nothing>{words.noMarks}</Nothing>
        ) : (
          <ul>
            {credit.marks.map(({ rule, on }) => (
              <li key={`${rule} ${on}`}>
                {ruleTitles[rule]}, {sayDay(on)}
              </li>
            ))}
          </ul>
        )}
      </Part>
    </>
  );
}
