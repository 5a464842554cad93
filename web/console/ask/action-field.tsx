/** One field of a row's form, as its kind wants it. What is picked is named by what the application has. */

import { sayCondition } from '#core/desk/names.ts';
import * as words from '#core/words/en/console/actions.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { MoneyField } from '#web/ui/money-field.tsx';
import { PhoneField } from '#web/ui/phone-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { FieldBinding } from '#web/ui/use-form.ts';
import type { Closing } from '../closings/closing.ts';
import type { AskedLien, Field } from './fields.ts';
import { reasonOptions } from './reason-options.ts';

interface ActionFieldProps {
  readonly field: Field;
  readonly closing: Closing;
  readonly bound: FieldBinding<unknown>;
}

/** What can be picked: the application's own owners, conditions and homes, or what the row lists. */
function optionsOf(field: Field, { owners, conditions, parcels, counties }: Closing) {
  const people = (all: Closing['owners']) =>
    all.map(({ identityUuid, name }) => ({ value: identityUuid, label: name }));
  switch (field.kind) {
    case 'owner':
      return people(owners);
    case 'signer':
      return people(owners.filter(({ isBorrower }) => !isBorrower));
    case 'condition':
      return conditions.map(({ uuid, category }) => ({ value: uuid, label: sayCondition(category) }));
    case 'parcel':
      return parcels.map(({ parcelId, description }) => ({ value: parcelId, label: description }));
    case 'county':
      return counties.map(({ fips, name }) => ({ value: fips, label: name }));
    case 'reason':
      return reasonOptions;
    case 'choice':
      return Object.entries<string | undefined>(field.options).map(([value, label = value]) => ({ value, label }));
    case 'yesNo':
      return [
        { value: 'yes', label: field.yes },
        { value: 'no', label: field.no },
      ];
    default:
      return undefined;
  }
}

export function ActionField({ field, closing, bound }: ActionFieldProps) {
  if (field.kind === 'fixed' || field.kind === 'page' || field.kind === 'envelope') return null;
  const { label, hint, isOptional } = field;
  const asked = { label, ...(hint !== undefined && { hint }), ...(isOptional && { isOptional }) };
  const options = optionsOf(field, closing);
  const as = <T,>() => ({ ...asked, ...(bound as FieldBinding<T>) });
  if (options)
    return <SelectField {...as<string>()} options={options} emptyLabel={isOptional ? words.none : words.choose} />;
  switch (field.kind) {
    case 'words':
      return <TextArea {...as<string>()} rows={3} />;
    case 'phone':
      return <PhoneField {...as<string>()} />;
    case 'money':
      return <MoneyField {...as<number | null>()} />;
    case 'address':
      return <AddressFields bound={bound as FieldBinding<Address>} />;
    case 'liens':
      return <LienFields bound={bound as FieldBinding<readonly AskedLien[]>} />;
    case 'newLien':
      return <NewLienFields label={label} bound={bound as FieldBinding<NewLien>} />;
    default:
      return <TextField {...as<string>()} />;
  }
}

type Address = Record<'street1' | 'street2' | 'city' | 'state' | 'zip', string>;
const addressLabels = {
  street1: words.street,
  street2: words.unitOptional,
  city: words.city,
  state: words.state,
  zip: words.zipCode,
};

/** The first part has the mistake: the server's own sentence names which it is. */
function AddressFields({ bound }: { readonly bound: FieldBinding<Address> }) {
  const names = Object.keys(addressLabels) as (keyof Address)[];
  return names.map((name) => (
    <TextField
      key={name}
      id={`${bound.id}-${name}`}
      name={`${bound.name}.${name}`}
      label={addressLabels[name]}
      value={bound.value[name]}
      error={name === 'street1' ? bound.error : undefined}
      onChange={(text) => bound.onChange({ ...bound.value, [name]: text })}
      onBlur={bound.onBlur}
    />
  ));
}

function LienFields({ bound }: { readonly bound: FieldBinding<readonly AskedLien[]> }) {
  const change = (uuid: string, more: Partial<AskedLien>) =>
    bound.onChange(bound.value.map((lien) => (lien.uuid === uuid ? { ...lien, ...more } : lien)));
  if (bound.value.length === 0) return <p>{words.theRecordsShowNo}</p>;
  return bound.value.map(({ uuid, holder, balanceCents, isPaidOff }, n) => (
    <div key={uuid}>
      <MoneyField
        id={`${bound.id}-${uuid}`}
        name={`${bound.name}.${n}`}
        label={words.balanceAt(holder)}
        value={balanceCents}
        error={n === 0 ? bound.error : undefined}
        onChange={(cents) => change(uuid, { balanceCents: cents })}
      />
      <Checkbox
        id={`${bound.id}-${uuid}-paid`}
        name={`${bound.name}.${n}.paid`}
        label={words.payOffWithTheDraw(holder)}
        value={isPaidOff}
        error={undefined}
        onChange={(isPaid) => change(uuid, { isPaidOff: isPaid })}
      />
    </div>
  ));
}

interface NewLien {
  readonly holder: string;
  readonly balanceCents: number | null;
}

function NewLienFields({ label, bound }: { readonly label: string; readonly bound: FieldBinding<NewLien> }) {
  const { id, name, value, error, onChange } = bound;
  return (
    <>
      <TextField
        id={id}
        name={`${name}.holder`}
        label={words.lender(label)}
        hint={words.onlyWhereALoan}
        isOptional
        value={value.holder}
        error={error}
        onChange={(holder) => onChange({ ...value, holder })}
      />
      <MoneyField
        id={`${id}-balance`}
        name={`${name}.balance`}
        label={words.balance(label)}
        isOptional
        value={value.balanceCents}
        error={undefined}
        onChange={(balanceCents) => onChange({ ...value, balanceCents })}
      />
    </>
  );
}
