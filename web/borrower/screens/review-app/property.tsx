/** The property could not be found, or the address means several: correct it, or say which. */

import * as v from 'valibot';
import { takes } from '#core/journey/outline.ts';
import { address } from '#core/people/address.ts';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { Screen, useCommand, useJourney } from '../../journey-screen.tsx';
import { AddressFields } from '../application/address-fields.tsx';
import { FormEnd } from '../application/form-end.tsx';
import { type Particulars, WithParticulars } from '../application/particulars.tsx';
import styles from '../application/screen.module.css';

export function ReviewProperty() {
  const isMany = takes(useJourney().application.status.checklistStatus, 'propertyChosen');
  if (!isMany) {
    return (
      <Screen>
        <AddressForm />
      </Screen>
    );
  }
  return (
    <Screen title="Which of these is yours?">
      <WithParticulars>{({ candidates }) => <ParcelForm candidates={candidates} />}</WithParticulars>
    </Screen>
  );
}

function AddressForm() {
  const { street1, street2, city, state, zip } = useJourney().application.property;
  const send = useCommand('correctAddress');
  const form = useForm({
    schema: address,
    initial: { street1, street2, city, state, zip },
    onSubmit: (corrected) => send({ address: corrected }),
  });
  return (
    <form className={styles['form']} {...form.form}>
      <p className={styles['lead']}>
        The address is not in public records as it is written here. Often a unit number is missing, or the street is
        spelled another way. Your tax bill shows it as the county writes it.
      </p>
      <AddressFields field={form.field} />
      <FormEnd form={form}>Look again</FormEnd>
    </form>
  );
}

const answers = v.object({ parcelId: v.pipe(v.string('Please choose your property'), v.nonEmpty()) });

function ParcelForm({ candidates }: Pick<Particulars, 'candidates'>) {
  const send = useCommand('chooseProperty');
  const initial: { parcelId: string | null } = { parcelId: null };
  const form = useForm({ schema: answers, initial, onSubmit: (chosen) => send(chosen) });
  return (
    <form className={styles['form']} {...form.form}>
      <RadioCards
        {...form.field('parcelId')}
        label="Public records know several properties at your address"
        options={candidates.map(({ parcelId, description }) => ({
          value: parcelId,
          label: description,
          hint: `Parcel ${parcelId}`,
        }))}
      />
      <FormEnd form={form} />
    </form>
  );
}
