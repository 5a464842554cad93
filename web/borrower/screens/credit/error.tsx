/** A frozen or locked credit file: which bureau, how to lift it, and then to try again. */
import { Card } from '#web/ui/card.tsx';
import { Screen, useJourney } from '../../journey-screen.tsx';
import { SupportPhone } from '../../shell/support-lines.tsx';
import { CommandButton } from '../application/command-button.tsx';
import { WithParticulars } from '../application/particulars.tsx';
import styles from '../application/screen.module.css';

export function CreditError() {
  const isHard = useJourney().application.status.checklistStatus.startsWith('HARD');
  return (
    <Screen>
      <WithParticulars>
        {({ bureau }) => (
          <Card title={`${bureau ?? 'The credit bureau'} could not open your file`}>
            <p>
              Your credit file is frozen or locked, so we cannot read it. You asked the bureau for that protection; only
              you can lift it, and a short lift is enough.
            </p>
            <ol className={styles['points']}>
              <li>Sign in on the website of {bureau ?? 'the bureau'}, or call it.</li>
              <li>Lift the freeze or unlock the file, for one day or for good. By law this is free.</li>
              <li>Come back here and try again. It usually works within an hour.</li>
            </ol>
            <p>
              {isHard
                ? 'This is the hard inquiry you agreed to.'
                : 'Trying again is still a soft inquiry: it does not affect your score.'}
            </p>
          </Card>
        )}
      </WithParticulars>
      <div className={styles['actions']}>
        <CommandButton command="retryCredit" body={{}}>
          I have lifted it, try again
        </CommandButton>
      </div>
      <p className={styles['lead']}>
        Your application waits for you. Questions? Call <SupportPhone />.
      </p>
    </Screen>
  );
}
