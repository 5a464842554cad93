/** How the site is used: how far visits come, by one dimension at a time, where they are left, and who comes back. */
import { type FormEvent, useState } from 'react';
import * as v from 'valibot';
import { addDays } from '#core/calendar/dates.ts';
import { dateIn } from '#core/calendar/zoned.ts';
import { type FunnelAsked, type FunnelReport, funnelQuery } from '#core/telemetry/report.ts';
import * as words from '#core/words/en/console/insights.ts';
import { Loaded } from '#web/app/loaded.tsx';
import { useRead } from '#web/client/queries.ts';
import { Alert } from '#web/ui/alert.tsx';
import { SubmitButton } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import shared from '../console.module.css';
import { Bar } from '../frame/bar.tsx';
import { Nothing } from '../item-list.tsx';
import { ByDay, ByStep, Cohorts, Funnel, Left } from './funnel.tsx';
import styles from './insights.module.css';
import { Speed } from './speed.tsx';

const DAYS_AT_FIRST = 28;

export function InsightsPage() {
  const today = dateIn('UTC', new Date());
  const [asked, setAsked] = useState<FunnelAsked>({ from: addDays(today, 1 - DAYS_AT_FIRST), to: today, by: 'all' });
  const query = useRead('GET /service-insights/api/v1/funnel', [{ query: asked }]);
  return (
    <>
      <Bar title={words.title} />
      <p>{words.intro}</p>
      <Question asked={asked} onAsk={setAsked} />
      <Loaded query={query} label={words.reading}>
        {(report) => (report.values.length === 0 ? <Nothing>{words.nothing}</Nothing> : <Report report={report} />)}
      </Loaded>
      <Speed from={asked.from} to={asked.to} />
    </>
  );
}

interface QuestionProps {
  readonly asked: FunnelAsked;
  readonly onAsk: (asked: FunnelAsked) => void;
}

const labels = { from: words.from, to: words.to, by: words.by };

function Question({ asked, onAsk }: QuestionProps) {
  const [draft, setDraft] = useState<Record<'from' | 'to' | 'by', string>>({ ...asked });
  const [problem, setProblem] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = v.safeParse(funnelQuery, { ...draft, from: draft.from.trim(), to: draft.to.trim() });
    setProblem(read.success ? undefined : read.issues[0].message);
    if (read.success) onAsk(read.output);
  };
  const bound = (name: keyof typeof draft) => ({
    name,
    label: labels[name],
    value: draft[name],
    onChange: (value: string) => setDraft({ ...draft, [name]: value }),
  });
  const options = Object.entries(words.dimensionNames).map(([value, label]) => ({ value, label }));
  return (
    <form className={shared['stack']} onSubmit={submit} noValidate>
      {problem !== undefined && <Alert>{problem}</Alert>}
      <div className={styles['question']}>
        <TextField {...bound('from')} type="date" />
        <TextField {...bound('to')} type="date" />
        <SelectField {...bound('by')} options={options} />
        <SubmitButton>{words.show}</SubmitButton>
      </div>
    </form>
  );
}

function Report({ report }: { readonly report: FunnelReport }) {
  return (
    <div className={shared['stack']}>
      <Funnel values={report.values} />
      <ByStep values={report.values} />
      <Left left={report.left} />
      <ByDay days={report.days} />
      <Cohorts weeks={report.weeks} />
    </div>
  );
}
