/** What of the inbox is shown: chosen, then asked for. */
import { type FormEvent, useState } from 'react';
import { consents, saidKinds, saidStatuses } from '#core/support/inbox.ts';
import * as words from '#core/words/en/console/feedback.ts';
import { SubmitButton } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import styles from '../console.module.css';
import type { Filters } from './said.ts';

const ALL = 'ALL';
const options = (names: Readonly<Record<string, string>>) => [
  { value: ALL, label: words.all },
  ...Object.entries(names).map(([value, label]) => ({ value, label })),
];
const choices = {
  kind: { label: words.kind, options: options(saidKinds) },
  status: { label: words.status, options: options(saidStatuses) },
  owner: { label: words.owner, options: options({ mine: words.mine, none: words.noOnes }) },
  consent: { label: words.marketing, options: options(consents) },
};
type Choice = keyof typeof choices;
const names = Object.keys(choices) as Choice[];
const nothing = { kind: ALL, status: ALL, owner: ALL, consent: ALL, search: '' };

export function InboxFilters({ onChoose }: { readonly onChoose: (filters: Filters) => void }) {
  const [chosen, setChosen] = useState(nothing);
  const choose = (event: FormEvent) => {
    event.preventDefault();
    const search = chosen.search.trim();
    const asked = names.filter((name) => chosen[name] !== ALL).map((name) => [name, chosen[name]] as const);
    onChoose({ ...Object.fromEntries(asked), ...(search && { search }) });
  };
  return (
    <form className={styles['filters']} aria-label={words.filters} onSubmit={choose}>
      {names.map((name) => (
        <SelectField
          key={name}
          name={name}
          label={choices[name].label}
          options={choices[name].options}
          value={chosen[name]}
          onChange={(value) => setChosen({ ...chosen, [name]: value ?? ALL })}
        />
      ))}
      <TextField
        name="search"
        label={words.search}
        hint={words.searchHint}
        value={chosen.search}
        onChange={(search) => setChosen({ ...chosen, search })}
      />
      <div>
        <SubmitButton kind="secondary">{words.apply}</SubmitButton>
      </div>
    </form>
  );
}
