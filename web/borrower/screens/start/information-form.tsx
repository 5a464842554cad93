/** Who owns the home and with whom, marital status, where letters go, what the money is for: asked once, corrected the same way. */
import { type ReactNode, useState } from 'react';
import * as v from 'valibot';
import { SIGNERS_MAX } from '#core/application/application.ts';
import { type OwnershipType, ownershipTypes } from '#core/application/enums.ts';
import { isEquityLoanAsked } from '#core/application/equity-loan.ts';
import {
  CO_OWNER_MISSING,
  type Information,
  informationEntries,
  type LinePurpose,
  linePurposes,
  type MaritalStatus,
  maritalStatuses,
  needsCoOwner,
  needsTrustName,
  TRUST_MISSING,
} from '#core/application/information.ts';
import { type Address, address } from '#core/people/address.ts';
import { maritalWords, ownershipWords, purposeWords } from '#core/words/en/ownership.ts';
import * as words from '#core/words/en/start.ts';
import { Button } from '#web/ui/button.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import type { FormSchema } from '#web/ui/standard-schema.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { type FieldBinding, type Refusal, useForm } from '#web/ui/use-form.ts';
import { useJourney } from '../../journey-screen.tsx';
import { useFlag } from '../../site.ts';
import { useSeen } from '../../use-seen.ts';
import { AddressFields } from '../application/address-fields.tsx';
import { FormEnd } from '../application/form-end.tsx';
import type { Particulars } from '../application/particulars.tsx';
import styles from '../application/screen.module.css';
import { type OtherLoan, OtherLoanFields, otherLoan, otherLoanIn } from './other-loan.tsx';

interface Values extends Address {
  ownership: OwnershipType | null;
  coOwnerNames: readonly string[];
  trustName: string;
  maritalStatus: MaritalStatus | null;
  purpose: LinePurpose | null;
  equityLoan: OtherLoan;
}

const nowhere: Address = { street1: '', street2: '', city: '', state: '', zip: '' };

function initialOf(known: Particulars, home: Address | undefined, isTexas: boolean): Values {
  const { ownership, coOwnerNames, trustName, maritalStatus, purpose, mailingAddress } = known;
  const unnamed = Array.from({ length: Math.min(ownership.coOwners, SIGNERS_MAX) }, () => '');
  return {
    ownership: ownership.type,
    coOwnerNames: coOwnerNames.length > 0 ? coOwnerNames : unnamed,
    trustName: trustName ?? '',
    maritalStatus,
    purpose,
    equityLoan: otherLoanIn(isTexas, known.equityLoan),
    ...partsOf(mailingAddress ?? home ?? nowhere),
  };
}

/** Nothing else that comes with an address is an answer. */
const partsOf = ({ street1, street2, city, state, zip }: Address): Address => ({ street1, street2, city, state, zip });

/** An empty field is no trust. */
const entries = {
  ...informationEntries,
  equityLoan: otherLoan,
  trustName: v.pipe(
    v.string(),
    v.transform((typed) => (typed.trim() === '' ? null : typed)),
    informationEntries.trustName,
  ),
};

/** An address that no letter goes to is not checked. */
const toTheHome = v.pipe(
  v.object(entries),
  v.forward(
    v.check((said) => !needsCoOwner(said), CO_OWNER_MISSING),
    ['coOwnerNames'],
  ),
  v.forward(
    v.check((said) => !needsTrustName(said), TRUST_MISSING),
    ['trustName'],
  ),
);
const elsewhere = v.pipe(
  v.object({ ...entries, ...address.entries }),
  v.forward(
    v.check((said) => !needsCoOwner(said), CO_OWNER_MISSING),
    ['coOwnerNames'],
  ),
  v.forward(
    v.check((said) => !needsTrustName(said), TRUST_MISSING),
    ['trustName'],
  ),
);

const mailingOptions = [
  { value: 'HOME', label: words.toTheProperty },
  { value: 'ELSEWHERE', label: words.toAnotherAddress },
] as const;

interface InformationFormProps {
  readonly known: Particulars;
  /** Where they live, where it is not the property: letters are taken to go there until they say otherwise. */
  readonly home?: Address | undefined;
  readonly send: (information: Information) => Promise<Refusal | undefined>;
  readonly submit?: ReactNode;
  /** Other things to do, after the chief one. */
  readonly beside?: ReactNode;
}

export function InformationForm({ known, home, send, submit, beside }: InformationFormProps) {
  const { form, isElsewhere, setElsewhere } = useInformation({ known, home, send });
  const purposes = usePurposes(known);
  const { ownership } = form.values;
  const { value: purpose, onChange: setPurpose, ...purposeField } = form.field('purpose');
  const { onChange: setOwnership, ...ownershipField } = form.field('ownership');
  return (
    <form className={styles['form']} {...form.form}>
      <RadioCards
        {...ownershipField}
        label={words.whoOwnsTheHomeQuestion}
        hint={words.aLineOnYourHome}
        options={ownershipTypes.map((value) => ({ value, ...ownershipWords[value] }))}
        onChange={(owner) => {
          setOwnership(owner);
          if (owner === 'SOLE') form.set({ coOwnerNames: [] });
          if (owner === 'JOINT' && form.values.coOwnerNames.length === 0) form.set({ coOwnerNames: [''] });
        }}
      />
      {ownership === 'TRUST' && (
        <TextField
          {...form.field('trustName')}
          label={words.nameOfTheTrust}
          hint={words.asItAppearsInTheCertificate}
          maxLength={120}
        />
      )}
      {(ownership === 'JOINT' || ownership === 'TRUST') && (
        <CoOwners field={form.field('coOwnerNames')} isTrust={ownership === 'TRUST'} />
      )}
      <RadioCards
        {...form.field('maritalStatus')}
        label={words.areYouMarried}
        hint={words.inSomeStatesASpouse}
        options={maritalStatuses.map((value) => ({ value, ...maritalWords[value] }))}
      />
      <RadioCards
        name="letters"
        label={words.mailingAddress}
        value={isElsewhere ? 'ELSEWHERE' : 'HOME'}
        options={mailingOptions}
        onChange={(where) => setElsewhere(where === 'ELSEWHERE')}
      />
      {isElsewhere && <AddressFields field={form.field} />}
      {form.values.equityLoan.isAsked && <OtherLoanFields field={form.field('equityLoan')} />}
      <SelectField
        {...purposeField}
        label={words.whatIsTheMoney}
        emptyLabel={words.choose}
        options={purposes.map((value) => ({ value, label: purposeWords[value] }))}
        value={purpose ?? ''}
        onChange={(chosen) => setPurpose(linePurposes.find((each) => each === chosen) ?? null)}
      />
      <FormEnd form={form} beside={beside}>
        {submit}
      </FormEnd>
    </form>
  );
}

function usePurposes({ product }: Particulars): readonly LinePurpose[] {
  useSeen('fe-heloc-business-purpose', product !== 'dscr');
  const isBusiness = useFlag('fe-heloc-business-purpose').enabled || product === 'dscr';
  return linePurposes.filter((purpose) => purpose !== 'BUSINESS' || isBusiness);
}

/** The answers, and whether letters go to another address, which alone makes that address one that is checked. */
function useInformation({ known, home, send }: Pick<InformationFormProps, 'known' | 'home' | 'send'>) {
  const [isElsewhere, setElsewhere] = useState((known.mailingAddress ?? home) !== undefined);
  const isTexas = isEquityLoanAsked(useJourney().application.property.state);
  const form = useForm({
    schema: (isElsewhere ? elsewhere : toTheHome) as FormSchema<v.InferOutput<typeof toTheHome>>,
    initial: initialOf(known, home, isTexas),
    onSubmit: (
      { ownership, coOwnerNames, trustName, maritalStatus, purpose, equityLoan },
      { street1, street2, city, state, zip },
    ) =>
      send({
        ownership,
        coOwnerNames,
        trustName: ownership === 'TRUST' ? trustName : null,
        maritalStatus,
        purpose,
        mailingAddress: isElsewhere ? { street1, street2, city, state, zip } : null,
        ...(equityLoan !== undefined && { equityLoan }),
      }),
  });
  return { form, isElsewhere, setElsewhere };
}

interface CoOwnersProps {
  readonly field: FieldBinding<readonly string[]>;
  readonly isTrust: boolean;
}

/** One line for each; the message stands by the first that is wrong. */
function CoOwners({ field, isTrust }: CoOwnersProps) {
  const names = field.value;
  const wrong = Math.max(
    0,
    names.findIndex((name) => name.trim().length < 2),
  );
  const put = (index: number, name: string) => field.onChange(names.map((each, at) => (at === index ? name : each)));
  const what = isTrust ? 'trustee' : 'owner';
  // A line has no identity but its place.
  const lines = names.map((name, index) => ({ key: `line ${index}`, name }));
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['legend']}>{isTrust ? words.theOtherTrustees : words.theOtherOwners}</legend>
      {lines.map(({ key, name }, index) => (
        <TextField
          key={key}
          name={`${field.name}-${index}`}
          {...(index === wrong && { id: field.id, error: field.error })}
          label={words.fullNameOf(what, index + 1)}
          value={name}
          onChange={(typed) => put(index, typed)}
          onBlur={field.onBlur}
          maxLength={120}
        />
      ))}
      <div className={styles['actions']}>
        {names.length < SIGNERS_MAX && (
          <Button kind="secondary" onClick={() => field.onChange([...names, ''])}>
            {words.add(names.length, what)}
          </Button>
        )}
        {names.length > (isTrust ? 0 : 1) && (
          <Button kind="quiet" onClick={() => field.onChange(names.slice(0, -1))}>
            {words.removeTheLast}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
