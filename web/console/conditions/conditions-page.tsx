/** What people were asked for: what they sent, and the word that it is enough. */

import { showMoment } from '#web/app/dates.ts';
import { useRead } from '#web/client/queries.ts';
import { Card } from '#web/ui/card.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import styles from '../console.module.css';
import { LoadedPage } from '../loaded-page.tsx';
import { conditionsKey as key, type OpenCondition } from './open-condition.ts';
import { SentPapers } from './sent-papers.tsx';
import { Verdict } from './verdict.tsx';

const READ_AGAIN_MS = 10_000;

export function ConditionsPage() {
  const query = useRead(key, [], { refetchInterval: READ_AGAIN_MS });
  return (
    <LoadedPage query={query} label="Reading the conditions">
      {(conditions) => <OpenConditions conditions={conditions} onDone={() => void query.refetch()} />}
    </LoadedPage>
  );
}

interface OpenConditionsProps {
  readonly conditions: readonly OpenCondition[];
  readonly onDone: () => void;
}

function OpenConditions({ conditions, onDone }: OpenConditionsProps) {
  return (
    <>
      <h1>Conditions</h1>
      <p className={styles['muted']}>What we asked people for. Those who answered wait for us and come first.</p>
      {conditions.length === 0 ? (
        <p>Nothing is open.</p>
      ) : (
        <ul className={styles['list']}>
          {conditions.map((condition) => (
            <li key={condition.uuid}>
              <ConditionCard condition={condition} onDone={onDone} />
            </li>
          ))}
        </ul>
      )}
    </>
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
    <Card title={`${name} · ${loanNumber ?? ''}`} level={2}>
      <DefinitionList
        rows={[
          { term: 'Asked for', value: header },
          { term: 'Who is asked', value: isSigner ? 'Another owner' : 'The borrower' },
          { term: 'Status', value: status },
          { term: 'Asked', value: showMoment(created, timeZone) },
          { term: 'Answered', value: answeredAt ? showMoment(answeredAt, timeZone) : 'Not yet' },
        ]}
      />
      <p>{description}</p>
      {notes && <p className={styles['muted']}>Note: {notes}</p>}
      {sent.length > 0 && <SentPapers applicationUuid={condition.applicationUuid} papers={sent} />}
      <Verdict condition={condition} onDone={onDone} />
    </Card>
  );
}
