/** The lists at the side: one's own first, with how much waits and how much of it is late; then the others; then saved views. */
import { type DeskQueue, deskQueues, queuesFor } from '#core/desk/queues.ts';
import * as words from '#core/words/en/console/work-lists.ts';
import { PageLink } from '#web/app/page-link.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { Icon } from '../frame/icons.tsx';
import { useMe } from '../me.ts';
import { type Shown, searchOf } from './use-shown.ts';
import styles from './work.module.css';
import { type Counts, removeView, useCounts, useViews, type WorkView } from './work.ts';

interface QueueColumnProps {
  readonly shown: Shown;
  readonly view: string | undefined;
}

export function QueueColumn({ shown, view }: QueueColumnProps) {
  const { data: counts } = useCounts();
  const roles = useMe().data?.roles ?? [];
  const own = queuesFor(roles);
  const others = deskQueues.filter((queue) => !own.includes(queue));
  const isAll = [shown.queue, shown.section, view].every((one) => one === undefined) && shown.held !== 'me';
  return (
    <nav className={styles['lists']} aria-label={words.lists}>
      <h2 className={styles['group']}>{words.mine}</h2>
      <ul className={styles['queues']}>
        <Entry to={{}} name={words.myWork} isChosen={isAll} count={totalOf(own, counts)} counts={counts} />
        <Entry
          to={{ held: 'me' }}
          name={words.myClaims}
          isChosen={shown.held === 'me' && shown.queue === undefined && view === undefined}
          count={counts && { waiting: counts.held, late: 0 }}
          counts={counts}
        />
      </ul>
      <Group title={words.yourLists} queues={own} shown={shown} counts={counts} />
      <Group title={words.otherLists} queues={others} shown={shown} counts={counts} />
      <Views chosen={view} />
      <p className={styles['hint']}>{words.listsComeFrom}</p>
    </nav>
  );
}

type Count = Pick<Counts['queues'][number], 'waiting' | 'late'>;

function totalOf(queues: readonly DeskQueue[], counts: Counts | undefined): Count | undefined {
  if (counts === undefined) return undefined;
  const own = counts.queues.filter(({ queue }) => queues.some(({ id }) => id === queue));
  const sum = (of: keyof Count) => own.reduce((total, one) => total + one[of], 0);
  return { waiting: sum('waiting'), late: sum('late') };
}

interface GroupProps {
  readonly title: string;
  readonly queues: readonly DeskQueue[];
  readonly shown: Shown;
  readonly counts: Counts | undefined;
}

function Group({ title, queues, shown, counts }: GroupProps) {
  if (queues.length === 0) return null;
  return (
    <>
      <h2 className={styles['group']}>{title}</h2>
      <ul className={styles['queues']}>
        {queues.map((queue) => (
          <QueueEntry key={queue.id} queue={queue} isChosen={shown.queue === queue.id} counts={counts} />
        ))}
      </ul>
    </>
  );
}

function QueueEntry({
  queue: { id, name },
  isChosen,
  counts,
}: {
  readonly queue: DeskQueue;
  readonly isChosen: boolean;
  readonly counts: Counts | undefined;
}) {
  const count = counts?.queues.find(({ queue }) => queue === id);
  return <Entry to={{ queue: id }} name={name} isChosen={isChosen} count={count} counts={counts} />;
}

interface EntryProps {
  readonly to: Shown;
  readonly name: string;
  readonly isChosen: boolean;
  readonly count: Count | undefined;
  readonly counts: Counts | undefined;
}

function Entry({ to, name, isChosen, count, counts }: EntryProps) {
  const max = counts?.countMax ?? Number.POSITIVE_INFINITY;
  return (
    <li>
      <PageLink
        className={styles['queue']}
        to={Object.keys(to).length === 0 ? '/console/work' : `/console/work${searchOf(to)}`}
        {...(isChosen && { 'aria-current': 'true' as const })}
      >
        <span className={styles['queueName']}>{name}</span>
        {count !== undefined && count.late > 0 && (
          <span className={styles['lateCount']}>
            <Icon name="late" />
            {words.countOf(count.late, max)}
            <VisuallyHidden> {words.late}</VisuallyHidden>
          </span>
        )}
        {count !== undefined && (
          <span className={styles['count']}>
            {words.countOf(count.waiting, max)}
            <VisuallyHidden> {words.waiting}</VisuallyHidden>
          </span>
        )}
      </PageLink>
    </li>
  );
}

function Views({ chosen }: { readonly chosen: string | undefined }) {
  const { data = [] } = useViews();
  if (data.length === 0) return null;
  return (
    <>
      <h2 className={styles['group']}>{words.savedViews}</h2>
      <ul className={styles['queues']}>
        {data.map((view) => (
          <ViewEntry key={view.uuid} view={view} isChosen={view.uuid === chosen} />
        ))}
      </ul>
    </>
  );
}

function ViewEntry({ view, isChosen }: { readonly view: WorkView; readonly isChosen: boolean }) {
  const { uuid, name, isTeam, isMine, shown } = view;
  return (
    <li className={styles['view']}>
      <PageLink
        className={styles['queue']}
        to={`/console/work${searchOf(shown, uuid)}`}
        {...(isChosen && { 'aria-current': 'true' as const })}
      >
        <span className={styles['queueName']}>{name}</span>
        {isTeam && <span className={styles['count']}>{words.team}</span>}
      </PageLink>
      {isMine && isChosen && (
        <button
          type="button"
          className={styles['removeView']}
          aria-label={words.removeView(name)}
          onClick={() => void removeView(uuid)}
        >
          <Icon name="close" />
        </button>
      )}
    </li>
  );
}
