/** The fields of one rule. What is left empty narrows nothing. */
import type { RuleDraft } from '#core/flags/draft.ts';
import * as words from '#core/words/en/console/flags.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { OfferedButton } from '../palette/offered-button.tsx';
import styles from './flags.module.css';

interface RuleFieldsProps {
  readonly place: number;
  readonly rule: RuleDraft;
  readonly hasVariables: boolean;
  readonly onChange: (rule: RuleDraft) => void;
  readonly onRemove: () => void;
}

const lists = ['organizations', 'products', 'states', 'roles'] as const;
const instants = ['from', 'until'] as const;
const labels = {
  organizations: words.organizations,
  products: words.products,
  states: words.states,
  roles: words.roles,
  share: words.percent,
  by: words.sticky,
  from: words.from,
  until: words.until,
  variables: words.variablesOfIt,
} as const;

export function RuleFields({ place, rule, hasVariables, onChange, onRemove }: RuleFieldsProps) {
  const bind = (name: Exclude<keyof RuleDraft, 'enabled'>) => ({
    name: `${name}-${place}`,
    label: labels[name],
    value: rule[name],
    onChange: (value: string) => onChange({ ...rule, [name]: value }),
  });
  return (
    <fieldset className={styles['rule']}>
      <legend>{words.rule(place)}</legend>
      {lists.map((name) => (
        <TextField
          key={name}
          {...bind(name)}
          hint={words.withCommas}
          isOptional
          autoComplete="off"
          spellCheck={false}
        />
      ))}
      <TextField {...bind('share')} hint={words.percentHint} inputMode="decimal" isOptional autoComplete="off" />
      <SelectField
        {...bind('by')}
        options={[
          { value: 'person', label: words.person },
          { value: 'application', label: words.application },
        ]}
      />
      {instants.map((name) => (
        <TextField
          key={name}
          {...bind(name)}
          hint={words.instantHint}
          type="datetime-local"
          value={typedOf(rule[name])}
          onChange={(typed) => onChange({ ...rule, [name]: typed === '' ? '' : `${typed}:00Z` })}
          isOptional
        />
      ))}
      <OnOff
        name={`enabled-${place}`}
        label={words.outcome}
        value={rule.enabled}
        onChange={(enabled) => onChange({ ...rule, enabled })}
      />
      {hasVariables && (
        <div className={styles['wide']}>
          <TextArea {...bind('variables')} hint={words.variablesHint} rows={2} isOptional />
        </div>
      )}
      <div className={styles['wide']}>
        <OfferedButton kind="secondary" onClick={onRemove}>
          {words.removeRule(place)}
        </OfferedButton>
      </div>
    </fieldset>
  );
}

/** An instant as the browser's field has it. In UTC, as the lines of a rule say it: two people read it alike anywhere. */
function typedOf(instant: string): string {
  const at = Date.parse(instant);
  return Number.isNaN(at) ? '' : new Date(at).toISOString().slice(0, 16);
}

interface OnOffProps {
  readonly name: string;
  readonly label: string;
  readonly value: boolean;
  readonly onChange: (enabled: boolean) => void;
}

export function OnOff({ name, label, value, onChange }: OnOffProps) {
  return (
    <SelectField
      name={name}
      label={label}
      value={value ? 'on' : 'off'}
      onChange={(next) => onChange(next === 'on')}
      options={[
        { value: 'on', label: words.onWord },
        { value: 'off', label: words.offWord },
      ]}
    />
  );
}
