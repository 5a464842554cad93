/** After the signature: where the application stands, what each day brings, the right to cancel, where the money goes. */
import { closingCostNames } from '#core/offers/closing-costs.ts';
import { formatCents } from '#core/offers/money.ts';
import { Loaded } from '#web/app/loaded.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { useFocusWhenShown } from '#web/ui/use-focus-when-shown.ts';
import { Screen, useJourney } from '../../journey-screen.tsx';
import { LinkAsButton } from '../../link.tsx';
import { SupportHours, SupportPhone } from '../../shell/support-lines.tsx';
import { LateNotice, useLate } from '../application/late.tsx';
import styles from '../application/screen.module.css';
import { PaperList } from '../document/paper-list.tsx';
import { RightToCancel } from '../rescission/right-to-cancel.tsx';
import { AccountChange } from './account-change.tsx';
import { type ClosingDays, useClosingDays } from './closing-days.ts';
import { NewAccount } from './new-account.tsx';
import { dayNote, dayWords, headline, isLineOpen } from './words.ts';

export function Complete() {
  const { uuid } = useJourney().application;
  const query = useClosingDays(uuid);
  return (
    <Screen title={query.data ? headline(query.data).title : 'After your signature'}>
      <div className={styles['stack']}>
        <Loaded query={query} label="Reading what happens next">
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
  const held = useFocusWhenShown<HTMLDivElement>(Boolean(money?.accountHold));
  const current = days.findIndex(({ state }) => state === 'now');
  return (
    <>
      <p className={styles['lead']}>{headline(closing, isLate).lead}</p>
      <LateNotice late={late} />
      {money?.isReturned && !money.isAnswered && <NewAccount mask={money.accountMask} />}
      {money?.accountHold && (
        <div ref={held} tabIndex={-1}>
          <AccountChange hold={money.accountHold} mask={money.accountMask} timeZone={timeZone} />
        </div>
      )}
      {money?.approvedAgainBecause && !money.accountHold && (
        <p role="status">{money.approvedAgainBecause} Two team members review it again before your money goes out.</p>
      )}
      <Card title="What happens next">
        <Stepper
          label="What happens next"
          isVertical
          current={current === -1 ? days.length : current}
          steps={days.map((day) => ({
            id: day.what,
            label: day.state === 'done' ? dayWords[day.what].done : dayWords[day.what].ahead,
            note: dayNote(day, isLate),
          }))}
        />
      </Card>
      {rescission && (
        <RightToCancel uuid={application.uuid} right={rescission} timeZone={timeZone} onCancelled={() => next()} />
      )}
      {money && <Money money={money} instrumentNumber={closing.instrumentNumber} />}
      <Card title="Your papers">
        <PaperList application={application} />
      </Card>
      <Trouble />
      <div className={styles['actions']}>
        <LinkAsButton to="/dashboard">Go to dashboard</LinkAsButton>
        {!isLineOpen(closing) && (
          <Button kind="secondary" onClick={() => void check()}>
            Check again
          </Button>
        )}
      </div>
    </>
  );
}

interface MoneyProps {
  readonly money: NonNullable<ClosingDays['money']>;
  readonly instrumentNumber: string | null;
}

function Money({ money, instrumentNumber }: MoneyProps) {
  const { lineCents, drawCents, cashCents, costs, feeCents, accountMask, payoffs, paymentCents, paysAutomatically } =
    money;
  const account = accountMask === null ? 'To you' : `To your account ending in ${accountMask}`;
  return (
    <Card title="Where the money goes">
      <DefinitionList
        rows={[
          { term: account, value: formatCents(cashCents) },
          ...payoffs.map(({ creditor, amountCents }) => ({ term: `To ${creditor}`, value: formatCents(amountCents) })),
          ...costs.map(({ kind, cents }) => ({ term: closingCostNames[kind], value: formatCents(cents) })),
          { term: 'First draw, all of the above', value: <strong>{formatCents(drawCents)}</strong> },
          { term: 'Origination fee, added to it', value: formatCents(feeCents) },
          { term: 'You owe at the start', value: <strong>{formatCents(lineCents)}</strong> },
          ...(paymentCents === null ? [] : [{ term: 'Each month', value: formatCents(paymentCents) }]),
          {
            term: 'How you pay',
            value: paysAutomatically ? 'Automatically, from the account you chose' : 'By yourself, each month',
          },
          ...(instrumentNumber === null ? [] : [{ term: 'County’s number of your deed', value: instrumentNumber }]),
        ]}
      />
    </Card>
  );
}

function Trouble() {
  return (
    <Card title="If something is wrong" isSunken>
      <ul className={styles['points']}>
        <li>A name, an amount or the account is not right: call us before the money is sent.</li>
        <li>The money is not there two banking days after we sent it: call us, and we trace it.</li>
        <li>
          If anyone asks you for a code, a fee or your password to release the money, it isn’t us. Please call us.
        </li>
      </ul>
      <p>
        Call <SupportPhone />.
      </p>
      <SupportHours />
    </Card>
  );
}
