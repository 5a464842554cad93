/** What happens with an account, for someone who stops between registering and applying. */
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
      <p className={styles['lead']}>
        Your account keeps your application, so that you can stop at any point and go on later, on any device.
      </p>
      <Card title={isLoggedIn ? 'Your account is ready' : 'How to get one'}>
        {isLoggedIn ? (
          <p>You are signed in. Go on with your application, or see all of them on your dashboard.</p>
        ) : (
          <p>
            You make it while you apply: the last step asks for a password of at least 12 characters. If you have
            applied before, log in with the same email address.
          </p>
        )}
        <div className={styles['actions']}>
          <LinkAsButton to={`/account/${product}/register`}>Go on with your application</LinkAsButton>
          {isLoggedIn ? (
            <LinkAsButton to="/dashboard" kind="secondary">
              Go to dashboard
            </LinkAsButton>
          ) : (
            <LinkAsButton to="/auth/login" kind="secondary">
              Log in
            </LinkAsButton>
          )}
        </div>
      </Card>
    </div>
  );
}
