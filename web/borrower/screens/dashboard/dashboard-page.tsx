/** Someone's home with us: what needs them first, then each application or open line, and beside it all that goes with it. */
import { lazy, Suspense, useEffect, useRef } from 'react';
import type { BorrowerView } from '#core/application/view.ts';
import { outlineOf } from '#core/journey/outline.ts';
import { progressOf } from '#core/journey/progress.ts';
import { limits } from '#core/offers/limits.ts';
import { formatCents } from '#core/offers/money.ts';
import * as words from '#core/words/en/dashboard.ts';
import { lookingForYourPapers } from '#core/words/en/documents.ts';
import * as complaintWords from '#core/words/en/support/complaints.ts';
import { useInPieces } from '#web/app/in-pieces.ts';
import { Loaded } from '#web/app/loaded.tsx';
import { useLocation } from '#web/app/router.tsx';
import { readAhead, useRead } from '#web/client/queries.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Card } from '#web/ui/card.tsx';
import { LazyPicture } from '#web/ui/lazy-picture.tsx';
import { rich } from '#web/ui/rich.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { isBorrowers } from '../../journey.ts';
import { Link, LinkAsButton } from '../../link.tsx';
import { lookEvery, useNews } from '../../live/use-news.ts';
import { type Notice, noticeParameter, notices } from '../../notices.ts';
import { InBrowser } from '../../shell/in-browser.tsx';
import { OriginatorCard, OriginatorContext } from '../../shell/originator.tsx';
import { PageHeading } from '../../shell/page-heading.tsx';
import { SupportEmail, SupportHours, SupportPhone } from '../../shell/support-lines.tsx';
import { useOriginator } from '../../shell/use-originator.ts';
import { useFlag, useSentences } from '../../site.ts';
import { ApplicationCard } from './application-card.tsx';
import styles from './dashboard.module.css';
import { History } from './history.tsx';
import { LineCard } from './line-card.tsx';
import { OwnersCard } from './owners-card.tsx';
import { YourTurn } from './your-turn.tsx';

/** At the foot of a phone, and it reads its list by itself: the dashboard does not wait for it. */
const PaperList = lazy(() => import('../document/paper-list.tsx').then(({ PaperList }) => ({ default: PaperList })));

const READ_AGAIN_MS = 30_000;
const applicationsKey = 'GET /service-application/api/v1/application/heloc/all';
const profileKey = 'GET /service-profile/api/v1/profile';

/** Until the page that was begun stands, what it read is no earlier visit's. */
let isBegun = false;

DashboardPage.begin = () => {
  isBegun = true;
  readAhead(applicationsKey, []);
  readAhead(profileKey, []);
};

const asBegun = () => ({ staleTime: isBegun ? Number.POSITIVE_INFINITY : 0 });

export function DashboardPage() {
  const isLive = useRef(false);
  // Read again when the line says so, and now and then: what is in review may have become the borrower's turn.
  const query = useRead(applicationsKey, [], {
    ...asBegun(),
    refetchInterval: () => lookEvery(isLive.current, READ_AGAIN_MS),
  });
  useEffect(() => {
    isBegun = false;
  }, []);
  isLive.current = useNews(query.data?.find((view) => isBorrowers(view) && view.active)?.uuid, query.refetch);
  return (
    <div className={styles['page']}>
      <Heading />
      {/* In the page before any script: the largest text of it stands with the first paint. */}
      <p className={styles['intro']}>{words.whereEverythingStands}</p>
      <LedHere />
      <Loaded query={useInPieces(query)} label={words.readingYourApplications}>
        {(views) => {
          const mine = views.filter(isBorrowers);
          const mayStart = mine.every(({ active }) => !active);
          return (
            <>
              {mine.map((application) => (
                <OneApplication
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

function Heading() {
  const { data } = useRead(profileKey, [], asBegun());
  const firstName = data?.name?.firstName;
  return <PageHeading>{firstName ? words.welcomeBack(firstName) : undefined}</PageHeading>;
}

interface OneApplicationProps {
  readonly application: BorrowerView;
  readonly onChange: () => void;
}

function OneApplication({ application, onChange }: OneApplicationProps) {
  const isFunded = outlineOf(application.status.checklistStatus)?.end === 'funded';
  return (
    <div className={styles['columns']}>
      <div className={styles['column']}>
        <YourTurn application={application} />
        {isFunded ? (
          <LineCard application={application} />
        ) : (
          <ApplicationCard application={application} onChange={onChange} />
        )}
        <OwnersCard application={application} onChange={onChange} />
        <History uuid={application.uuid} />
      </div>
      <div className={styles['column']}>
        <StillToCome application={application} />
        <LoanOfficer application={application} />
        <Card title={words.yourDocuments}>
          <Papers application={application} />
        </Card>
        {!isFunded && <Help />}
      </div>
    </div>
  );
}

/** Fetched once the rest stands. */
function Papers({ application }: { readonly application: BorrowerView }) {
  const waiting = <Skeleton label={lookingForYourPapers} kind="block" />;
  return (
    <InBrowser instead={waiting}>
      <Suspense fallback={waiting}>
        <PaperList application={application} />
      </Suspense>
    </InBrowser>
  );
}

/** The steps after the present one, by the names that the progress has for them. */
function StillToCome({ application }: { readonly application: BorrowerView }) {
  const ahead = application.active ? progressOf(application).filter(({ state }) => state === 'INITIAL') : [];
  const isUnderWay = progressOf(application).some(({ state }) => state === 'IN_PROGRESS');
  if (!isUnderWay || ahead.length === 0) return null;
  return (
    <Card title={words.stillToCome}>
      <ol className={styles['toCome']}>
        {ahead.map(({ label }) => (
          <li key={label}>{label}</li>
        ))}
      </ol>
    </Card>
  );
}

function LoanOfficer({ application }: { readonly application: BorrowerView }) {
  const originator = useOriginator(application.referrer?.referrerUuid ?? undefined);
  return (
    <OriginatorContext value={originator}>
      <OriginatorCard />
    </OriginatorContext>
  );
}

function Help() {
  const { search } = useLocation();
  const hasChat = useFlag('fe-webchat').enabled;
  const query = new URLSearchParams(search);
  query.set('pop-webchat', '');
  return (
    <Card title={words.needHelp} isSunken>
      <p>{rich(words.callOrWrite(<SupportPhone />, <SupportEmail />))}</p>
      <p>
        <Link to="/dashboard/complaints">{complaintWords.makeOne}</Link>
      </p>
      <SupportHours />
      {hasChat && (
        <LinkAsButton to={`/dashboard?${query}`} kind="secondary">
          {words.messageUs}
        </LinkAsButton>
      )}
    </Card>
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
      <div className={styles['pictured']}>
        <div className={styles['said']}>
          <p className={styles['lead']}>{welcome}</p>
          <p>{words.borrowFromToAgainst(least, most, limits.approvalMinutes)}</p>
        </div>
        {isFirst && <LazyPicture scene="home" />}
      </div>
      <div className={styles['actions']}>
        <LinkAsButton to="/account/heloc/register">{words.startAnApplication}</LinkAsButton>
        <LinkAsButton to="/universal-marketplace" kind="secondary">
          {words.seeWhatWeOffer}
        </LinkAsButton>
      </div>
    </Card>
  );
}
