/** The number the notary calls. Saving it is the whole answer. */
import * as v from 'valibot';
import { phoneNumber, toPhoneDigits } from '#core/people/phone.ts';
import * as words from '#core/words/en/conditions.ts';
import { PhoneField } from '#web/ui/phone-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { Screen, useCommand, useJourney } from '../../journey-screen.tsx';
import { FormEnd } from '../application/form-end.tsx';
import { WithParticulars } from '../application/particulars.tsx';
import styles from '../application/screen.module.css';
import { useScreenPath } from '../application/screen-path.ts';
import { WaysOn } from '../application/ways-on.tsx';

const answers = v.object({ phoneNumber });

export function PhoneNumber() {
  const { turns } = useJourney();
  const pathTo = useScreenPath();
  return (
    <Screen back={{ to: pathTo('conditions') }}>
      <div className={styles['stack']}>
        {turns > 0 && (
          <p className={styles['note']} role="status">
            {words.yourNumberIsSaved}
          </p>
        )}
        <WithParticulars key={turns}>{(known) => <PhoneForm known={known.phoneNumber} />}</WithParticulars>
        <WaysOn />
      </div>
    </Screen>
  );
}

function PhoneForm({ known }: { readonly known: string | null }) {
  const send = useCommand('savePhone');
  const form = useForm({
    schema: answers,
    initial: { phoneNumber: known ?? '' },
    onSubmit: (said) => send({ phoneNumber: toPhoneDigits(said.phoneNumber) }),
  });
  return (
    <form className={styles['form']} {...form.form}>
      <PhoneField {...form.field('phoneNumber')} label={words.yourMobilePhone} hint={words.theNotaryAndOur} />
      <FormEnd form={form}>{words.saveMyNumber}</FormEnd>
    </form>
  );
}
