/** Where the bank sends people back to: goes on with the application they left, or says what to do. */
import { useEffect } from 'react';
import * as words from '#core/words/en/bank-return.ts';
import { Navigate, useLocation } from '#web/app/router.tsx';
import { rich } from '#web/ui/rich.tsx';
import { bankReturnPath } from '../../bank-return.ts';
import { LinkAsButton } from '../../link.tsx';
import styles from '../../shell/notice-page.module.css';
import { PageHeading } from '../../shell/page-heading.tsx';
import { SupportPhone } from '../../shell/support-lines.tsx';

export function BankReturnPage() {
  const { search } = useLocation();
  const path = bankReturnPath(search);
  // Another brand is another page: the server must draw it again.
  const isOtherBrand = path?.includes('org=') === true && !search.includes('org=');
  useEffect(() => {
    if (isOtherBrand && path) location.replace(path);
  }, [isOtherBrand, path]);
  if (isOtherBrand) return null;
  if (path) return <Navigate to={path} replace />;
  return (
    <div className={styles['notice']}>
      <PageHeading>{words.welcomeBack}</PageHeading>
      <p>{words.yourBankHasSent}</p>
      <p>{rich(words.openYourApplicationFrom(<SupportPhone />))}</p>
      <div className={styles['actions']}>
        <LinkAsButton to="/dashboard">{words.goToDashboard}</LinkAsButton>
      </div>
    </div>
  );
}
