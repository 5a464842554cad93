/** What an experiment has shown: a plain sentence first, then who counts, then each metric as picture and table. */
import { metricRow } from '#core/experiments/metrics.ts';
import * as words from '#core/words/en/console/experiments.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Card } from '#web/ui/card.tsx';
import { DataTable } from '#web/ui/data-table.tsx';
import styles from '../console.module.css';
import own from './experiments.module.css';
import {
  differenceText,
  meanText,
  nameOf,
  numberOf,
  rangeText,
  type ShownMetric,
  type ShownResults,
  type WholeExperiment,
} from './experiments.ts';
import { Intervals } from './intervals.tsx';

export function ResultsCard({ experiment }: { readonly experiment: WholeExperiment }) {
  const { results } = experiment;
  return (
    <Card title={words.results}>
      {results ? <Shown results={results} experiment={experiment} /> : <p>{words.notYetRun}</p>}
    </Card>
  );
}

interface ShownProps {
  readonly results: ShownResults;
  readonly experiment: WholeExperiment;
}

function Shown({ results, experiment }: ShownProps) {
  const { people, excluded, ratio, metrics } = results;
  const { both, bots, staff } = excluded;
  const broken = metrics.filter(({ isBroken }) => isBroken);
  return (
    <div className={styles['stack']}>
      <p className={own['verdict']}>{sentenceOf(results, metricRow(experiment.primary).name)}</p>
      {broken.map(({ metric }) => (
        <Alert key={metric}>{words.brokenGuard(metricRow(metric).name)}</Alert>
      ))}
      <p>
        {words.counted(numberOf(people.control), numberOf(people.variation))}{' '}
        {words.leftOut(numberOf(both), numberOf(bots), numberOf(staff))}
      </p>
      <p className={styles['muted']}>{words.ratio(ratio.p < 0.001 ? '<0.001' : ratio.p.toFixed(3))}</p>
      <Intervals metrics={metrics} />
      <DataTable
        caption={words.results}
        isCaptionHidden
        columns={[
          { key: 'metric', header: words.metricColumn, cell: nameOf },
          { key: 'control', header: words.controlColumn, isNumber: true, cell: (row) => meanText(row, 'control') },
          {
            key: 'variation',
            header: words.variationColumn,
            isNumber: true,
            cell: (row) => meanText(row, 'variation'),
          },
          { key: 'difference', header: words.differenceColumn, isNumber: true, cell: difference },
          { key: 'range', header: words.rangeColumn, isNumber: true, cell: rangeText },
        ]}
        rows={metrics}
        rowKey={({ metric }: ShownMetric) => metric}
      />
    </div>
  );
}

const difference = (row: ShownMetric) => (row.interval ? differenceText(row, row.interval.difference) : '–');

function sentenceOf({ verdict }: ShownResults, primary: string): string {
  if (verdict.kind === 'mismatch' || verdict.kind === 'noDifference') return words.verdict[verdict.kind];
  if (verdict.kind === 'found') return (verdict.isBetter ? words.verdict.better : words.verdict.worse)(primary);
  return verdict.days === null ? words.verdict.noOneYet : words.verdict.tooEarly(verdict.days);
}
