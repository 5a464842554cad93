/** A frozen or locked credit file: which bureau, how to lift it, and then to try again. */
import * as words from '#core/words/en/credit.ts';
import { Card } from '#web/ui/card.tsx';
import { rich } from '#web/ui/rich.tsx';
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
          <Card title={words.couldNotOpenYourFile(bureau)}>
            <p>{words.yourCreditFileIsFrozen}</p>
            <ol className={styles['points']}>
              <li>{words.signInOnTheWebsite(bureau)}</li>
              <li>{words.liftTheFreezeOrUnlock}</li>
              <li>{words.comeBackHereAndTry}</li>
            </ol>
            <p>{isHard ? words.thisIsTheHard : words.tryingAgainIsStill}</p>
          </Card>
        )}
      </WithParticulars>
      <div className={styles['actions']}>
        <CommandButton command="retryCredit" body={{}}>
          {words.iHaveLiftedItTry}
        </CommandButton>
      </div>
      <p className={styles['lead']}>{rich(words.yourApplicationWaitsForYouQuestions(<SupportPhone />))}</p>
    </Screen>
  );
}
