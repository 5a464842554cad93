/** For who chose a notary in person and would rather sign by video after all. */
import { Card } from '#web/ui/card.tsx';
import { CommandButton } from '../application/command-button.tsx';
import screenStyles from '../application/screen.module.css';

export function BackToVideo() {
  return (
    <Card title="Would you rather sign by video?" isSunken>
      <p>It costs nothing, and no appointment is needed. We correct your closing disclosure again: the fee is gone.</p>
      <div className={screenStyles['actions']}>
        <CommandButton command="meetNotaryOnline" body={{}} kind="secondary">
          Sign by video after all
        </CommandButton>
      </div>
    </Card>
  );
}
