/** What shows when a page broke. It needs neither a router nor a call: whatever broke, this must not. */
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { forgetFailedModules } from '../lazy-page.ts';
import { useCompany, useStart } from '../site.ts';
import styles from './notice-page.module.css';

export function ErrorPage({ onTryAgain = tryAgain }: { readonly onTryAgain?: () => void }) {
  const { phone, email } = useCompany();
  const { baseUrl } = useStart().organization;
  return (
    <div className={styles['notice']} role="alert">
      <h1>Sorry, looks like we have hit a snag!</h1>
      <p>Please press Try again. What you have already sent us is saved.</p>
      <p>
        If it keeps happening, call us at <a href={`tel:+1${phone.replaceAll('-', '')}`}>{phone}</a> or write to{' '}
        <a href={`mailto:${email}`}>{email}</a>.
      </p>
      <div className={styles['actions']}>
        <Button onClick={onTryAgain}>Try again</Button>
        <LinkButton kind="secondary" href={`${baseUrl}/dashboard`}>
          Go to dashboard
        </LinkButton>
      </div>
    </div>
  );
}

function tryAgain(): void {
  forgetFailedModules();
  location.reload();
}
