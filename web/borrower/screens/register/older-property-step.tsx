/** The first page of the older form: the property, and on the same page the home of owners who live elsewhere. */
import * as v from 'valibot';
import { type Address, formatAddress } from '#core/people/address.ts';
import type { RegistrationData } from '#core/registration/data.ts';
import { homeAddressForm } from '#core/registration/forms/home-address.ts';
import { propertyForm, propertyMessages } from '#core/registration/forms/property.ts';
import * as words from '#core/words/en/registration.ts';
import type { Form } from '#web/ui/use-form.ts';
import { useSentences } from '../../site.ts';
import { AddressField, pickTyped, useAddressMode } from './address-field.tsx';
import { homeMessages } from './home-address-step.tsx';
import { PlaceWords, usePlace } from './place.tsx';
import { OccupancyField } from './property-step.tsx';
import styles from './register-page.module.css';
import { type Confirmed, useRegistration } from './registration.ts';
import { StepEnd } from './step-end.tsx';
import { useStepForm } from './step-form.ts';

/** Two addresses in one form: the home's fields carry its name. */
const homeFields = {
  street1: 'homeStreet1',
  street2: 'homeStreet2',
  city: 'homeCity',
  state: 'homeState',
  zip: 'homeZip',
} as const satisfies Record<keyof Address, string>;
type HomeValues = { readonly [Part in keyof Address as (typeof homeFields)[Part]]: string };
type Values = ReturnType<typeof propertyForm.read> & HomeValues;

const parts = Object.keys(homeFields) as (keyof Address)[];

function homeIn(values: HomeValues): Address {
  return Object.fromEntries(parts.map((part) => [part, values[homeFields[part]]])) as unknown as Address;
}

function asHome<T>(home: Partial<Record<keyof Address, T>>): Record<string, T> {
  return Object.fromEntries(
    parts.flatMap((part) => (home[part] === undefined ? [] : [[homeFields[part], home[part] as T]])),
  );
}

function propertyIn({ street1, street2, city, state, zip, occupancyType }: Values) {
  return { street1, street2, city, state, zip, occupancyType };
}

const isElsewhere = ({ occupancyType }: Pick<Values, 'occupancyType'>) =>
  occupancyType !== null && occupancyType !== 'HOME';

const lineOf = (address: Address) => formatAddress({ ...address, street2: '' });

function read(data: RegistrationData): Values {
  return { ...propertyForm.read(data), ...asHome(data.homeAddress) } as Values;
}

/** The messages decide whether the form is in order; each part is then read by its own step's schema. */
const whatever = v.pipe(
  v.custom<Values>(() => true),
  v.transform(() => ({})),
);

export function OlderPropertyStep() {
  const { data, finish } = useRegistration();
  const { recentPurchase } = useSentences();
  const mode = useAddressMode(data.propertyAddress);
  const homeMode = useAddressMode(data.homeAddress);
  const { judge, ...place } = usePlace();
  const form = useStepForm<Values>('property', {
    schema: whatever,
    read,
    isOneThing: true,
    messages: (values) => ({
      ...propertyMessages(propertyIn(values), mode.hasExtraFields),
      ...(isElsewhere(values) && asHome(homeMessages(homeIn(values), homeMode.hasExtraFields))),
    }),
    onSubmit: async (_, values) => {
      const { isFine, refusal } = await judge(values, mode.hasExtraFields);
      return isFine ? finish(confirmedIn(values)) : refusal;
    },
  });
  const { values } = form;
  const home = homeIn(values);
  const setHome = (changed: Partial<Address>) => form.set(asHome(changed));
  const submit: Form<Values>['form']['onSubmit'] = async (event) => {
    event.preventDefault();
    if (!mode.hasExtraFields) await pickTyped({ address: values, set: form.set });
    if (isElsewhere(values) && !homeMode.hasExtraFields) await pickTyped({ address: home, set: setHome });
    form.form.onSubmit(event);
  };
  return (
    <form className={styles['form']} {...form.form} onSubmit={submit}>
      <AddressField
        {...mode}
        address={values}
        bind={form.field}
        set={form.set}
        lineOf={lineOf}
        label={words.whatIsTheAddress}
      />
      <OccupancyField {...form.field('occupancyType')} />
      {/* After the choices: what arrives late must not move them under someone's finger. */}
      <PlaceWords place={values} {...place} />
      {isElsewhere(values) && (
        <AddressField
          {...homeMode}
          address={home}
          bind={(part) => form.field(homeFields[part])}
          set={setHome}
          lineOf={lineOf}
          label={words.whereDoYouLive}
        />
      )}
      <StepEnd form={form} fineprint={recentPurchase} />
    </form>
  );
}

function confirmedIn(values: Values): readonly Confirmed[] {
  const property = { step: 'property' as const, answers: v.parse(propertyForm.schema, propertyIn(values)) };
  if (!isElsewhere(values)) return [property];
  return [property, { step: 'homeAddress', answers: v.parse(homeAddressForm.schema, homeIn(values)) }];
}
