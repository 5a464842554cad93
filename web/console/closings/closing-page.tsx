/** One application on its way to the money: what is open now first, then who and what, papers, emails and history. */
import { needsSpecificHandling, stateNames } from '#core/eligibility/states.ts';
import { closingCostNames } from '#core/offers/closing-costs.ts';
import { formatCents } from '#core/offers/money.ts';
import * as words from '#core/words/en/console/closings.ts';
import { sayDay, showZoned } from '#web/app/dates.ts';
import { queryClient, useRead } from '#web/client/queries.ts';
import { Card } from '#web/ui/card.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Ask } from '../ask/ask.tsx';
import styles from '../console.module.css';
import { Bar } from '../frame/bar.tsx';
import { LoadedPage } from '../loaded-page.tsx';
import { type Closing, closingKey } from './closing.ts';
import { Emails } from './emails.tsx';
import { Papers } from './papers.tsx';
import { Reissue } from './reissue.tsx';
import { sayEvent, sayStatus } from './words.ts';

const READ_AGAIN_MS = 5000;

export function ClosingPage({ uuid }: { readonly uuid: string }) {
  const query = useRead(closingKey, [{ params: { uuid } }], { refetchInterval: READ_AGAIN_MS, gcTime: 0 });
  return (
    <LoadedPage query={query} label={words.openingTheApplication}>
      {(closing) => <ClosingParts closing={closing} />}
    </LoadedPage>
  );
}

function ClosingParts({ closing }: { readonly closing: Closing }) {
  const again = () => void queryClient.invalidateQueries();
  return (
    <>
      <Bar
        title={`${closing.borrower} · ${closing.loanNumber ?? ''}`}
        lead={
          <p>
            {closing.property.street1}, {closing.property.city}, {closing.property.state} {closing.property.zip}
          </p>
        }
      />
      <StateNote state={closing.property.state} />
      <div className={styles['columns']}>
        <div className={styles['stack']}>
          <Ask closing={closing} onDone={again} />
          <Papers uuid={closing.uuid} action={<Reissue closing={closing} onDone={again} />} />
          <Emails closing={closing} onDone={again} />
        </div>
        <div className={styles['stack']}>
          <Facts closing={closing} />
          <History closing={closing} />
        </div>
      </div>
    </>
  );
}

/** The specification names these states without saying what is specific about them: a person looks. */
function StateNote({ state }: { readonly state: string }) {
  if (!needsSpecificHandling(state)) return null;
  return <p>{words.needsSpecificHandling(stateNames[state])}</p>;
}

function Facts({ closing }: { readonly closing: Closing }) {
  const { timeZone, owners, rescission, money, closingNotBefore, slot, correctedDisclosure } = closing;
  return (
    <Card title={words.whereItStands}>
      <DefinitionList
        rows={[
          {
            term: words.status,
            value: words.since(sayStatus(closing.status), showZoned(closing.statusSince, timeZone)),
          },
          ...owners.map(({ name, isBorrower, state, language }) => ({
            term: isBorrower ? words.borrower : words.owner,
            value: [
              state === null ? name : `${name} (${sayStatus(state)})`,
              ...(language === null ? [] : [words.wouldRatherSpeak(language)]),
            ].join(', '),
          })),
          ...(closingNotBefore ? [{ term: words.notBefore, value: showZoned(closingNotBefore, timeZone) }] : []),
          ...(slot
            ? [{ term: words.notaryInPerson, value: `${showZoned(slot.startsAt, timeZone)}, ${slot.place}` }]
            : []),
          ...(correctedDisclosure
            ? [
                {
                  term: words.correctedDisclosure,
                  value: correctedDisclosure.isDelivered ? words.theBorrowerHasIt : words.notWithTheBorrower,
                },
              ]
            : []),
          ...(rescission ? rightRows(rescission, timeZone) : []),
          ...(money ? moneyRows(money) : []),
        ]}
      />
    </Card>
  );
}

function rightRows(right: NonNullable<Closing['rescission']>, timeZone: string) {
  const { lastDay, isWaived, deliveredTo } = right;
  return [
    {
      term: words.rightToCancel,
      value: isWaived
        ? words.givenUpInWriting
        : lastDay === null
          ? words.noticesAreOnTheir
          : words.until(sayDay(lastDay)),
    },
    ...deliveredTo.map(({ name, at }) => ({ term: words.noticeTo(name), value: showZoned(at, timeZone) })),
  ];
}

/** The whole draw, line by line: what two people release is what stands here. */
function moneyRows(money: NonNullable<Closing['money']>) {
  const { lineCents, drawCents, cashCents, costs, byLender, shortCents, payoffs, accountMask, isOwnerVerified } = money;
  const owner = isOwnerVerified ? words.theBankConfirmsTheOwner : words.ownerNotConfirmed;
  return [
    {
      term: words.toTheBorrower,
      value: words.cashToAccount(formatCents(cashCents), accountMask, owner),
    },
    ...payoffs.map(({ creditor, accountMask: mask, amountCents }) => ({
      term: creditor,
      value: words.amountToAccount(formatCents(amountCents), mask),
    })),
    ...costs.map(({ kind, cents }) => ({ term: words.keptFor(closingCostNames[kind]), value: formatCents(cents) })),
    { term: words.firstDraw, value: <strong>{formatCents(drawCents)}</strong> },
    {
      term: words.originationFee,
      value: words.onTopTheLine(formatCents(lineCents - drawCents), formatCents(lineCents)),
    },
    ...byLender.map(({ kind, cents }) => ({ term: words.wePay(closingCostNames[kind]), value: formatCents(cents) })),
    ...(shortCents > 0
      ? [{ term: words.shortForCreditors, value: words.nothingCanBeSent(formatCents(shortCents)) }]
      : []),
  ];
}

/** So much is read at a glance; the rest is there for anyone who looks for it. */
const GLANCE = 8;

function History({ closing: { history, timeZone } }: { readonly closing: Closing }) {
  return (
    <Card title={words.history}>
      <Happenings label={words.whatHasHappenedTheNewest} history={history.slice(0, GLANCE)} timeZone={timeZone} />
      {history.length > GLANCE && (
        <Disclosure summary={words.earlier(history.length - GLANCE)}>
          <Happenings label={words.whatHappenedEarlier} history={history.slice(GLANCE)} timeZone={timeZone} />
        </Disclosure>
      )}
    </Card>
  );
}

interface HappeningsProps extends Pick<Closing, 'history' | 'timeZone'> {
  readonly label: string;
}

function Happenings({ label, history, timeZone }: HappeningsProps) {
  return (
    <ol className={styles['history']} aria-label={label}>
      {history.map(({ seq, at, event, by, why }) => (
        <li key={seq}>
          {sayEvent(event)} <span className={styles['muted']}>{words.by(by)}</span>
          {why !== null && <span className={styles['quote']}>{why}</span>}
          <span className={styles['muted']}>{showZoned(at, timeZone)}</span>
        </li>
      ))}
    </ol>
  );
}
