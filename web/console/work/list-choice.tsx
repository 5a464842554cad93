/** The same lists as at the side, in a field: for a phone, which has no side. */
import { deskQueues, queuesFor } from '#core/desk/queues.ts';
import * as words from '#core/words/en/console/work-lists.ts';
import { useNavigate } from '#web/app/router.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { useMe } from '../me.ts';
import { type Shown, searchOf } from './use-shown.ts';
import styles from './work.module.css';
import { useCounts, useViews } from './work.ts';

interface ListChoiceProps {
  readonly shown: Shown;
  readonly view: string | undefined;
}

export function ListChoice({ shown, view }: ListChoiceProps) {
  const navigate = useNavigate();
  const { data: counts } = useCounts();
  const { data: views = [] } = useViews();
  const own = queuesFor(useMe().data?.roles ?? []);
  const lists = [...own, ...deskQueues.filter((queue) => !own.includes(queue))].map(({ id, name }) => {
    const { waiting } = counts?.queues.find(({ queue }) => queue === id) ?? {};
    const count = counts && waiting !== undefined && words.countOf(waiting, counts.countMax);
    return { value: searchOf({ queue: id }), label: count ? words.listWith(name, count) : name };
  });
  const saved = views.map(({ uuid, name, shown: kept }) => ({ value: searchOf(kept, uuid), label: name }));
  const mine = searchOf({ held: 'me' });
  const chosen = views.find(({ uuid }) => uuid === view);
  const isMine = shown.queue === undefined && shown.held === 'me';
  const value = chosen ? searchOf(chosen.shown, chosen.uuid) : shown.queue ? searchOf({ queue: shown.queue }) : '';
  return (
    <label className={classNames(styles['choice'], styles['listChoice'])}>
      <span>{words.list}</span>
      <select
        value={value === '' && isMine ? mine : value}
        onChange={({ target }) => navigate(`/console/work${target.value}`)}
      >
        {[{ value: '', label: words.myWork }, { value: mine, label: words.myClaims }, ...lists, ...saved].map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </select>
    </label>
  );
}
