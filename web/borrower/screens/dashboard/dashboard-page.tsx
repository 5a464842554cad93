/** Someone's applications, newest first, or the way to start one. */
import { limits } from '#core/offers/limits.ts';
import { formatCents } from '#core/offers/money.ts';
import * as words from '#core/words/en/dashboard.ts';
import { Loaded } from '#web/app/loaded.tsx';
import { useLocation } from '#web/app/router.tsx';
import { useRead } from '#web/client/queries.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Card } from '#web/ui/card.tsx';
import { isBorrowers } from '../../journey.ts';
import { LinkAsButton } from '../../link.tsx';
import { type Notice, noticeParameter, notices } from '../../notices.ts';
import { PageHeading } from '../../shell/page-heading.tsx';
import { useSentences } from '../../site.ts';
import styles from '../site/site-page.module.css';
import { ApplicationCard } from './application-card.tsx';

export function DashboardPage() {
  const query = useRead('GET /service-application/api/v1/application/heloc/all', []);
  return (
    <div className={styles['page']}>
      <PageHeading />
      <LedHere />
      <Loaded query={query} label={words.readingYourApplications}>
        {(views) => {
          const mine = views.filter(isBorrowers);
          const mayStart = mine.every(({ active }) => !active);
          return (
            <>
              {mine.map((application) => (
                <ApplicationCard
                  key={application.uuid}
                  application={application}
                  onChange={() => void query.refetch()}
                />
              ))}
              {mayStart && <StartCard isFirst={mine.length === 0} />}
            </>
          );
        }}
      </Loaded>
    </div>
  );
}

/** For someone who asked for another page and was led here instead. */
function LedHere() {
  const asked = new URLSearchParams(useLocation().search).get(noticeParameter);
  if (asked === null || !Object.hasOwn(notices, asked)) return null;
  const { title, text } = notices[asked as Notice];
  return <Alert title={title}>{text}</Alert>;
}

function StartCard({ isFirst }: { readonly isFirst: boolean }) {
  const { welcome } = useSentences();
  const [least, most] = [formatCents(limits.lineCentsMin, 0), formatCents(limits.lineCentsMax, 0)];
  return (
    <Card title={isFirst ? words.youHaveNoApplication : words.startAnotherApplication}>
      <p className={styles['lead']}>{welcome}</p>
      <p>{words.borrowFromToAgainst(least, most, limits.approvalMinutes)}</p>
      <div className={styles['actions']}>
        <LinkAsButton to="/account/heloc/register">{words.startAnApplication}</LinkAsButton>
        <LinkAsButton to="/universal-marketplace" kind="secondary">
          {words.seeWhatWeOffer}
        </LinkAsButton>
      </div>
    </Card>
  );
}
