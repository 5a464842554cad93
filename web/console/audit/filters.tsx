/** What narrows the audit. It is kept in the address; a loan number is looked up first, and only the application's id is. */
import { useState } from 'react';
import { type AuditKind, auditKindNames, auditKinds } from '#core/audit.ts';
import * as words from '#core/words/en/console/audit.ts';
import { sentenceOf } from '#web/app/failure-text.ts';
import { type Answer, call } from '#web/client/client.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import styles from '../console.module.css';
import { useChosen } from '../frame/use-chosen.ts';
import { useOrganizations, useWhyNot } from '../me.ts';

const names = ['org', 'kind', 'from', 'until', 'person', 'application'] as const;
type Name = (typeof names)[number];
export type Filters = Readonly<Partial<Record<Exclude<Name, 'kind'>, string>>> & { readonly kind?: AuditKind };

/** What someone typed into the address and is none of ours counts as not chosen. */
export function useFilters() {
  const { get, choose } = useChosen();
  const given = names.flatMap((name) => {
    const value = get(name);
    return value === undefined || !isOurs[name](value) ? [] : [[name, value] as const];
  });
  return {
    filters: Object.fromEntries(given) as Filters,
    choose: (changes: Readonly<Partial<Record<Name, string | undefined>>>) => choose(changes),
  };
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const isUuid = (value: string) => uuid.test(value);
const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
const isOurs: Readonly<Record<Name, (value: string) => boolean>> = {
  org: (value) => /^\w{1,64}$/.test(value),
  kind: (value) => auditKindNames.some((one) => one === value),
  from: isDay,
  until: isDay,
  person: isUuid,
  application: isUuid,
};

interface FiltersProps {
  readonly filters: Filters;
  readonly onChoose: (changes: Readonly<Partial<Record<Name, string | undefined>>>) => void;
}

export function AuditFilters({ filters, onChoose }: FiltersProps) {
  const organizations = useOrganizations('readAudit');
  const { org = '', kind = '', from = '', until = '', person, application } = filters;
  const mayFind = useWhyNot('searchApplications') === null;
  return (
    <div className={styles['filters']}>
      {organizations.length > 0 && (
        <SelectField
          name="org"
          label={words.organization}
          value={org}
          emptyLabel={words.ownOrganization}
          // A person and an application are one organization's.
          onChange={(value) => onChoose({ org: value || undefined, person: undefined, application: undefined })}
          options={organizations.map((one) => ({ value: one.org, label: one.name }))}
        />
      )}
      <SelectField
        name="kind"
        label={words.kind}
        value={kind}
        emptyLabel={words.anyKind}
        onChange={(value) => onChoose({ kind: value || undefined })}
        options={auditKindNames.map((one) => ({ value: one, label: auditKinds[one] }))}
      />
      <TextField
        {...{ name: 'from', label: words.from, value: from, type: 'date' }}
        onChange={(day) => onChoose({ from: day || undefined })}
      />
      <TextField
        {...{ name: 'until', label: words.until, value: until, type: 'date' }}
        onChange={(day) => onChoose({ until: day || undefined })}
      />
      {mayFind && <ByNumber onFound={(found) => onChoose({ application: found })} />}
      {person !== undefined && (
        <Button kind="secondary" onClick={() => onChoose({ person: undefined })}>
          {words.takeAway(words.onlyOnePerson)}
        </Button>
      )}
      {application !== undefined && (
        <Button kind="secondary" onClick={() => onChoose({ application: undefined })}>
          {words.takeAway(words.onlyOneApplication)}
        </Button>
      )}
    </div>
  );
}

const searchKey = 'POST /service-console/api/v1/search';
type Found = Answer<typeof searchKey>['rows'][number];

function ByNumber({ onFound }: { readonly onFound: (uuid: string) => void }) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const look = async () => {
    const digits = typed.replaceAll(/\D/g, '');
    setError(undefined);
    try {
      const { rows } = digits.length < 2 ? { rows: [] } : await call(searchKey, { body: { text: digits } });
      const found = rows.find(({ loanNumber }: Found) => loanNumber === digits);
      if (found) onFound(found.uuid);
      else setError(words.noSuchNumber);
    } catch (failure) {
      setError(sentenceOf(failure));
    }
  };
  return (
    <form
      className={styles['withButton']}
      onSubmit={(event) => {
        event.preventDefault();
        void look();
      }}
    >
      <TextField
        {...{ name: 'number', label: words.loanNumber, value: typed, onChange: setTyped, error }}
        inputMode="numeric"
        autoComplete="off"
      />
      <Button type="submit" kind="secondary" isBusy={false}>
        {words.lookUp}
      </Button>
    </form>
  );
}
