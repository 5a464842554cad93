/** Every flag: what holds, whose it is, who changed it last, and which have done their work. */
import * as words from '#core/words/en/console/flags.ts';
import { showDate } from '#web/app/dates.ts';
import { read } from '#web/client/retry.ts';
import { Bar } from '../frame/bar.tsx';
import { DeskList, Empty } from '../frame/list.tsx';
import { ListKeys, type ListRow, Rows } from '../frame/rows.tsx';
import { usePages } from '../frame/use-pages.ts';
import { flagsKey, outcomeText, type ShownFlag } from './flags.ts';

export function FlagsPage() {
  const pages = usePages<ShownFlag>({
    key: [flagsKey],
    read: async (_after, signal) => ({ rows: (await read(flagsKey, { signal })).flags, nextCursor: null }),
  });
  return (
    <>
      <Bar title={words.title} />
      <ListKeys>
        <DeskList pages={pages} awaited={words.readingFlags} empty={<Empty title={words.noFlags} />}>
          {(flags) => <Rows label={words.title} rows={flags.toSorted(byNeed).map(rowOf)} />}
        </DeskList>
      </ListKeys>
    </>
  );
}

/** What someone should do something about stands first. */
function byNeed(one: ShownFlag, other: ShownFlag): number {
  const need = ({ isWaiting, stale }: ShownFlag) => (isWaiting ? 2 : stale.length > 0 ? 1 : 0);
  return need(other) - need(one) || one.key.localeCompare(other.key);
}

function rowOf(flag: ShownFlag): ListRow {
  const { key, meaning, owner, changed, stale, isWaiting } = flag;
  const needs = [...(isWaiting ? [words.secondWanted] : []), ...stale.map((reason) => words.stale[reason])];
  return {
    key,
    to: `/console/flags/${key}`,
    title: key,
    line: changed ? `${words.becauseOf(changed.why)} ${meaning}` : meaning,
    facts: [
      <strong key="outcome">{outcomeText(flag)}</strong>,
      needs.length > 0 ? <strong key="needs">{needs.join(', ')}</strong> : null,
      words.ownedBy(owner),
      changed ? words.lastChanged(changed.by, showDate(changed.at.slice(0, 10))) : words.neverChanged,
    ],
  };
}
