/** Defining an experiment: what one expects, which flag, how many, who, what decides and what stops it. */
import { useState } from 'react';
import { emptyDraft, type PlanDraft, plannedPeople, planOf } from '#core/experiments/draft.ts';
import { type MetricName, metricNames, metricRow } from '#core/experiments/metrics.ts';
import { needsCompliance, variedFlags } from '#core/experiments/varied.ts';
import * as words from '#core/words/en/console/experiments.ts';
import { useNavigate } from '#web/app/router.tsx';
import { call } from '#web/client/client.ts';
import { queryClient } from '#web/client/queries.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import styles from '../console.module.css';
import { useAct } from '../flags/use-act.ts';
import { Bar } from '../frame/bar.tsx';
import { OfferedButton } from '../palette/offered-button.tsx';
import own from './experiments.module.css';
import { experimentsKey, numberOf } from './experiments.ts';

export function NewExperimentPage() {
  const [draft, setDraft] = useState(emptyDraft);
  const navigate = useNavigate();
  const { isBusy, failure, act, setFailure } = useAct(() => {
    void queryClient.invalidateQueries({ queryKey: [experimentsKey] });
  });
  const read = planOf(draft);
  const change = (part: Partial<PlanDraft>) => setDraft({ ...draft, ...part });
  const propose = () => {
    if ('fault' in read) return setFailure(read.fault);
    return void act(async () => {
      await call('POST /service-console/api/v1/experiments', { body: read.plan as never });
      navigate(`/console/experiments/${read.plan.key}`);
      return '';
    });
  };
  return (
    <>
      <Bar title={words.newExperiment} back={{ to: '/console/experiments', label: words.title }} />
      <Card title={words.define}>
        <div className={styles['form']}>
          <What draft={draft} change={change} />
          <Who draft={draft} change={change} />
          <Judged draft={draft} change={change} />
          {'plan' in read && <p>{words.peopleNeeded(numberOf(plannedPeople(read.plan)))}</p>}
          {failure !== undefined && <Alert title={words.itDidNotWork}>{failure}</Alert>}
          <div className={styles['actions']}>
            <OfferedButton hint={words.newExperiment} isBusy={isBusy} busyLabel={words.saving} onClick={propose}>
              {words.propose}
            </OfferedButton>
          </div>
        </div>
      </Card>
    </>
  );
}

interface PartProps {
  readonly draft: PlanDraft;
  readonly change: (part: Partial<PlanDraft>) => void;
}

function What({ draft, change }: PartProps) {
  const { key, hypothesis, flag } = draft;
  const chosen = variedFlags.find((one) => one === flag);
  return (
    <>
      <TextField
        name="key"
        label={words.key}
        hint={words.keyHint}
        value={key}
        onChange={(next) => change({ key: next })}
        autoComplete="off"
        spellCheck={false}
      />
      <TextArea
        name="hypothesis"
        label={words.hypothesis}
        rows={3}
        lengthMax={500}
        value={hypothesis}
        onChange={(next) => change({ hypothesis: next })}
      />
      <SelectField
        name="flag"
        label={words.flag}
        hint={words.flagHint}
        value={flag}
        onChange={(next) => change({ flag: next })}
        options={[{ value: '', label: words.chooseOne }, ...variedFlags.map((value) => ({ value, label: value }))]}
      />
      {chosen && <p>{needsCompliance(chosen) ? words.complianceStarts : words.anyoneStarts}</p>}
    </>
  );
}

const texts = {
  control: words.controlShare,
  variation: words.variationShare,
  organizations: words.organizations,
  products: words.products,
} as const;

function Who({ draft, change }: PartProps) {
  const bind = (name: keyof typeof texts) => ({
    name,
    label: texts[name],
    value: draft[name],
    onChange: (next: string) => change({ [name]: next }),
    autoComplete: 'off' as const,
  });
  return (
    <div className={own['fields']}>
      <TextField {...bind('control')} inputMode="decimal" />
      <TextField {...bind('variation')} inputMode="decimal" />
      <TextField {...bind('organizations')} hint={words.withCommas} isOptional spellCheck={false} />
      <TextField {...bind('products')} hint={words.withCommas} isOptional spellCheck={false} />
      <p className={own['wide']}>{words.nothingOfThePerson}</p>
    </div>
  );
}

function Judged({ draft, change }: PartProps) {
  const { primary, minimumEffect, guards } = draft;
  const toggle = (name: MetricName, isOn: boolean) =>
    change({ guards: metricNames.filter((one) => (one === name ? isOn : guards.includes(one))) });
  return (
    <>
      <div className={own['fields']}>
        <SelectField
          name="primary"
          label={words.primary}
          value={primary}
          onChange={(next) => change({ primary: next as MetricName })}
          options={metricNames.map((value) => ({ value, label: metricRow(value).name }))}
        />
        <TextField
          name="minimumEffect"
          label={words.minimumEffect}
          hint={words.effectHint}
          value={minimumEffect}
          onChange={(next) => change({ minimumEffect: next })}
          inputMode="decimal"
          autoComplete="off"
        />
      </div>
      <fieldset className={own['guards']}>
        <legend>{words.guards}</legend>
        {metricNames.map((name) => (
          <Checkbox
            key={name}
            name={`guard-${name}`}
            label={metricRow(name).name}
            value={guards.includes(name)}
            onChange={(isOn) => toggle(name, isOn)}
          />
        ))}
      </fieldset>
    </>
  );
}
