/** The loans on the home: each balance may be corrected, each loan kept or paid off with the line, and a missing one added. */
import { useState } from 'react';
import { formatCents } from '#core/offers/money.ts';
import * as words from '#core/words/en/liens.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { MoneyField } from '#web/ui/money-field.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { Screen, useCommand } from '../../journey-screen.tsx';
import { type Particulars, WithParticulars } from '../application/particulars.tsx';
import styles from '../application/screen.module.css';
import { type AddedLien, AddLien } from './add-lien.tsx';
import { LienTotals } from './lien-totals.tsx';

export function Liens() {
  return (
    <Screen>
      <WithParticulars>{(known) => <LienList known={known} />}</WithParticulars>
    </Screen>
  );
}

/** One of record, whose uuid the server gave, or one that was added here. */
type Answer = Omit<AddedLien, 'balanceCents' | 'kind' | 'monthlyPaymentCents'> & {
  readonly uuid: string;
  readonly balanceCents: number | null;
  readonly added?: AddedLien;
};

function LienList({ known: { liens } }: { readonly known: Particulars }) {
  const send = useCommand('attestLiens');
  const [answers, setAnswers] = useState<readonly Answer[]>(liens);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const change = (uuid: string, changes: Partial<Answer>) =>
    setAnswers(answers.map((each) => (each.uuid === uuid ? { ...each, ...changes } : each)));
  const submit = async () => {
    if (answers.some(({ balanceCents }) => balanceCents === null)) return setFailure(words.pleaseEnterTheBalance);
    setFailure(undefined);
    setBusy(true);
    const refusal = await send(bodyOf(answers));
    setBusy(false);
    setFailure(refusal?.message);
  };
  return (
    <div className={styles['stack']}>
      <p className={styles['lead']}>{answers.length === 0 ? words.publicRecordsShowNo : words.theseAreTheLoans}</p>
      {answers.map((lien) => (
        <LienCard
          key={lien.uuid}
          lien={lien}
          title={titleOf(lien, answers)}
          onChange={(changes) => change(lien.uuid, changes)}
          onRemove={() => setAnswers(answers.filter(({ uuid }) => uuid !== lien.uuid))}
        />
      ))}
      <AddLien
        onAdd={(added) =>
          setAnswers([...answers, { ...added, uuid: `added-${answers.length}-${added.holder}`, added }])
        }
      />
      <LienTotals liens={answers} />
      {failure !== undefined && <Alert>{failure}</Alert>}
      <div className={styles['actions']}>
        <Button isBusy={isBusy} onClick={() => void submit()}>
          {words.thisIsRightContinue}
        </Button>
      </div>
    </div>
  );
}

/** Two loans of one lender are told apart by their number, so that no one pays off the wrong one. */
function titleOf({ uuid, holder }: Answer, answers: readonly Answer[]): string {
  const theirs = answers.filter((each) => each.holder === holder);
  const at = theirs.findIndex((each) => each.uuid === uuid) + 1;
  return theirs.length === 1 ? holder : words.loanOf(holder, at, theirs.length);
}

function bodyOf(answers: readonly Answer[]) {
  const told = answers.map((answer) => ({ ...answer, balanceCents: answer.balanceCents ?? 0 }));
  return {
    liens: told.flatMap(({ uuid, balanceCents, isPaidOff, added }) =>
      added ? [] : [{ uuid, balanceCents, isPaidOff }],
    ),
    added: told.flatMap(({ balanceCents, isPaidOff, added }) => (added ? [{ ...added, balanceCents, isPaidOff }] : [])),
  };
}

interface LienCardProps {
  readonly lien: Answer;
  readonly title: string;
  readonly onChange: (changes: Partial<Answer>) => void;
  readonly onRemove: () => void;
}

function LienCard({ lien, title, onChange, onRemove }: LienCardProps) {
  const { uuid, balanceCents, isPaidOff, limitCents, added } = lien;
  return (
    <Card
      title={title}
      action={
        added && (
          <Button kind="quiet" onClick={onRemove}>
            {words.remove}
          </Button>
        )
      }
    >
      <MoneyField
        name={`balance-${uuid}`}
        label={words.whatDoYouStill}
        {...(limitCents !== null && {
          hint: words.aLineOfUp(formatCents(limitCents)),
        })}
        value={balanceCents}
        error={balanceCents === null ? words.pleaseEnterTheBalanceOr : undefined}
        onChange={(cents) => onChange({ balanceCents: cents })}
      />
      <RadioCards
        name={`payoff-${uuid}`}
        label={words.whatShouldHappenToTheLoan(title)}
        isRow
        value={isPaidOff ? 'payOff' : 'keep'}
        options={[
          { value: 'keep', label: words.keepIt },
          { value: 'payOff', label: words.payItOff },
        ]}
        onChange={(chosen) => onChange({ isPaidOff: chosen === 'payOff' })}
      />
    </Card>
  );
}
