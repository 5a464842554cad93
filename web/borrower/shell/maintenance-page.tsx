/** Stands in for the pages that are being worked on. */
import type { FlagVariables } from '#core/flags.ts';
import * as words from '#core/words/en/shell.ts';
import { LinkAsButton } from '../link.tsx';
import styles from './notice-page.module.css';
import { PageHeading } from './page-heading.tsx';

const defaultTitle = words.scheduledMaintenance;
const defaultMessage = words.weAreCurrentlyUndergoing;

type Words = Partial<FlagVariables<'fe-heloc-maintenance'>>;

export function MaintenancePage({ pageTitle, message, shouldShowDashboardLink }: Words) {
  return (
    <div className={styles['notice']}>
      <PageHeading>{pageTitle ?? defaultTitle}</PageHeading>
      <p>{message ?? defaultMessage}</p>
      {shouldShowDashboardLink && (
        <div className={styles['actions']}>
          <LinkAsButton to="/dashboard">{words.goToDashboard}</LinkAsButton>
        </div>
      )}
    </div>
  );
}
