/** One experiment: what it has shown, what can be done about it, its plan, and what became of it. */
import { metricRow } from '#core/experiments/metrics.ts';
import * as words from '#core/words/en/console/experiments.ts';
import { showZoned } from '#web/app/dates.ts';
import { queryClient, useRead } from '#web/client/queries.ts';
import { Card } from '#web/ui/card.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import styles from '../console.module.css';
import { Bar } from '../frame/bar.tsx';
import { LoadedPage } from '../loaded-page.tsx';
import { experimentKey, experimentsKey, type WholeExperiment } from './experiments.ts';
import { ResultsCard } from './results.tsx';
import { Settle } from './settle.tsx';

export function ExperimentPage({ experiment: named }: { readonly experiment: string }) {
  const query = useRead(experimentKey, [{ params: { experimentKey: named } }], { gcTime: 0 });
  const again = () => {
    void query.refetch();
    void queryClient.invalidateQueries({ queryKey: [experimentsKey] });
  };
  return (
    <LoadedPage query={query} label={words.readingTheExperiment}>
      {(experiment) => <Whole experiment={experiment} onDone={again} />}
    </LoadedPage>
  );
}

function Whole({ experiment, onDone }: { readonly experiment: WholeExperiment; readonly onDone: () => void }) {
  const { key, state, hypothesis } = experiment;
  return (
    <>
      <Bar title={key} lead={words.state[state]} back={{ to: '/console/experiments', label: words.title }} />
      <p>{hypothesis}</p>
      <div className={styles['columns']}>
        <div className={styles['stack']}>
          <ResultsCard experiment={experiment} />
        </div>
        <div className={styles['stack']}>
          <Settle experiment={experiment} onDone={onDone} />
          <PlanCard experiment={experiment} />
          <Past experiment={experiment} />
        </div>
      </div>
    </>
  );
}

function PlanCard({ experiment }: { readonly experiment: WholeExperiment }) {
  const { flag, meaning, weights, primary, minimumEffect, guards, needsCompliance } = experiment;
  const { kind, name } = metricRow(primary);
  const smallest = (kind === 'share' ? words.points : words.days)(String(minimumEffect));
  return (
    <Card title={words.plan}>
      <DefinitionList
        rows={[
          { term: words.flag, value: `${flag}: ${meaning}` },
          { term: words.shares, value: words.sharesOf(weights.control / 100, weights.variation / 100) },
          { term: words.who, value: audienceText(experiment) },
          { term: words.primary, value: name },
          { term: words.minimumEffect, value: smallest },
          { term: words.guards, value: guards.map((guard) => metricRow(guard).name).join(', ') },
          { term: words.compliance, value: needsCompliance ? words.needed : words.notNeeded },
        ]}
      />
    </Card>
  );
}

function audienceText({ audience: { organizations, products } }: WholeExperiment): string {
  const parts = [
    ...(organizations ? [words.ofOrganizations(organizations)] : []),
    ...(products ? [words.ofProducts(products)] : []),
  ];
  return parts.length === 0 ? words.everyone : words.onlyOf(parts);
}

function Past({ experiment }: { readonly experiment: WholeExperiment }) {
  const { proposed, settled, stopped, state } = experiment;
  const turned = state === 'refused' ? words.refusedBy : words.startedBy;
  return (
    <Card title={words.history}>
      <ol className={styles['history']}>
        {stopped && (
          <li>
            <strong>{words.stoppedBy(stopped.by, showZoned(stopped.at))}</strong>
            <span>{words.becauseOf(stopped.why)}</span>
          </li>
        )}
        {settled && (
          <li>
            <strong>{turned(settled.by, showZoned(settled.at))}</strong>
            {settled.why !== null && <span>{words.becauseOf(settled.why)}</span>}
          </li>
        )}
        <li>
          <strong>{words.proposedBy(proposed.by, showZoned(proposed.at))}</strong>
        </li>
      </ol>
    </Card>
  );
}
