/** One application on the dashboard: how far it is, what it waits for and since when, and its figures once they are chosen. */
import type { BorrowerView } from '#core/application/view.ts';
import { outlineOf } from '#core/journey/outline.ts';
import type { OutlineRow } from '#core/journey/outline-rows.ts';
import { minutesToGo, progressOf } from '#core/journey/progress.ts';
import { formatMoney, formatRate } from '#core/offers/money.ts';
import { offerPanel } from '#core/offers/panel.ts';
import * as words from '#core/words/en/dashboard.ts';
import { sayDay } from '#web/app/dates.ts';
import { dayOf } from '#web/app/day-of.ts';
import { useLocation } from '#web/app/router.tsx';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { LazyPicture } from '#web/ui/lazy-picture.tsx';
import { placeOf } from '../../journey.ts';
import { Link, LinkAsButton } from '../../link.tsx';
import styles from './dashboard.module.css';
import { ProgressPicture } from './progress-picture.tsx';
import { titleOf } from './title-of.ts';
import { Withdraw } from './withdraw.tsx';
import { useTurn } from './your-turn.tsx';

interface ApplicationCardProps {
  readonly application: BorrowerView;
  readonly onChange: () => void;
}

export function ApplicationCard({ application, onChange }: ApplicationCardProps) {
  const { search } = useLocation();
  const { active, loanNumber, property, uuid } = application;
  const row = outlineOf(application.status.checklistStatus);
  const { isTheirs, asked, latest } = useTurn(application);
  const isWaiting = active && !isTheirs && asked.length === 0;
  return (
    <Card title={titleOf(property)} action={<Badge application={application} isWaiting={isWaiting} />}>
      <p className={styles['muted']}>{words.numberAndStart(loanNumber, dayOf(application.auditFields.createdDate))}</p>
      <ProgressPicture application={application} />
      <Ahead application={application} latest={latest} />
      {isWaiting && (
        <div className={styles['pictured']}>
          <p>{application.isInquiry ? words.yourLoanOfficerStarted : words.inReviewWellEmail}</p>
          <LazyPicture scene="wait" />
        </div>
      )}
      {!active && <p>{endWords[row?.end ?? 'closed']}</p>}
      <Terms application={application} />
      <div className={styles['actions']}>
        {isWaiting && !application.isInquiry && (
          <LinkAsButton to={placeOf(application, search)} kind="secondary">
            {words.seeWhereItIs}
          </LinkAsButton>
        )}
        {!active && row?.end === 'declined' && (
          <LinkAsButton to={placeOf(application, search)}>{words.seeOurDecision}</LinkAsButton>
        )}
        {active && row?.takes.includes('withdrawn') && <Withdraw uuid={uuid} onDone={onChange} />}
      </div>
    </Card>
  );
}

function Badge({
  application: { active },
  isWaiting,
}: {
  readonly application: BorrowerView;
  readonly isWaiting: boolean;
}) {
  const label = isWaiting ? words.inReview : active ? words.inProgress : words.closed;
  return <span className={classNames(styles['badge'], styles['badgeReview'])}>{label}</span>;
}

interface AheadProps {
  readonly application: BorrowerView;
  readonly latest: ReturnType<typeof useTurn>['latest'];
}

/** What is still theirs to do, by when, and what we wrote last: only what is known. */
function Ahead({ application, latest }: AheadProps) {
  const { active, nextDate } = application;
  if (!active) return null;
  const minutes = minutesToGo(progressOf(application));
  const rows = [
    ...(minutes > 0 ? [{ term: words.timeLeft, value: words.aboutMinutes(minutes) }] : []),
    ...(nextDate !== null && Date.parse(nextDate.until) > Date.now()
      ? [{ term: words.nextDates[nextDate.what], value: sayDay(nextDate.on) }]
      : []),
    ...(latest
      ? [{ term: words.latestMessage, value: <Link to={latest.href}>{latest.notification.title}</Link> }]
      : []),
  ];
  return rows.length === 0 ? null : <DefinitionList rows={rows} />;
}

/** The figures of the offer that was chosen; none before. */
function Terms({ application }: { readonly application: BorrowerView }) {
  const { rate, amount, uwCalculatedDrawAmount, term, isInterestOnly, declineKind } = application;
  const panel = offerPanel({
    rate: rate ?? 0,
    rateType: '',
    amount: amount ?? 0,
    originationFee: 0,
    term: term ?? 0,
    plan: isInterestOnly ? 'INTEREST_ONLY' : 'ANNUITY',
  });
  if (!panel || !uwCalculatedDrawAmount || declineKind !== null) return null;
  return (
    <DefinitionList
      isBill
      rows={[
        { term: words.monthlyPayment, value: formatMoney(panel.monthlyPayment, 2) },
        { term: words.firstDraw, value: formatMoney(uwCalculatedDrawAmount, 2) },
        { term: words.apr, value: formatRate(panel.apr) },
      ]}
    />
  );
}

const endWords: Readonly<Record<NonNullable<OutlineRow['end']> | 'closed', string>> = {
  funded: words.completeYourLineIsOpen,
  cancelled: words.closedNothingMoreHappens,
  declined: words.weHaveDecidedYouCan,
  fault: words.inReviewWellEmail,
  closed: words.closedNothingMoreHappens,
};
