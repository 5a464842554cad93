/** The map as a table, for those who would rather read it. */
import { journeyGroups, waysOut } from '#core/journey/map.ts';
import { type Status, statuses } from '#core/journey/statuses.ts';
import * as words from '#core/words/en/console/map.ts';
import { statusNames } from '#core/words/en/desk/statuses.ts';
import { PageLink } from '#web/app/page-link.tsx';
import { DataTable } from '#web/ui/data-table.tsx';
import { type Counted, spotOf, statusPath } from './counts.ts';

export function MapTable({ counted }: { readonly counted: Counted }) {
  const groupOf = (status: Status) => journeyGroups.find((group) => group.statuses.includes(status))?.name ?? '';
  const rows = journeyGroups.flatMap((group) => group.statuses).map((status) => spotOf(status, counted));
  return (
    <DataTable
      caption={words.title}
      isCaptionHidden
      columns={[
        {
          key: 'status',
          header: words.status,
          cell: ({ status, name }: (typeof rows)[number]) => <PageLink to={statusPath(status)}>{name}</PageLink>,
        },
        { key: 'group', header: words.group, cell: ({ status }) => groupOf(status) },
        { key: 'actor', header: words.whoActs, cell: ({ actor }) => words.actors[actor] },
        { key: 'here', header: words.here, isNumber: true, cell: ({ shown }) => shown },
        { key: 'late', header: words.late, isNumber: true, cell: ({ late }) => late },
        { key: 'limit', header: words.limit, cell: ({ status }) => words.sayLimit(statuses[status].limit) },
        {
          key: 'out',
          header: words.waysOut,
          cell: ({ status }) =>
            waysOut(status)
              .map((one) => statusNames[one])
              .join(', ') || words.noWayOut,
        },
      ]}
      rows={rows}
      rowKey={({ status }) => status}
    />
  );
}
