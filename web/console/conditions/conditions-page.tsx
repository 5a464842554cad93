/** What people were asked for: what they sent, and the word that it is enough. */
import * as words from '#core/words/en/console/conditions.ts';
import { showZoned } from '#web/app/dates.ts';
import { PageLink } from '#web/app/page-link.tsx';
import { queryClient } from '#web/client/queries.ts';
import { read } from '#web/client/retry.ts';
import { Card } from '#web/ui/card.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { sayStatus } from '../closings/words.ts';
import styles from '../console.module.css';
import { Bar } from '../frame/bar.tsx';
import { DeskList } from '../frame/list.tsx';
import { again, usePages } from '../frame/use-pages.ts';
import { ItemList, Nothing } from '../item-list.tsx';
import { showLoanNumber } from '../loan-number.ts';
import { reviewPath } from '../paths.ts';
import { conditionsKey as key, type OpenCondition } from './open-condition.ts';
import { SentPapers } from './sent-papers.tsx';
import { Verdict } from './verdict.tsx';

const READ_AGAIN_MS = 10_000;

export function ConditionsPage() {
  return (
    <>
      <Bar title={words.conditions} />
      <p className={styles['muted']}>{words.whatWeAskedPeople}</p>
      <Conditions side="ours" title={words.waitForUs} empty={words.nothingWaitsForUs} />
      <Conditions side="others" title={words.weWait} empty={words.nothingIsOpen} />
    </>
  );
}

interface ConditionsProps {
  readonly side: 'ours' | 'others';
  readonly title: string;
  readonly empty: string;
}

function Conditions({ side, title, empty }: ConditionsProps) {
  const pages = usePages<OpenCondition>({
    key: [key, side],
    read: (cursor, signal) => read(key, { query: { side, ...(cursor !== undefined && { cursor }) }, signal }),
    refetchInterval: again(READ_AGAIN_MS),
  });
  // What was said of one may move it to the other list.
  const onDone = () => void queryClient.invalidateQueries({ queryKey: [key] });
  return (
    <section className={styles['stack']} aria-label={title}>
      <h2>{title}</h2>
      <DeskList pages={pages} awaited={words.readingTheConditions} empty={<Nothing>{empty}</Nothing>}>
        {(conditions) => (
          <ItemList items={conditions} keyOf={({ uuid }) => uuid}>
            {(condition) => <ConditionCard condition={condition} onDone={onDone} />}
          </ItemList>
        )}
      </DeskList>
    </section>
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
    <Card title={loanNumber === null ? name : `${name} · ${showLoanNumber(loanNumber)}`} level={3} isListed>
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
      {/* The list keeps no histories: what a colleague did is said by the refusal. */}
      <Verdict
        condition={condition}
        on={{ uuid: condition.applicationUuid, version: condition.version, history: [] }}
        onDone={onDone}
      />
    </Card>
  );
}
