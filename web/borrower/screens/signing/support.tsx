/** For anyone who is stuck, or would rather sign with a pen: what we can do, and how to reach us. */
import { Card } from '#web/ui/card.tsx';
import { Screen } from '../../journey-screen.tsx';
import { LinkAsButton } from '../../link.tsx';
import { SupportHours, SupportPhone } from '../../shell/support-lines.tsx';
import styles from '../application/screen.module.css';
import { useScreenPath } from '../application/screen-path.ts';

export function SigningSupport() {
  const pathTo = useScreenPath();
  return (
    <Screen>
      <div className={styles['stack']}>
        <p className={styles['lead']}>Nothing you have done so far is lost. These are the questions we hear most.</p>
        <Card title="I would rather sign on paper">
          <p>
            Call us and we mail you the papers free of charge. Your terms stay as they are while the offer lasts;
            signing takes about a week longer.
          </p>
        </Card>
        <Card title="A paper does not open">
          <p>
            Reload the page. If it still does not open, download the paper and read it with another program, or try
            another browser.
          </p>
        </Card>
        <Card title="Something on a paper is wrong">
          <p>Do not sign it. Tell us what is wrong; we draw the paper up again and you read and sign it then.</p>
        </Card>
        <Card title="I want to ask someone first">
          <p>Please do. You can download every paper before you sign and come back later.</p>
        </Card>
        <p>
          Call <SupportPhone />.
        </p>
        <SupportHours />
        <div className={styles['actions']}>
          <LinkAsButton to={pathTo('signing/intro')}>Back to signing</LinkAsButton>
        </div>
      </div>
    </Screen>
  );
}
