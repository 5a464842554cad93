/** One application on the dashboard: how far it is, what it waits for, the one way on, and what happened so far. */
import type { BorrowerView } from '#core/application/view.ts';
import { presentConditions } from '#core/conditions/present.ts';
import { outlineOf } from '#core/journey/outline.ts';
import type { OutlineRow } from '#core/journey/outline-rows.ts';
import { progressOf } from '#core/journey/progress.ts';
import { formatMoney } from '#core/offers/money.ts';
import { formatAddress } from '#core/people/address.ts';
import * as dashboardWords from '#core/words/en/dashboard.ts';
import { dayOf } from '#web/app/day-of.ts';
import { useLocation } from '#web/app/router.tsx';
import { useRead } from '#web/client/queries.ts';
import { Card } from '#web/ui/card.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { placeOf } from '../../journey.ts';
import { Link, LinkAsButton } from '../../link.tsx';
import { type AskedCondition, useConditions } from '../conditions/use-conditions.ts';
import { PaperList } from '../document/paper-list.tsx';
import styles from '../site/site-page.module.css';
import { toldHistory } from './history-words.ts';
import { Withdraw } from './withdraw.tsx';

interface ApplicationCardProps {
  readonly application: BorrowerView;
  readonly onChange: () => void;
}

export function ApplicationCard({ application, onChange }: ApplicationCardProps) {
  const { search } = useLocation();
  const { active, amount, property, uuid } = application;
  const steps = progressOf(application);
  const done = steps.filter(({ state }) => state === 'COMPLETE').length;
  const at = steps.find(({ state }) => state === 'IN_PROGRESS');
  const { checklistStatus } = application.status;
  const row = outlineOf(checklistStatus);
  const { data: asked = [] } = useConditions(uuid);
  const isAsked = asked.some(({ answeredAt }) => answeredAt === null);
  return (
    <Card title={formatAddress(property)}>
      {at && (
        <ProgressBar
          label={dashboardWords.stepOf(done + 1, steps.length, at.label)}
          percent={(100 * done) / steps.length}
        />
      )}
      <DefinitionList
        rows={[
          { term: dashboardWords.now, value: nowWords(application, row, isAsked) },
          ...(amount === null ? [] : [{ term: dashboardWords.line, value: formatMoney(amount, 2) }]),
          { term: dashboardWords.started, value: dayOf(application.auditFields.createdDate) },
          ...(application.loanNumber === null
            ? []
            : [{ term: dashboardWords.loanNumber, value: application.loanNumber }]),
        ]}
      />
      <Conditions application={application} asked={asked} />
      <div className={styles['actions']}>
        {active && <LinkAsButton to={placeOf(application, search)}>{dashboardWords.continueLabel}</LinkAsButton>}
        {!active && row?.end === 'declined' && (
          <LinkAsButton to={placeOf(application, search)}>{dashboardWords.seeOurDecision}</LinkAsButton>
        )}
        {active && row?.takes.includes('withdrawn') && <Withdraw uuid={uuid} onDone={onChange} />}
      </div>
      <Disclosure summary={dashboardWords.yourPapers}>
        <PaperList application={application} />
      </Disclosure>
      <History uuid={uuid} />
    </Card>
  );
}

const endWords: Readonly<Record<NonNullable<OutlineRow['end']>, string>> = {
  funded: dashboardWords.completeYourLineIsOpen,
  cancelled: dashboardWords.closedNothingMoreHappens,
  declined: dashboardWords.weHaveDecidedYouCan,
  fault: dashboardWords.inReviewWellEmail,
};

function nowWords({ active }: BorrowerView, row: OutlineRow | undefined, isAsked: boolean): string {
  if (row?.end !== undefined && row.end !== 'fault') return endWords[row.end];
  if (!active) return dashboardWords.closed;
  return isAsked || row?.actor === 'borrower' ? dashboardWords.itIsYourTurn : endWords.fault;
}

interface ConditionsProps {
  readonly application: BorrowerView;
  readonly asked: readonly AskedCondition[];
}

function Conditions({ application: { uuid, disburseAccount }, asked }: ConditionsProps) {
  const accountNumber = disburseAccount?.accountNumber;
  const shown = presentConditions(asked, { as: 'borrower', applicationUuid: uuid, accountNumber });
  if (shown.length === 0) return null;
  return (
    <div className={styles['points']}>
      <h3>{dashboardWords.whatWeNeedFrom}</h3>
      <ul className={styles['points']}>
        {shown.map(({ uuid: each, header, description, button, href }) => (
          <li key={each}>
            <strong>{header}.</strong> {description} <Link to={href}>{button}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function History({ uuid }: { readonly uuid: string }) {
  const { data = [] } = useRead('GET /service-application/api/v2/application/heloc/{uuid}/history', [
    { params: { uuid } },
  ]);
  const said = toldHistory(data);
  if (said.length === 0) return null;
  return (
    <Disclosure summary={dashboardWords.whatHasHappenedSo}>
      <ol className={styles['points']} reversed>
        {said.map(({ seq, at, words }) => (
          <li key={seq}>
            {words} <span className={styles['muted']}>{dashboardWords.on(dayOf(at))}</span>
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}
