import { Checkbox } from '#web/ui/checkbox.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { Specimen, useValue } from './specimen.tsx';

const states = [
  { value: 'AZ', label: 'Arizona' },
  { value: 'CA', label: 'California' },
  { value: 'NV', label: 'Nevada' },
];
const uses = [
  { value: 'PRIMARY', label: 'I live here', hint: 'My main home for most of the year' },
  { value: 'SECOND', label: 'I use it some of the time', hint: 'A second or vacation home' },
  { value: 'INVESTMENT', label: 'I rent it out' },
] as const;
const yesNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const;

export function SelectFields() {
  const empty = useValue('');
  const chosen = useValue('NV');
  return (
    <>
      <Specimen title="Nothing chosen">
        <SelectField {...empty} name="a" label="State" emptyLabel="Choose a state" options={states} />
      </Specimen>
      <Specimen title="Chosen">
        <SelectField {...chosen} name="b" label="State" hint="Where the property is." options={states} />
      </Specimen>
      <Specimen title="With an error">
        <SelectField
          {...empty}
          name="c"
          label="State"
          emptyLabel="Choose a state"
          options={states}
          error="Please enter a valid state"
        />
      </Specimen>
      <Specimen title="Disabled">
        <SelectField {...chosen} name="d" label="State" options={states} disabled />
      </Specimen>
    </>
  );
}

export function Radios() {
  const none = useValue<'PRIMARY' | 'SECOND' | 'INVESTMENT' | null>(null);
  const some = useValue<'PRIMARY' | 'SECOND' | 'INVESTMENT' | null>('PRIMARY');
  const answer = useValue<'yes' | 'no' | null>(null);
  return (
    <>
      <Specimen title="Nothing chosen">
        <RadioCards {...none} name="a" label="How do you use the property?" isQuestion options={uses} />
      </Specimen>
      <Specimen title="Chosen">
        <RadioCards {...some} name="b" label="How do you use the property?" options={uses} />
      </Specimen>
      <Specimen title="Yes or no">
        <RadioCards
          {...answer}
          name="c"
          label="Is the property currently for sale?"
          hint="Or listed within the last 6 months."
          options={yesNo}
          isRow
        />
      </Specimen>
      <Specimen title="With an error">
        <RadioCards
          {...none}
          name="d"
          label="How do you use the property?"
          options={uses}
          error="Please select an occupancy type"
        />
      </Specimen>
      <Specimen title="One disabled, all disabled">
        <RadioCards
          {...some}
          name="e"
          label="How do you use the property?"
          options={uses.map((use) => ({ ...use, disabled: use.value === 'INVESTMENT' }))}
        />
        <RadioCards {...some} name="f" label="How do you use the property?" options={uses} disabled />
      </Specimen>
    </>
  );
}

export function Checkboxes() {
  const off = useValue(false);
  const on = useValue(true);
  const terms = (
    <>
      I agree to the <a href="#terms">Terms of Service</a> and acknowledge the <a href="#privacy">Privacy Policy</a>
    </>
  );
  return (
    <>
      <Specimen title="Off and on">
        <Checkbox {...off} name="a" label={terms} />
        <Checkbox {...on} name="b" label="I agree to receive disclosures electronically" />
      </Specimen>
      <Specimen title="With a hint, optional">
        <Checkbox
          {...off}
          name="c"
          label="Send me offers by text message"
          hint="Not a condition of approval. Message and data rates may apply."
          isOptional
        />
      </Specimen>
      <Specimen title="With an error">
        <Checkbox {...off} name="d" label={terms} error="Required" />
      </Specimen>
      <Specimen title="As a card">
        <Checkbox {...on} name="e" label="I have read and understood the final disclosures" isCard />
      </Specimen>
      <Specimen title="Disabled">
        <Checkbox {...off} name="f" label="Not available in your state" disabled />
        <Checkbox {...on} name="g" label="Already given" disabled />
      </Specimen>
    </>
  );
}
