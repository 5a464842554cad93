/** The property could not be found, or the address means several: correct it, or say which. */
import * as v from 'valibot';
import { takes } from '#core/journey/outline.ts';
import { address } from '#core/people/address.ts';
import * as words from '#core/words/en/review.ts';
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
    <Screen title={words.whichOfTheseIsYours}>
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
      <p className={styles['lead']}>{words.theAddressIsNot}</p>
      <AddressFields field={form.field} />
      <FormEnd form={form}>{words.lookAgain}</FormEnd>
    </form>
  );
}

const answers = v.object({
  parcelId: v.pipe(v.string(words.pleaseChooseYourProperty), v.nonEmpty(words.pleaseChooseYourProperty)),
});

function ParcelForm({ candidates }: Pick<Particulars, 'candidates'>) {
  const send = useCommand('chooseProperty');
  const initial: { parcelId: string | null } = { parcelId: null };
  const form = useForm({ schema: answers, initial, onSubmit: (chosen) => send(chosen) });
  return (
    <form className={styles['form']} {...form.form}>
      <RadioCards
        {...form.field('parcelId')}
        label={words.publicRecordsKnowSeveral}
        options={candidates.map(({ parcelId, description }) => ({
          value: parcelId,
          label: description,
          hint: words.parcel(parcelId),
        }))}
      />
      <FormEnd form={form} />
    </form>
  );
}
