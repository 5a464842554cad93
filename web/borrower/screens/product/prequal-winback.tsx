/** Too much is owed on the home: a smaller line, or a loan paid off with the draw, may still work. */
import { useState } from 'react';
import { formatCents } from '#core/offers/money.ts';
import * as words from '#core/words/en/offers/other-ways.ts';
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
      <p className={styles['lead']}>{words.withTheLoansThatStand}</p>
      {counterOffer && (
        <Card title={words.why}>
          <ul className={styles['points']}>
            {counterOffer.reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </Card>
      )}
      {liens.length > 0 && (
        <fieldset className={styles['group']}>
          <legend className={styles['legend']}>{words.whichLoansShouldTheLine}</legend>
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
      <p className={styles['lead']}>{words.ifYouGoOnWeWork}</p>
      <div className={styles['actions']}>
        <CommandButton command="acceptWinBack" body={{ liensToPayOff: [...paid] }}>
          {words.showMeTheNew}
        </CommandButton>
        <CommandButton command="refuseCounterOffer" body={{}} kind="secondary">
          {words.noThankYou}
        </CommandButton>
      </div>
    </div>
  );
}
