/** The editor: rules in their order, whom they would hit, and what changes, before anything is saved. */
import { useState } from 'react';
import { draftOf, emptyRule, type RuleDraft, type RulesDraft, rulesOf } from '#core/flags/draft.ts';
import type { RuleSet } from '#core/flags/rules.ts';
import * as words from '#core/words/en/console/flags.ts';
import { type Answer, call } from '#web/client/client.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import styles from '../console.module.css';
import { OfferedButton } from '../palette/offered-button.tsx';
import { ChangeLines } from './change-lines.tsx';
import type { WholeFlag } from './flags.ts';
import { OnOff, RuleFields } from './rule-fields.tsx';
import { useAct } from './use-act.ts';

type Reach = Answer<'POST /service-console/api/v1/flags/{flagKey}/preview'>;

interface TargetingProps {
  readonly flag: WholeFlag;
  readonly onDone: () => void;
}

export function Targeting({ flag, onDone }: TargetingProps) {
  const targeting = useTargeting(flag, onDone);
  const { draft, change, read, reach, saving, looking, why, setWhy, save, look } = targeting;
  const { failure = looking.failure, done, isBusy } = saving;
  return (
    <Card title={words.targeting}>
      <div className={styles['form']}>
        <Rules draft={draft} change={change} hasVariables={flag.variables.length > 0} />
        <h3>{words.theChange}</h3>
        {'fault' in read ? <p>{read.fault}</p> : <ChangeLines before={flag.rules as RuleSet} after={read.rules} />}
        {reach && <Hits reach={reach} />}
        <TextArea name="why" label={words.why} rows={2} lengthMax={500} value={why} onChange={setWhy} />
        {failure !== undefined && <Alert title={words.itDidNotWork}>{failure}</Alert>}
        <div className={styles['actions']}>
          <OfferedButton isBusy={isBusy} busyLabel={words.saving} onClick={save}>
            {flag.touches === null ? words.save : words.propose}
          </OfferedButton>
          <OfferedButton kind="secondary" isBusy={looking.isBusy} busyLabel={words.looking} onClick={look}>
            {words.preview}
          </OfferedButton>
          <p role="status">{done}</p>
        </div>
      </div>
    </Card>
  );
}

/** What is typed, what it comes to, and the two things that can be done with it. */
function useTargeting(flag: WholeFlag, onDone: () => void) {
  const [draft, setDraft] = useState(() => draftOf(flag.rules));
  const [why, setWhy] = useState('');
  const [reach, setReach] = useState<Reach>();
  const saving = useAct(onDone);
  const looking = useAct(() => {});
  const read = rulesOf(draft);
  const params = { flagKey: flag.key };
  const change = (part: Partial<RulesDraft>) => {
    setDraft({ ...draft, ...part });
    setReach(undefined);
  };
  const look = () => {
    if ('fault' in read) return looking.setFailure(read.fault);
    return void looking.act(async () => {
      const body = { rules: read.rules };
      setReach(await call('POST /service-console/api/v1/flags/{flagKey}/preview', { params, body }));
      return '';
    });
  };
  const save = () => {
    if ('fault' in read) return saving.setFailure(read.fault);
    if (why.trim() === '') return saving.setFailure(words.sayWhy);
    return void saving.act(async () => {
      const body = { rules: read.rules, why, basedOn: flag.version };
      const { outcome } = await call('POST /service-console/api/v1/flags/{flagKey}/changes', { params, body });
      return outcome === 'changed' ? words.saved : words.isProposed;
    });
  };
  return { draft, change, read, reach, saving, looking, why, setWhy, save, look };
}

interface RulesProps {
  readonly draft: RulesDraft;
  readonly change: (part: Partial<RulesDraft>) => void;
  readonly hasVariables: boolean;
}

function Rules({ draft, change, hasVariables }: RulesProps) {
  const { rules, isKilled, enabled, variables } = draft;
  const setRule = (place: number, rule: RuleDraft) =>
    change({ rules: rules.map((one, at) => (at === place ? rule : one)) });
  return (
    <>
      <Checkbox
        name="killed"
        label={words.killSwitch}
        value={isKilled}
        onChange={(next) => change({ isKilled: next })}
      />
      {rules.map((rule, place) => (
        <RuleFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a rule is its place
          key={place}
          {...{ place: place + 1, rule, hasVariables }}
          onChange={(next) => setRule(place, next)}
          onRemove={() => change({ rules: rules.filter((_, at) => at !== place) })}
        />
      ))}
      <div className={styles['actions']}>
        <OfferedButton kind="secondary" onClick={() => change({ rules: [...rules, emptyRule] })}>
          {words.addRule}
        </OfferedButton>
      </div>
      <OnOff name="otherwise" label={words.otherwise} value={enabled} onChange={(next) => change({ enabled: next })} />
      {hasVariables && (
        <TextArea
          name="variables"
          label={words.variablesOfIt}
          hint={words.variablesHint}
          rows={3}
          value={variables}
          onChange={(next) => change({ variables: next })}
        />
      )}
    </>
  );
}

const shownMax = 10;

function Hits({ reach }: { readonly reach: Reach }) {
  const { on, of, turnedOn, turnedOff, byOrganization, byState, isPartial } = reach;
  const lists = [
    [words.byOrganization, byOrganization],
    [words.byState, byState],
  ] as const;
  return (
    <div role="status">
      <p>
        {words.hits(on, of)} {words.turns(turnedOn, turnedOff)}
      </p>
      {isPartial && <p className={styles['muted']}>{words.onlySome}</p>}
      {lists.map(
        ([label, rows]) =>
          rows.length > 0 && (
            <div key={label}>
              <strong>{label}</strong>
              <ul>
                {rows.slice(0, shownMax).map((row) => (
                  <li key={row.name}>{words.reach(row.name, row.on, row.of)}</li>
                ))}
              </ul>
            </div>
          ),
      )}
    </div>
  );
}
