/** For anyone who is stuck, or would rather sign with a pen: what we can do, and how to reach us. */
import * as words from '#core/words/en/signing.ts';
import { Card } from '#web/ui/card.tsx';
import { rich } from '#web/ui/rich.tsx';
import { Screen } from '../../journey-screen.tsx';
import { SupportHours, SupportPhone } from '../../shell/support-lines.tsx';
import styles from '../application/screen.module.css';
import { useScreenPath } from '../application/screen-path.ts';

export function SigningSupport() {
  const pathTo = useScreenPath();
  return (
    <Screen back={{ to: pathTo('signing/intro'), label: words.backToSigning }}>
      <div className={styles['stack']}>
        <p className={styles['lead']}>{words.nothingYouHaveDone}</p>
        <Card title={words.iWouldRatherSign}>
          <p>{words.callUsAndWeMail}</p>
        </Card>
        <Card title={words.aPaperDoesNot}>
          <p>{words.reloadThePageIf}</p>
        </Card>
        <Card title={words.somethingOnAPaper}>
          <p>{words.doNotSignItTell}</p>
        </Card>
        <Card title={words.iWantToAsk}>
          <p>{words.pleaseDoYouCan}</p>
        </Card>
        <p>{rich(words.call(<SupportPhone />))}</p>
        <SupportHours />
      </div>
    </Screen>
  );
}
