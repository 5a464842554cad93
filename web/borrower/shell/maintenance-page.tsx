/** Stands in for the pages that are being worked on: until when, whom to call meanwhile, where to follow it. */
import type { FlagVariables } from '#core/flags.ts';
import * as words from '#core/words/en/shell.ts';
import { LazyPicture } from '#web/ui/lazy-picture.tsx';
import { rich } from '#web/ui/rich.tsx';
import { Link, LinkAsButton } from '../link.tsx';
import styles from './maintenance-page.module.css';
import notice from './notice-page.module.css';
import { PageHeading } from './page-heading.tsx';
import { SupportHours, SupportPhone } from './support-lines.tsx';

const defaultTitle = words.scheduledMaintenance;
const defaultMessage = words.weAreCurrentlyUndergoing;

type Words = Partial<FlagVariables<'fe-heloc-maintenance'>>;

export function MaintenancePage({ pageTitle, message, shouldShowDashboardLink, until, statusUrl }: Words) {
  return (
    <div className={notice['notice']}>
      <div className={styles['picture']}>
        <LazyPicture scene="wait" />
      </div>
      <PageHeading>{pageTitle ?? defaultTitle}</PageHeading>
      <p>{message ?? defaultMessage}</p>
      <Back until={until} />
      <p>{rich(words.needUsNow(<SupportPhone />))}</p>
      <div className={styles['hours']}>
        <SupportHours />
      </div>
      {statusUrl && <Link to={statusUrl}>{words.seeSystemStatus}</Link>}
      {shouldShowDashboardLink && (
        <div className={notice['actions']}>
          <LinkAsButton to="/dashboard">{words.goToDashboard}</LinkAsButton>
        </div>
      )}
    </div>
  );
}

/** In the reader's own time, with its zone. A moment that is past would only say that we are late. */
function Back({ until }: Pick<Words, 'until'>) {
  if (until === undefined || Date.parse(until) < Date.now()) return null;
  const format = new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  return (
    <p className={styles['back']}>
      <time dateTime={until}>{words.weExpectToBeBack(format.format(new Date(until)))}</time>
    </p>
  );
}
