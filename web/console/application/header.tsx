/** Two lines over the case: who it is and what is special about it; then where it is, by when, how much and where. */
import type { ReactNode } from 'react';
import { daysBetween } from '#core/calendar/dates.ts';
import { dateIn } from '#core/calendar/zoned.ts';
import { sayCaseFlag } from '#core/desk/case-flags.ts';
import { formatCents, formatRate, rateOf } from '#core/offers/money.ts';
import * as words from '#core/words/en/console/case.ts';
import { clocks } from '#core/words/en/desk/queues.ts';
import { sayDay, showZoned } from '#web/app/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { announce } from '#web/ui/live-region.tsx';
import type { Closing } from '../closings/closing.ts';
import { sayStatus } from '../closings/words.ts';
import { showLoanNumber } from '../loan-number.ts';
import { RiskChip } from '../work/risk-chip.tsx';
import { useNow } from '../work/use-now.ts';
import styles from './application.module.css';
import { useIsLive, useViewers } from './live.ts';

interface HeaderProps {
  readonly closing: Closing;
  /** What can be done about the case as a whole. */
  readonly children: ReactNode;
}

export function Header({ closing, children }: HeaderProps) {
  const { borrower, loanNumber, file, owners } = closing;
  const languages = owners.flatMap(({ language }) => language ?? []);
  return (
    <header className={styles['header']}>
      <div className={styles['headLine']}>
        <h1 className={styles['name']}>{borrower}</h1>
        {loanNumber !== null && <LoanNumber number={loanNumber} />}
        <ul className={styles['flags']} aria-label={words.flags}>
          {file.flags.map((flag) => (
            <li key={flag} className={styles['flag']}>
              {sayCaseFlag(flag)}
            </li>
          ))}
          {languages.map((language) => (
            <li key={language} className={styles['flag']}>
              {words.speaks(language)}
            </li>
          ))}
          {owners
            .filter(({ isMailReturned }) => isMailReturned)
            .map(({ identityUuid, name }) => (
              <li key={identityUuid} className={styles['flag']}>
                {words.mailComesBack(name)}
              </li>
            ))}
        </ul>
        <Presence />
        <div className={styles['headActs']}>{children}</div>
      </div>
      <HeadFacts closing={closing} />
    </header>
  );
}

function LoanNumber({ number }: { readonly number: string }) {
  const copy = () => {
    void navigator.clipboard?.writeText(number).then(() => announce(words.loanNumberCopied));
  };
  return (
    <span className={styles['loanNumber']}>
      <span>{showLoanNumber(number)}</span>
      <Button kind="quiet" aria-label={words.copyLoanNumber} onClick={copy}>
        {words.copy}
      </Button>
    </span>
  );
}

function Presence() {
  const viewers = useViewers();
  const isLive = useIsLive();
  return (
    <ul className={styles['presence']}>
      {viewers.map(({ from, name, isWriting }) => (
        <li key={from} className={styles['viewer']}>
          {isWriting ? words.isWriting(name) : words.isViewing(name)}
        </li>
      ))}
      {!isLive && <li className={styles['hidden']}>{words.lineIsDown}</li>}
    </ul>
  );
}

function HeadFacts({ closing }: { readonly closing: Closing }) {
  const { status, statusSince, timeZone, property, file } = closing;
  const { offer } = file.borrowerSees.particulars;
  return (
    <dl className={styles['headFacts']}>
      <Fact term={words.status} detail={words.since(showZoned(statusSince, timeZone))}>
        {sayStatus(status)}
      </Fact>
      {file.due !== null && <Due due={file.due} timeZone={timeZone} />}
      <Fact
        term={words.line}
        detail={offer === null ? '' : words.lineTerms(formatRate(rateOf(offer.rateBps)), offer.termYears)}
      >
        {offer === null ? words.noLineYet : formatCents(offer.amountCents)}
      </Fact>
      <Fact term={words.home}>{`${property.street1}, ${property.city}, ${property.state} ${property.zip}`}</Fact>
      <Fact term={words.brand}>{file.brand}</Fact>
      {file.decisionDueOn !== null && <DecisionDue on={file.decisionDueOn} timeZone={timeZone} />}
    </dl>
  );
}

/** The same chip as in the lists, from the same function. */
function Due({ due, timeZone }: { readonly due: NonNullable<Closing['file']['due']>; readonly timeZone: string }) {
  const now = useNow();
  return (
    <Fact term={words.due} detail={due.clock === null ? '' : clocks[due.clock]}>
      <RiskChip row={{ queue: due.queue, timeZone, dueAt: due.dueAt }} now={now} />
    </Fact>
  );
}

/** Soon in its last week. */
const SOON_DAYS = 7;

function DecisionDue({ on, timeZone }: { readonly on: string; readonly timeZone: string }) {
  const left = daysBetween(dateIn(timeZone, new Date()), on as Parameters<typeof daysBetween>[1]);
  const isNear = left <= SOON_DAYS;
  return (
    <Fact term={words.decisionDueByLaw} detail={isNear ? '' : words.daysLeft(left)}>
      {sayDay(on)}{' '}
      {isNear && (
        <span className={classNames(styles['chip'], left < 0 ? styles['late'] : styles['soon'])}>
          <span aria-hidden="true">⚠</span> {words.daysLeft(left)}
        </span>
      )}
    </Fact>
  );
}

function Fact({ term, detail = '', children }: { term: string; detail?: string; children: ReactNode }) {
  return (
    <div className={styles['headFact']}>
      <dt>{term}</dt>
      <dd>
        {children} {detail !== '' && <span className={styles['muted']}>{detail}</span>}
      </dd>
    </div>
  );
}
