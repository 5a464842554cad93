/** The loans on the home: each balance may be corrected, and each loan kept or paid off with the line. */
import { useState } from 'react';
import { formatCents, formatRate, rateOf } from '#core/offers/money.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { MoneyField } from '#web/ui/money-field.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { Screen, useCommand, useJourney } from '../../journey-screen.tsx';
import { SupportPhone } from '../../shell/support-lines.tsx';
import { type Particulars, WithParticulars } from '../application/particulars.tsx';
import styles from '../application/screen.module.css';

export function Liens() {
  return (
    <Screen>
      <WithParticulars>{(known) => <LienList known={known} />}</WithParticulars>
    </Screen>
  );
}

interface Answer {
  readonly uuid: string;
  readonly holder: string;
  readonly balanceCents: number | null;
  readonly isPaidOff: boolean;
}

function LienList({ known: { liens, cltvBps } }: { readonly known: Particulars }) {
  const { adjustedHomeAmount } = useJourney().application;
  const send = useCommand('attestLiens');
  const [answers, setAnswers] = useState<readonly Answer[]>(liens);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const change = (uuid: string, changes: Partial<Answer>) =>
    setAnswers(answers.map((each) => (each.uuid === uuid ? { ...each, ...changes } : each)));
  const total = answers.reduce((sum, { balanceCents }) => sum + (balanceCents ?? 0), 0);
  const submit = async () => {
    const whole = answers.flatMap(({ uuid, balanceCents, isPaidOff }) =>
      balanceCents === null ? [] : [{ uuid, balanceCents, isPaidOff }],
    );
    if (whole.length < answers.length) return setFailure('Please enter the balance of every loan.');
    setFailure(undefined);
    setBusy(true);
    const refusal = await send({ liens: whole });
    setBusy(false);
    setFailure(refusal?.message);
  };
  return (
    <div className={styles['stack']}>
      <p className={styles['lead']}>
        Public records show {answers.length === 1 ? 'this loan' : 'these loans'} on your home. Correct what has changed,
        and say which you would like us to pay off with your line.
      </p>
      {answers.map((lien) => (
        <Card key={lien.uuid} title={lien.holder}>
          <MoneyField
            name={`balance-${lien.uuid}`}
            label="What do you still owe?"
            value={lien.balanceCents}
            onChange={(balanceCents) => change(lien.uuid, { balanceCents })}
          />
          <RadioCards
            name={`payoff-${lien.uuid}`}
            label={`What should happen to the loan of ${lien.holder}?`}
            isRow
            value={lien.isPaidOff ? 'payOff' : 'keep'}
            options={[
              { value: 'keep', label: 'Keep it' },
              { value: 'payOff', label: 'Pay it off' },
            ]}
            onChange={(chosen) => change(lien.uuid, { isPaidOff: chosen === 'payOff' })}
          />
        </Card>
      ))}
      <p>
        Together you owe {formatCents(total)}
        {adjustedHomeAmount !== null && adjustedHomeAmount > 0
          ? `, which is ${formatRate(total / 100 / adjustedHomeAmount, 1)} of what your home is worth.`
          : '.'}
        {cltvBps !== null && ` With the line it is ${formatRate(rateOf(cltvBps), 1)}.`}
      </p>
      <p className={styles['lead']}>
        Is a loan missing here? Call <SupportPhone /> and we will add it.
      </p>
      {failure !== undefined && <Alert>{failure}</Alert>}
      <div className={styles['actions']}>
        <Button isBusy={isBusy} onClick={() => void submit()}>
          This is right, continue
        </Button>
      </div>
    </div>
  );
}
