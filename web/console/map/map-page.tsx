/**
 * The journey drawn from its table, with live counts. A box leads to its list; the one that has the focus, or the pointer
 * over it, draws its ways out and tells of itself below. The same is there as a table.
 */
import { useState } from 'react';
import { journeyGroups } from '#core/journey/map.ts';
import { firstStatus, isClosed, type Status, statusNames } from '#core/journey/statuses.ts';
import * as words from '#core/words/en/console/map.ts';
import { Button } from '#web/ui/button.tsx';
import { Bar } from '../frame/bar.tsx';
import { Icon } from '../frame/icons.tsx';
import { useChosen } from '../frame/use-chosen.ts';
import { LoadedPage } from '../loaded-page.tsx';
import { usePaletteActs } from '../palette/acts.ts';
import { Chart } from './chart.tsx';
import { type Counted, spotOf, useCounts } from './counts.ts';
import styles from './map.module.css';
import { Selected } from './selected.tsx';
import { MapTable } from './table.tsx';

export function MapPage() {
  const query = useCounts();
  const { get, choose } = useChosen();
  const isTable = get('view') === 'table';
  const look = (view: 'table' | undefined) => choose({ view });
  usePaletteActs([
    isTable
      ? { key: 'asMap', label: words.showAsMap, run: () => look(undefined) }
      : { key: 'asTable', label: words.showAsTable, run: () => look('table') },
  ]);
  const [selected, setSelected] = useState<Status>(firstStatus);
  return (
    <LoadedPage
      query={query}
      label={words.reading}
      heading={(counted) => (
        <Bar title={words.title} lead={<Lead counted={counted} />}>
          <fieldset className={styles['views']}>
            <legend className={styles['legend']}>{words.view}</legend>
            <Button kind="quiet" aria-pressed={!isTable} onClick={() => look(undefined)}>
              {words.asMap}
            </Button>
            <Button kind="quiet" aria-pressed={isTable} onClick={() => look('table')}>
              {words.asTable}
            </Button>
          </fieldset>
        </Bar>
      )}
    >
      {(counted) =>
        isTable ? (
          <MapTable counted={counted} />
        ) : (
          <>
            <Chart counted={counted} groups={journeyGroups} selected={selected} onSelect={setSelected} />
            <Selected spot={spotOf(selected, counted)} />
          </>
        )
      }
    </LoadedPage>
  );
}

function Lead({ counted }: { readonly counted: Counted }) {
  const spots = statusNames.map((status) => spotOf(status, counted));
  const open = spots.filter(({ status }) => !isClosed(status));
  const total = open.reduce((sum, { count }) => sum + count, 0);
  const late = open.reduce((sum, one) => sum + one.late, 0);
  return (
    <span className={styles['lead']}>
      {words.lead(total.toLocaleString('en-US'), statusNames.length)}
      {late > 0 && (
        <span className={styles['lateMark']}>
          <Icon name="late" /> {words.pastTheirLimit(late.toLocaleString('en-US'))}
        </span>
      )}
    </span>
  );
}
