/** Stands in for the pages that are being worked on: until when, whom to call meanwhile, where to follow it. */
import type { FlagVariables } from '#core/flags.ts';
import * as own from '#core/words/en/maintenance.ts';
import * as words from '#core/words/en/shell.ts';
import { sayNearMoment } from '#web/app/dates.ts';
import { LazyPicture } from '#web/ui/lazy-picture.tsx';
import { rich } from '#web/ui/rich.tsx';
import { Link, LinkAsButton } from '../link.tsx';
import place from './maintenance-page.module.css';
import styles from './notice-page.module.css';
import { PageHeading } from './page-heading.tsx';
import { SupportHours, SupportPhone } from './support-lines.tsx';

const defaultTitle = words.scheduledMaintenance;
const defaultMessage = words.weAreCurrentlyUndergoing;

type Words = Partial<FlagVariables<'fe-heloc-maintenance'>>;

export function MaintenancePage({ pageTitle, message, shouldShowDashboardLink, until, statusUrl }: Words) {
  return (
    <div className={styles['notice']}>
      <div className={place['picture']}>
        <LazyPicture scene="wait" />
      </div>
      <PageHeading>{pageTitle ?? defaultTitle}</PageHeading>
      <p>{message ?? defaultMessage}</p>
      <Back until={until} />
      <p>{rich(own.needUsNow(<SupportPhone />))}</p>
      <div className={place['hours']}>
        <SupportHours />
      </div>
      {statusUrl && <Link to={statusUrl}>{own.seeSystemStatus}</Link>}
      {shouldShowDashboardLink && (
        <div className={styles['actions']}>
          <LinkAsButton to="/dashboard">{words.goToDashboard}</LinkAsButton>
        </div>
      )}
    </div>
  );
}

/** In the reader's own time, with its zone. A moment that is past would only say that we are late. */
function Back({ until }: Pick<Words, 'until'>) {
  if (until === undefined || Date.parse(until) < Date.now()) return null;
  return (
    <p>
      <strong>
        <time dateTime={until}>{own.weExpectToBeBack(sayNearMoment(until))}</time>
      </strong>
    </p>
  );
}
