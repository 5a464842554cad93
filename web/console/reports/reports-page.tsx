/** What the histories come to: pipeline, conversion, time in status, declines and staff, as pictures, tables and files. */
import { type FormEvent, useState } from 'react';
import * as v from 'valibot';
import { addDays } from '#core/calendar/dates.ts';
import { dateIn } from '#core/calendar/zoned.ts';
import { type DeskReport, type ReportAsked, reportQuery } from '#core/desk/report.ts';
import * as words from '#core/words/en/console/desk-reports.ts';
import { Loaded } from '#web/app/loaded.tsx';
import { useRead } from '#web/client/queries.ts';
import { Alert } from '#web/ui/alert.tsx';
import { SubmitButton } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import shared from '../console.module.css';
import { Bar } from '../frame/bar.tsx';
import { useOrganizations } from '../me.ts';
import { Report } from './bars.tsx';
import styles from './reports.module.css';
import { conversionOf, declinesOf, pipelineOf, staffOf, staysOf } from './tables.ts';

const DAYS_AT_FIRST = 31;

export function DeskReportsPage() {
  const today = dateIn('UTC', new Date());
  const [asked, setAsked] = useState<ReportAsked>({ from: addDays(today, 1 - DAYS_AT_FIRST), to: today });
  const query = useRead('GET /service-console/api/v1/reports', [{ query: asked }]);
  return (
    <>
      <Bar title={words.title} />
      <p className={shared['muted']}>{words.intro}</p>
      <Days asked={asked} onAsk={setAsked} />
      <Loaded query={query} label={words.reading}>
        {(report) => <Reports report={report} asked={asked} />}
      </Loaded>
    </>
  );
}

interface Draft {
  readonly from: string;
  readonly to: string;
  /** Empty for all that one may see. */
  readonly org: string;
}

const labels = { from: words.from, to: words.to };

function Days({ asked, onAsk }: { readonly asked: ReportAsked; readonly onAsk: (asked: ReportAsked) => void }) {
  const organizations = useOrganizations('readReports');
  const [draft, setDraft] = useState<Draft>({ org: '', ...asked });
  const [problem, setProblem] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = v.safeParse(reportQuery, {
      ...{ from: draft.from.trim(), to: draft.to.trim() },
      ...(draft.org !== '' && { org: draft.org }),
    });
    setProblem(read.success ? undefined : read.issues[0].message);
    if (read.success) onAsk(read.output);
  };
  const bound = (name: 'from' | 'to') => ({
    name,
    label: labels[name],
    value: draft[name],
    onChange: (value: string) => setDraft({ ...draft, [name]: value }),
  });
  return (
    <form className={shared['stack']} onSubmit={submit} noValidate>
      {problem !== undefined && <Alert>{problem}</Alert>}
      <div className={styles['question']}>
        <TextField {...bound('from')} type="date" />
        <TextField {...bound('to')} type="date" />
        {organizations.length > 0 && (
          <SelectField
            name="org"
            label={words.organization}
            value={draft.org}
            emptyLabel={words.everyOrganization}
            onChange={(org) => setDraft({ ...draft, org })}
            options={organizations.map(({ org, name }) => ({ value: org, label: name }))}
          />
        )}
        <SubmitButton>{words.show}</SubmitButton>
      </div>
    </form>
  );
}

function Reports({ report, asked }: { readonly report: DeskReport; readonly asked: ReportAsked }) {
  return (
    <div className={styles['grid']}>
      {report.isOfAll && <p className={styles['whole']}>{words.ofAll}</p>}
      <Report {...pipelineOf(report)} days={asked} />
      <Report {...conversionOf(report)} days={asked} />
      <Report {...staysOf(report)} days={asked} />
      <Report {...declinesOf(report)} days={asked} />
      {!report.isOfAll && <Report {...staffOf(report)} days={asked} />}
    </div>
  );
}
