/** What of the inbox is shown: chosen, then asked for. */
import { type FormEvent, useState } from 'react';
import { consents, saidKinds, saidStatuses } from '#core/support/inbox.ts';
import * as words from '#core/words/en/console/feedback.ts';
import { sessionShelf } from '#web/client/storage.ts';
import { SubmitButton } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import styles from '../console.module.css';
import { useChosen } from '../frame/use-chosen.ts';
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

/** What is searched for may be someone's name, which belongs into no address: it stays in the window. */
const searchShelf = 'feedback-search';

/** The choices stand in the page's address, so that they are still there on the way back. */
export function useFilters() {
  const address = useChosen();
  const [search, setSearch] = useState(sessionShelf.get(searchShelf) ?? '');
  const known = names.flatMap((name) => {
    const value = address.get(name);
    return value !== ALL && choices[name].options.some((option) => option.value === value) ? [[name, value]] : [];
  });
  const filters: Filters = { ...Object.fromEntries(known), ...(search && { search }) };
  const choose = (chosen: Chosen) => {
    sessionShelf.set(searchShelf, chosen.search.trim());
    setSearch(chosen.search.trim());
    address.choose(Object.fromEntries(names.map((name) => [name, chosen[name] === ALL ? undefined : chosen[name]])));
  };
  return { kept: address.search, filters, choose };
}

type Chosen = Readonly<Record<Choice | 'search', string>>;

interface InboxFiltersProps {
  readonly filters: Filters;
  readonly onChoose: (chosen: Chosen) => void;
}

export function InboxFilters({ filters, onChoose }: InboxFiltersProps) {
  const { kind = ALL, status = ALL, owner = ALL, consent = ALL, search = '' } = filters;
  const [chosen, setChosen] = useState<Chosen>({ kind, status, owner, consent, search });
  const choose = (event: FormEvent) => {
    event.preventDefault();
    onChoose(chosen);
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
        onChange={(typed) => setChosen({ ...chosen, search: typed })}
      />
      <div>
        <SubmitButton kind="secondary">{words.apply}</SubmitButton>
      </div>
    </form>
  );
}
