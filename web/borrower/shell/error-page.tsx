/** What shows when a page broke. It needs neither a router nor a call: whatever broke, this must not. */
import * as words from '#core/words/en/shell.ts';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { rich } from '#web/ui/rich.tsx';
import { forgetFailedModules } from '../lazy-page.ts';
import { useCompany, useStart } from '../site.ts';
import styles from './notice-page.module.css';

export function ErrorPage({ onTryAgain = tryAgain }: { readonly onTryAgain?: () => void }) {
  const { phone, email } = useCompany();
  const { baseUrl } = useStart().organization;
  return (
    <div className={styles['notice']} role="alert">
      <h1>{words.sorryLooksLikeWeHave}</h1>
      <p>{words.pleasePressTryAgain}</p>
      <p>
        {rich(
          words.ifItKeepsHappening(
            phone,
            (text) => <a href={`tel:+1${phone.replaceAll('-', '')}`}>{text}</a>,
            email,
            (text) => <a href={`mailto:${email}`}>{text}</a>,
          ),
        )}
      </p>
      <div className={styles['actions']}>
        <Button onClick={onTryAgain}>{words.tryAgain}</Button>
        <LinkButton kind="secondary" href={`${baseUrl}/dashboard`}>
          {words.goToDashboard}
        </LinkButton>
      </div>
    </div>
  );
}

function tryAgain(): void {
  forgetFailedModules();
  location.reload();
}
