/**
 * Step 1: the property and how its owner uses it. The rules it is checked by arrive a moment after the page, while the
 * person reads: no one has finished typing an address by then.
 */
import { useEffect, useReducer } from 'react';
import type { Address, OccupancyType } from '#core/people/address.ts';
import * as words from '#core/words/en/registration.ts';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import type { FieldBinding, Form } from '#web/ui/use-form.ts';
import { useSentences } from '../../site.ts';
import { AddressField, pickTyped, useAddressMode } from './address-field.tsx';
import { PlaceWords, usePlace } from './place.tsx';
import styles from './register-page.module.css';
import { useRegistration } from './registration.ts';
import { StepEnd } from './step-end.tsx';
import { useStepForm } from './step-form.ts';

type Values = Address & { readonly occupancyType: OccupancyType | null };

type Rules = typeof import('./property-rules.ts');
let rules: Rules | undefined;

async function loadRules(): Promise<void> {
  rules ??= await import('./property-rules.ts').catch(() => undefined);
}

export function PropertyStep() {
  const { data, finish } = useRegistration();
  const { recentPurchase } = useSentences();
  const mode = useAddressMode(data.propertyAddress);
  const { judge, ...place } = usePlace();
  const [, look] = useReducer((times: number) => times + 1, 0);
  useEffect(() => void loadRules().then(look), []);
  const form = useStepForm<Values>('property', {
    schema: { '~standard': { validate: (values) => rules?.readAnswers(values) ?? { issues: [] } } },
    read: ({ propertyAddress }) => propertyAddress,
    isOneThing: true,
    messages: (values) => rules?.messagesFor(values, mode.hasExtraFields) ?? {},
    onSubmit: async (answers, values) => {
      const { isFine, refusal } = await judge(values, mode.hasExtraFields);
      return isFine ? finish([{ step: 'property', answers }]) : refusal;
    },
  });
  const { values } = form;
  const submit: Form<Values>['form']['onSubmit'] = async (event) => {
    event.preventDefault();
    await loadRules();
    if (!mode.hasExtraFields) await pickTyped({ address: values, set: form.set });
    form.form.onSubmit(event);
  };
  return (
    <form className={styles['form']} {...form.form} onSubmit={submit}>
      <AddressField
        {...mode}
        address={values}
        bind={form.field}
        set={form.set}
        lineOf={(address) => rules?.lineOf(address)}
        label={words.whatIsTheAddress}
      />
      <OccupancyField {...form.field('occupancyType')} />
      {/* After the choices: what arrives late must not move them under someone's finger. */}
      <PlaceWords place={values} {...place} />
      <StepEnd form={form} fineprint={recentPurchase} />
    </form>
  );
}

const uses = [
  { value: 'HOME', label: words.primaryHome },
  { value: 'SECONDARY', label: words.secondHome },
  { value: 'INVESTMENT', label: words.investmentProperty },
] as const;

export function OccupancyField(binding: FieldBinding<OccupancyType | null>) {
  return <RadioCards {...binding} label={words.howDoYouUse} options={uses} />;
}
