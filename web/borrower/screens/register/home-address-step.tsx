/** Step 2, for owners who live elsewhere. */
import { formatAddress, typeaheadMessage } from '#core/people/address.ts';
import { fieldMessages } from '#core/people/check.ts';
import { homeAddressForm } from '#core/registration/forms/home-address.ts';
import * as words from '#core/words/en/registration.ts';
import type { Form } from '#web/ui/use-form.ts';
import { AddressField, pickTyped, useAddressMode } from './address-field.tsx';
import { LaterEnd } from './later-end.tsx';
import styles from './register-page.module.css';
import { useRegistration } from './registration.ts';
import { useStepForm } from './step-form.ts';

type Values = ReturnType<typeof homeAddressForm.read>;

export function HomeAddressStep() {
  const { data } = useRegistration();
  const mode = useAddressMode(data.homeAddress);
  const form = useStepForm<Values>('homeAddress', {
    ...homeAddressForm,
    isOneThing: true,
    messages: (values) => homeMessages(values, mode.hasExtraFields),
  });
  const { values } = form;
  const submit: Form<Values>['form']['onSubmit'] = async (event) => {
    event.preventDefault();
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
        lineOf={(address) => formatAddress({ ...address, street2: '' })}
        label={words.yourHomeAddress}
      />
      <LaterEnd form={form} />
    </form>
  );
}

/** With the one line there is one place to say it, as on the property's page. */
export function homeMessages(home: Values, hasExtraFields: boolean) {
  const messages = fieldMessages(homeAddressForm.schema, home);
  if (hasExtraFields || Object.keys(messages).length === 0) return messages;
  return { street1: typeaheadMessage(home.street1) ?? typeaheadMessage('') ?? '' };
}
