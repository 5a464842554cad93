/** Too much is owed on the home: a smaller line, or a loan paid off with the draw, may still work. */
import { useState } from 'react';
import { formatCents } from '#core/offers/money.ts';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Screen } from '../../journey-screen.tsx';
import { CommandButton } from '../application/command-button.tsx';
import { type Particulars, WithParticulars } from '../application/particulars.tsx';
import styles from '../application/screen.module.css';
import { LienTotals } from '../liens/lien-totals.tsx';

export function PrequalWinback() {
  return (
    <Screen>
      <WithParticulars>{(known) => <WinBack known={known} />}</WithParticulars>
    </Screen>
  );
}

function WinBack({ known: { liens, counterOffer } }: { readonly known: Particulars }) {
  const [paid, setPaid] = useState<readonly string[]>(() =>
    liens.filter(({ isPaidOff }) => isPaidOff).map(({ uuid }) => uuid),
  );
  return (
    <div className={styles['stack']}>
      <p className={styles['lead']}>
        With the loans that stand on your home we cannot make the offer you asked for. There is still a way: pay off a
        loan with your line, or take a smaller line.
      </p>
      {counterOffer && (
        <Card title="Why">
          <ul className={styles['points']}>
            {counterOffer.reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </Card>
      )}
      {liens.length > 0 && (
        <fieldset className={styles['group']}>
          <legend className={styles['legend']}>Which loans should the line pay off?</legend>
          {liens.map(({ uuid, holder, balanceCents }) => (
            <Checkbox
              key={uuid}
              name={uuid}
              label={`${holder}, ${formatCents(balanceCents)}`}
              value={paid.includes(uuid)}
              onChange={(isOn) => setPaid(isOn ? [...paid, uuid] : paid.filter((each) => each !== uuid))}
            />
          ))}
        </fieldset>
      )}
      {liens.length > 0 && (
        <LienTotals liens={liens.map((lien) => ({ ...lien, isPaidOff: paid.includes(lien.uuid) }))} />
      )}
      <p className={styles['lead']}>
        If you go on, we work out the largest line that fits and show you the new offers. Nothing is final yet. If you
        would rather not, we close this application and send you a notice with the reasons.
      </p>
      <div className={styles['actions']}>
        <CommandButton command="acceptWinBack" body={{ liensToPayOff: [...paid] }}>
          Show me the new offers
        </CommandButton>
        <CommandButton command="refuseCounterOffer" body={{}} kind="secondary">
          No, thank you
        </CommandButton>
      </div>
    </div>
  );
}
