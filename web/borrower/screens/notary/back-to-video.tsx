/** For who chose a notary in person and would rather sign by video after all. */
import * as words from '#core/words/en/notary-in-person.ts';
import { Card } from '#web/ui/card.tsx';
import { CommandButton } from '../application/command-button.tsx';
import screenStyles from '../application/screen.module.css';

export function BackToVideo() {
  return (
    <Card title={words.wouldYouRatherSign} isSunken>
      <p>{words.itCostsNothingAndNo}</p>
      <div className={screenStyles['actions']}>
        <CommandButton command="meetNotaryOnline" body={{}} kind="secondary">
          {words.signByVideoAfter}
        </CommandButton>
      </div>
    </Card>
  );
}
