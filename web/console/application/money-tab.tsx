/** The money: how the draw is divided, to which accounts it goes, what was released, and the book of the line. */
import { closingCostNames } from '#core/offers/closing-cost-kinds.ts';
import { formatCents } from '#core/offers/money.ts';
import * as words from '#core/words/en/console/case.ts';
import * as closingWords from '#core/words/en/console/closings.ts';
import { showZoned } from '#web/app/dates.ts';
import { Loaded } from '#web/app/loaded.tsx';
import { useRead } from '#web/client/queries.ts';
import { DataTable } from '#web/ui/data-table.tsx';
import type { Closing } from '../closings/closing.ts';
import { lastCheckRows } from '../closings/last-checks.tsx';
import { sayCode } from '../closings/words.ts';
import { Nothing } from '../item-list.tsx';
import { useWhyNot } from '../me.ts';
import type { CaseFile, TabProps } from './case.ts';
import { Facts, Part, Proofs } from './parts.tsx';
import { Reveal } from './reveal.tsx';

export function MoneyTab({ closing }: TabProps) {
  const { file, timeZone } = closing;
  return (
    <>
      <Part title={words.division}>
        {closing.money === null ? <Nothing>{words.noTermsYet}</Nothing> : <Facts rows={moneyRows(closing.money)} />}
      </Part>
      <Accounts closing={closing} />
      {closing.lastChecks.some(({ state }) => state !== null) && (
        <Part title={closingWords.lookedAtAgain}>
          <Facts rows={lastCheckRows(closing.lastChecks)} />
        </Part>
      )}
      {file.money.servicing && (
        <Part title={words.servicer}>
          <Facts rows={servicingRows(file.money.servicing, timeZone)} />
        </Part>
      )}
      <Part title={words.whatHappened}>
        <Proofs label={words.whatHappened} proofs={file.money.acts} timeZone={timeZone} />
      </Part>
      <Ledger uuid={closing.uuid} timeZone={timeZone} />
    </>
  );
}

function servicingRows({ state, at, why, number }: NonNullable<CaseFile['money']['servicing']>, timeZone: string) {
  return [
    { term: words.handOver, value: words.handOverStates[state](showZoned(at, timeZone)) },
    number === null ? null : { term: words.servicerNumber, value: number },
    why === null ? null : { term: words.servicerSaid, value: why },
  ];
}

/** The whole draw, line by line: what two people release is what stands here. */
function moneyRows(money: NonNullable<Closing['money']>) {
  const { lineCents, drawCents, cashCents, costs, byLender, shortCents, payoffs, accountMask, isOwnerVerified } = money;
  const owner = isOwnerVerified ? closingWords.theBankConfirmsTheOwner : closingWords.ownerNotConfirmed;
  return [
    {
      term: closingWords.toTheBorrower,
      value: closingWords.cashToAccount(formatCents(cashCents), accountMask, owner),
    },
    ...payoffs.map(({ creditor, accountMask: mask, amountCents }) => ({
      term: creditor,
      value: closingWords.amountToAccount(formatCents(amountCents), mask),
    })),
    ...costs.map(({ kind, cents }) => ({
      term: closingWords.keptFor(closingCostNames[kind]),
      value: formatCents(cents),
    })),
    { term: closingWords.firstDraw, value: <strong>{formatCents(drawCents)}</strong> },
    {
      term: closingWords.originationFee,
      value: closingWords.onTopTheLine(formatCents(lineCents - drawCents), formatCents(lineCents)),
    },
    ...byLender.map(({ kind, cents }) => ({
      term: closingWords.wePay(closingCostNames[kind]),
      value: formatCents(cents),
    })),
    ...(shortCents > 0
      ? [{ term: closingWords.shortForCreditors, value: closingWords.nothingCanBeSent(formatCents(shortCents)) }]
      : []),
  ];
}

type Account = CaseFile['money']['disburse'];

function Accounts({ closing: { uuid, file } }: { readonly closing: Closing }) {
  const { disburse, autopay, appraisal } = file.money;
  const said = (account: Account, field: 'disburseAccount' | 'autopayAccount' | 'appraisalAccount') =>
    account === null ? (
      words.noAccount
    ) : (
      <>
        {[account.institution, words.endsIn(account.mask)].filter((one) => one !== null).join(' ')}{' '}
        <Reveal uuid={uuid} field={field} />
      </>
    );
  return (
    <Part title={words.accounts}>
      <Facts
        rows={[
          { term: words.moneyGoesTo, value: said(disburse, 'disburseAccount') },
          { term: words.paymentsComeFrom, value: said(autopay, 'autopayAccount') },
          appraisal && { term: words.appraisalPaidFrom, value: said(appraisal, 'appraisalAccount') },
        ]}
      />
    </Part>
  );
}

/** Read by those who may; the others are told who can. */
function Ledger({ uuid, timeZone }: { readonly uuid: string; readonly timeZone: string }) {
  const whyNot = useWhyNot('readLedger');
  return (
    <Part title={words.ledger}>
      {whyNot === null ? <Movements uuid={uuid} timeZone={timeZone} /> : <Nothing>{whyNot}</Nothing>}
    </Part>
  );
}

function Movements({ uuid, timeZone }: { readonly uuid: string; readonly timeZone: string }) {
  const query = useRead('GET /service-payments/api/v1/applications/{uuid}/ledger', [{ params: { uuid } }], {
    gcTime: 0,
  });
  return (
    <Loaded
      query={query}
      label={words.readingTheLedger}
      empty={(rows) => rows.length === 0 && <Nothing>{words.noMovements}</Nothing>}
    >
      {(rows) => (
        <DataTable
          caption={words.ledger}
          isCaptionHidden
          rows={rows}
          rowKey={({ n }) => String(n)}
          columns={[
            { key: 'at', header: words.when, cell: ({ at }) => showZoned(at, timeZone) },
            { key: 'kind', header: words.what, cell: ({ kind }) => sayCode(kind) },
            { key: 'debit', header: words.debit, cell: ({ debit }) => sayCode(debit) },
            { key: 'credit', header: words.credit, cell: ({ credit }) => sayCode(credit) },
            { key: 'cents', header: words.amount, isNumber: true, cell: ({ cents }) => formatCents(cents) },
          ]}
        />
      )}
    </Loaded>
  );
}
