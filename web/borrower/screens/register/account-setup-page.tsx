/** What happens with an account, for someone who stops between registering and applying. */
import * as words from '#core/words/en/registration-pages.ts';
import { Card } from '#web/ui/card.tsx';
import { LinkAsButton } from '../../link.tsx';
import { PageHeading } from '../../shell/page-heading.tsx';
import { useIsLoggedIn, useProduct } from '../../site.ts';
import styles from '../site/site-page.module.css';

export function AccountSetupPage() {
  const product = useProduct();
  const isLoggedIn = useIsLoggedIn();
  return (
    <div className={styles['page']}>
      <PageHeading />
      <p className={styles['lead']}>{words.yourAccountKeepsYourApplication}</p>
      <Card title={isLoggedIn ? words.yourAccountIsReady : words.howToGetOne}>
        {isLoggedIn ? <p>{words.youAreSignedInGo}</p> : <p>{words.youMakeItWhile}</p>}
        <div className={styles['actions']}>
          <LinkAsButton to={`/account/${product}/register`}>{words.goOnWithYourApplication}</LinkAsButton>
          {isLoggedIn ? (
            <LinkAsButton to="/dashboard" kind="secondary">
              {words.goToDashboard}
            </LinkAsButton>
          ) : (
            <LinkAsButton to="/auth/login" kind="secondary">
              {words.logIn}
            </LinkAsButton>
          )}
        </div>
      </Card>
    </div>
  );
}
