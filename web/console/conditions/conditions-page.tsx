/** What people were asked for: what they sent, and the word that it is enough. */
import * as words from '#core/words/en/console/conditions.ts';
import { showZoned } from '#web/app/dates.ts';
import { PageLink } from '#web/app/page-link.tsx';
import { useRead } from '#web/client/queries.ts';
import { Card } from '#web/ui/card.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { sayStatus } from '../closings/words.ts';
import styles from '../console.module.css';
import { Bar } from '../frame/bar.tsx';
import { ItemList, Nothing } from '../item-list.tsx';
import { LoadedPage } from '../loaded-page.tsx';
import { showLoanNumber } from '../loan-number.ts';
import { reviewPath } from '../paths.ts';
import { conditionsKey as key, type OpenCondition } from './open-condition.ts';
import { SentPapers } from './sent-papers.tsx';
import { Verdict } from './verdict.tsx';

const READ_AGAIN_MS = 10_000;

export function ConditionsPage() {
  const query = useRead(key, [], { refetchInterval: READ_AGAIN_MS });
  return (
    <LoadedPage
      query={query}
      label={words.readingTheConditions}
      heading={() => (
        <>
          <Bar title={words.conditions} />
          <p className={styles['muted']}>{words.whatWeAskedPeople}</p>
        </>
      )}
      empty={(conditions) => conditions.length === 0 && <Nothing>{words.nothingIsOpen}</Nothing>}
    >
      {(conditions) => (
        <ItemList items={conditions} keyOf={({ uuid }) => uuid}>
          {(condition) => <ConditionCard condition={condition} onDone={() => void query.refetch()} />}
        </ItemList>
      )}
    </LoadedPage>
  );
}

interface ConditionCardProps {
  readonly condition: OpenCondition;
  readonly onDone: () => void;
}

function ConditionCard({ condition, onDone }: ConditionCardProps) {
  const { name, isSigner, loanNumber, header, description, notes, status, timeZone, created, answeredAt, sent } =
    condition;
  return (
    <Card title={loanNumber === null ? name : `${name} · ${showLoanNumber(loanNumber)}`} level={2}>
      <DefinitionList
        rows={[
          { term: words.askedFor, value: header },
          { term: words.whoIsAsked, value: isSigner ? words.anotherOwner : words.theBorrower },
          { term: words.state, value: words.states[condition.state] },
          { term: words.status, value: sayStatus(status) },
          { term: words.asked, value: showZoned(created, timeZone) },
          { term: words.answered, value: answeredAt ? showZoned(answeredAt, timeZone) : words.notYet },
        ]}
      />
      <p>{description}</p>
      {notes && <p className={styles['muted']}>{words.note(notes)}</p>}
      {sent.length > 0 && <SentPapers applicationUuid={condition.applicationUuid} papers={sent} />}
      {sent.length > 0 && (
        <PageLink to={reviewPath(condition.applicationUuid, { condition: condition.uuid })}>
          {words.reviewDocuments}
        </PageLink>
      )}
      <Verdict condition={condition} onDone={onDone} />
    </Card>
  );
}
