/** How quick pages are for those who visit them, by page and brand. Each value says in words whether it is good. */
import { pageTitle, type VitalsAsked, type VitalsReport } from '#core/telemetry/report.ts';
import { ratingOf, type Vital, vitalNames, vitals } from '#core/telemetry/vitals.ts';
import * as words from '#core/words/en/console/insights.ts';
import { Loaded } from '#web/app/loaded.tsx';
import { useRead } from '#web/client/queries.ts';
import { DataTable } from '#web/ui/data-table.tsx';

type PageRow = VitalsReport['pages'][number];

export function Speed({ from, to }: VitalsAsked) {
  const query = useRead('GET /service-insights/api/v1/vitals', [{ query: { from, to } }]);
  return (
    <Loaded query={query} label={words.readingSpeed}>
      {({ pages }) => (
        <DataTable
          caption={words.speed}
          emptyText={words.noSpeed}
          columns={[
            { key: 'page', header: words.page, cell: ({ page }: PageRow) => pageTitle(page) },
            { key: 'brand', header: words.brand, cell: ({ brand }) => brand },
            ...vitalNames.map((metric) => ({
              key: metric,
              header: words.vitalNames[metric],
              isNumber: true,
              cell: (row: PageRow) => shown(row, metric),
            })),
          ]}
          rows={pages}
          rowKey={({ page, brand }) => `${brand} ${page}`}
        />
      )}
    </Loaded>
  );
}

function shown(row: PageRow, metric: Vital): string {
  const found = row.vitals.find((vital) => vital.metric === metric);
  if (!found) return '–';
  const text = vitals[metric].unit === 'ms' ? words.seconds(found.p75) : words.shift(found.p75);
  return words.rated(text, words.ratings[ratingOf(metric, found.p75)]);
}
