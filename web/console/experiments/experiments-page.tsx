/** Every experiment: what it drives, how it stands, and who proposed it. */
import * as words from '#core/words/en/console/experiments.ts';
import { showZoned } from '#web/app/dates.ts';
import { PageLink } from '#web/app/page-link.tsx';
import { useNavigate } from '#web/app/router.tsx';
import { read } from '#web/client/retry.ts';
import { Bar } from '../frame/bar.tsx';
import { DeskList, Empty } from '../frame/list.tsx';
import { ListKeys, type ListRow, Rows } from '../frame/rows.tsx';
import { usePages } from '../frame/use-pages.ts';
import { useWhyNot } from '../me.ts';
import { usePaletteActs } from '../palette/acts.ts';
import { experimentsKey, type ShownExperiment } from './experiments.ts';

export function ExperimentsPage() {
  const whyNot = useWhyNot('runExperiments');
  const navigate = useNavigate();
  const toNew = { key: 'new', label: words.newExperiment, run: () => navigate('/console/new-experiment') };
  usePaletteActs(whyNot === null ? [toNew] : []);
  const pages = usePages<ShownExperiment>({
    key: [experimentsKey],
    read: async (_after, signal) => ({ rows: (await read(experimentsKey, { signal })).experiments, nextCursor: null }),
  });
  return (
    <>
      <Bar title={words.title}>
        {whyNot === null && <PageLink to="/console/new-experiment">{words.newExperiment}</PageLink>}
      </Bar>
      <ListKeys>
        <DeskList
          pages={pages}
          awaited={words.readingExperiments}
          empty={<Empty title={words.none}>{words.noneLine}</Empty>}
        >
          {(experiments) => <Rows label={words.title} rows={experiments.toSorted(byNeed).map(rowOf)} />}
        </DeskList>
      </ListKeys>
    </>
  );
}

const order = ['proposed', 'running', 'stopped', 'refused'] as const;

/** What someone should do something about stands first; the newest before the others. */
function byNeed(one: ShownExperiment, other: ShownExperiment): number {
  return order.indexOf(one.state) - order.indexOf(other.state) || other.proposed.at.localeCompare(one.proposed.at);
}

function rowOf({ key, hypothesis, flag, state, proposed, stopped }: ShownExperiment): ListRow {
  return {
    key,
    to: `/console/experiments/${key}`,
    title: key,
    line: hypothesis,
    facts: [
      <strong key="state">{words.state[state]}</strong>,
      words.drives(flag),
      stopped
        ? words.stoppedBy(stopped.by, showZoned(stopped.at))
        : words.proposedBy(proposed.by, showZoned(proposed.at)),
    ],
  };
}
