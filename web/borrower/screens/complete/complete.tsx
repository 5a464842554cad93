/** After the signature: where the application stands, what each day brings, the right to cancel, where the money goes. */
import { lazy, Suspense } from 'react';
import { outlineOf } from '#core/journey/outline.ts';
import { route } from '#core/journey/route.ts';
import { closingCostNames } from '#core/offers/closing-cost-kinds.ts';
import { formatCents } from '#core/offers/money.ts';
import * as words from '#core/words/en/complete.ts';
import { Loaded } from '#web/app/loaded.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { rich } from '#web/ui/rich.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { useFocusWhenShown } from '#web/ui/use-focus-when-shown.ts';
import { Screen, useJourney } from '../../journey-screen.tsx';
import { LinkAsButton } from '../../link.tsx';
import { SupportHours, SupportPhone } from '../../shell/support-lines.tsx';
import { LateNotice, useLate } from '../application/late.tsx';
import styles from '../application/screen.module.css';
import { useStatusWatch } from '../application/status-watch.ts';
import { PaperList } from '../document/paper-list.tsx';
import { RightToCancel } from '../rescission/right-to-cancel.tsx';
import { type ClosingDays, useClosingDays } from './closing-days.ts';
import { dayNote, dayWords, headline, isLineOpen, isToCelebrate } from './words.ts';

const Celebration = lazy(() => import('./celebration.tsx').then(({ Celebration }) => ({ default: Celebration })));
/** Rare, and each a form of its own: they come when they are needed. */
const AccountChange = lazy(() =>
  import('./account-change.tsx').then(({ AccountChange }) => ({ default: AccountChange })),
);
const NewAccount = lazy(() => import('./new-account.tsx').then(({ NewAccount }) => ({ default: NewAccount })));

export function Complete() {
  const { application, next } = useJourney();
  const query = useClosingDays(application.uuid);
  useStatusWatch(!query.data || !isLineOpen(query.data), (status) => {
    const moved = { ...application, status: { ...application.status, checklistStatus: status } };
    const isStillHere =
      outlineOf(status)?.end === 'funded' || route({ hasProfile: true, application: moved }).screen === 'complete';
    if (isStillHere) void query.refetch();
    else next();
  });
  return (
    <Screen title={query.data ? headline(query.data).title : words.afterYourSignature}>
      <div className={styles['stack']}>
        <Loaded query={query} label={words.readingWhatHappensNext}>
          {(closing) => <Closing closing={closing} readAgain={query.refetch} />}
        </Loaded>
      </div>
    </Screen>
  );
}

interface ClosingProps {
  readonly closing: ClosingDays;
  readonly readAgain: () => Promise<{ readonly data: ClosingDays | undefined }>;
}

function Closing({ closing, readAgain }: ClosingProps) {
  const { application, next } = useJourney();
  const late = useLate();
  const isLate = late !== undefined;
  /** An open line has no next page: the journey would lead out of the account, so who asks stays and reads the news. */
  const check = async () => {
    const { data } = await readAgain();
    if (!data || !isLineOpen(data)) next();
  };
  const { days, rescission, money, timeZone } = closing;
  const lead = <p className={styles['lead']}>{headline(closing, isLate).lead}</p>;
  const held = useFocusWhenShown<HTMLDivElement>(Boolean(money?.accountHold));
  return (
    <>
      <Suspense fallback={lead}>
        {isToCelebrate(closing) ? <Celebration closing={closing} lead={headline(closing, isLate).lead} /> : lead}
      </Suspense>
      <LateNotice late={late} />
      <Suspense>
        {money?.isReturned && !money.isAnswered && <NewAccount mask={money.accountMask} onSent={readAgain} />}
        {money?.accountHold && (
          <div ref={held} tabIndex={-1}>
            <AccountChange hold={money.accountHold} mask={money.accountMask} timeZone={timeZone} onSent={readAgain} />
          </div>
        )}
      </Suspense>
      {money?.approvedAgainBecause && !money.accountHold && (
        <p role="status">{words.twoTeamMembersReview(money.approvedAgainBecause)}</p>
      )}
      <Days days={days} isLate={isLate} />
      {rescission && (
        <RightToCancel uuid={application.uuid} right={rescission} timeZone={timeZone} onCancelled={() => next()} />
      )}
      {money && <Money money={money} instrumentNumber={closing.instrumentNumber} />}
      <Card title={words.yourPapers}>
        <PaperList application={application} />
      </Card>
      <Trouble />
      {!isLineOpen(closing) && <p className={styles['muted']}>{words.thisPageKeepsItself}</p>}
      <div className={styles['actions']}>
        <LinkAsButton to="/dashboard">{words.goToDashboard}</LinkAsButton>
        {!isLineOpen(closing) && (
          <Button kind="secondary" onClick={() => void check()}>
            {words.checkAgain}
          </Button>
        )}
      </div>
    </>
  );
}

function Days({ days, isLate }: Pick<ClosingDays, 'days'> & { readonly isLate: boolean }) {
  const current = days.findIndex(({ state }) => state === 'now');
  return (
    <Card title={words.whatHappensNext}>
      <Stepper
        label={words.whatHappensNext}
        isVertical
        current={current === -1 ? days.length : current}
        steps={days.map((day) => ({
          id: day.what,
          label: day.state === 'done' ? dayWords[day.what].done : dayWords[day.what].ahead,
          note: dayNote(day, isLate),
        }))}
      />
    </Card>
  );
}

interface MoneyProps {
  readonly money: NonNullable<ClosingDays['money']>;
  readonly instrumentNumber: string | null;
}

function Money({ money, instrumentNumber }: MoneyProps) {
  const { lineCents, drawCents, cashCents, costs, feeCents, accountMask, payoffs, paymentCents, paysAutomatically } =
    money;
  const account = accountMask === null ? words.toYou : words.toYourAccountEnding(accountMask);
  return (
    <Card title={words.whereTheMoneyGoes}>
      <DefinitionList
        rows={[
          { term: account, value: formatCents(cashCents) },
          ...payoffs.map(({ creditor, amountCents }) => ({
            term: words.to(creditor),
            value: formatCents(amountCents),
          })),
          ...costs.map(({ kind, cents }) => ({ term: closingCostNames[kind], value: formatCents(cents) })),
          { term: words.firstDrawAllOfTheAbove, value: <strong>{formatCents(drawCents)}</strong> },
          { term: words.originationFeeAddedToIt, value: formatCents(feeCents) },
          { term: words.youOweAtTheStart, value: <strong>{formatCents(lineCents)}</strong> },
          ...(paymentCents === null ? [] : [{ term: words.eachMonth, value: formatCents(paymentCents) }]),
          {
            term: words.howYouPay,
            value: paysAutomatically ? words.automaticallyFromTheAccount : words.byYourselfEachMonth,
          },
          ...(instrumentNumber === null ? [] : [{ term: words.countysNumberOfYourDeed, value: instrumentNumber }]),
        ]}
      />
    </Card>
  );
}

function Trouble() {
  return (
    <Card title={words.ifSomethingIsWrong} isSunken>
      <ul className={styles['points']}>
        <li>{words.aNameAnAmount}</li>
        <li>{words.theMoneyIsNot}</li>
        <li>{words.ifAnyoneAsksYouFor}</li>
      </ul>
      <p>{rich(words.call(<SupportPhone />))}</p>
      <SupportHours />
    </Card>
  );
}
