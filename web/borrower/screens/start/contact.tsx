/** How the home is held, and with whom: whoever owns it with the borrower signs the deed later. */
import * as v from 'valibot';
import { SIGNERS_MAX } from '#core/application/application.ts';
import { ownershipTypes } from '#core/application/enums.ts';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { Screen, useCommand } from '../../journey-screen.tsx';
import { FormEnd } from '../application/form-end.tsx';
import { type Particulars, WithParticulars } from '../application/particulars.tsx';
import styles from '../application/screen.module.css';

const owners = {
  SOLE: { label: 'I own it alone', hint: 'Only your name is on the deed.' },
  JOINT: { label: 'I own it with others', hint: 'They sign the deed of trust or mortgage, never the loan itself.' },
  TRUST: { label: 'A trust owns it', hint: 'We will ask for the certificate of trust.' },
} as const;

const answers = v.pipe(
  v.object({
    ownership: v.picklist(ownershipTypes, 'Please choose who owns the home'),
    coOwners: v.pipe(v.string(), v.transform(Number)),
  }),
  v.forward(
    v.check(({ ownership, coOwners }) => ownership !== 'JOINT' || coOwners > 0, 'Please choose how many others own it'),
    ['coOwners'],
  ),
);

export function StartContact() {
  return (
    <Screen>
      <WithParticulars>{(known) => <Ownership known={known} />}</WithParticulars>
    </Screen>
  );
}

function Ownership({ known: { ownership } }: { readonly known: Particulars }) {
  const send = useCommand('submitInformation');
  const initial: { ownership: (typeof ownershipTypes)[number] | null; coOwners: string } = {
    ownership: ownership.type,
    coOwners: String(ownership.coOwners),
  };
  const form = useForm({
    schema: answers,
    initial,
    onSubmit: (said) => send(said.ownership === 'SOLE' ? { ownership: 'SOLE', coOwners: 0 } : said),
  });
  const isShared = form.values.ownership === 'JOINT' || form.values.ownership === 'TRUST';
  return (
    <form className={styles['form']} {...form.form}>
      <p className={styles['lead']}>A line on your home needs the signature of everyone who owns it.</p>
      <RadioCards
        {...form.field('ownership')}
        label="Who owns the home?"
        options={ownershipTypes.map((value) => ({ value, ...owners[value] }))}
      />
      {isShared && (
        <SelectField
          {...form.field('coOwners')}
          label="How many other owners or trustees are there?"
          hint="Besides you. We invite them by email when it is time to sign."
          options={Array.from({ length: SIGNERS_MAX + 1 }, (_, count) => ({
            value: String(count),
            label: count === 0 ? 'None' : String(count),
          }))}
        />
      )}
      <FormEnd form={form} />
    </form>
  );
}
