/** Correcting one answer on the summary: the same questions as at first, and a word on what it sets in motion. */
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { annualIncomeCents, otherIncomeCents } from '#core/application/income-cents.ts';
import { address } from '#core/people/address.ts';
import { type EmploymentType, employmentLabels, employmentTypes, laterEmploymentTypes } from '#core/people/income.ts';
import { name as nameSchema, suffixes, suffixOptions } from '#core/people/name.ts';
import { phoneNumber, toPhoneDigits } from '#core/people/phone.ts';
import * as words from '#core/words/en/start.ts';
import { MoneyField } from '#web/ui/money-field.tsx';
import { PhoneField } from '#web/ui/phone-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { useCommand, useJourney } from '../../journey-screen.tsx';
import { useStart } from '../../site.ts';
import { AddressFields } from '../application/address-fields.tsx';
import { CommandButton } from '../application/command-button.tsx';
import { FormEnd } from '../application/form-end.tsx';
import type { Particulars } from '../application/particulars.tsx';
import styles from '../application/screen.module.css';
import { InformationForm } from './information-form.tsx';

interface CorrectionProps {
  readonly known: Particulars;
  /** The way back without a change. */
  readonly cancel: ReactNode;
}

const again = words.wellLookAtYourOffers;

export function NameCorrection({ known, cancel }: CorrectionProps) {
  const send = useCommand('correctAnswers');
  const areDigitsAllowed = useStart().environment !== 'production';
  const form = useForm({
    schema: nameSchema({ areDigitsAllowed }),
    initial: known.name,
    onSubmit: (name) => send({ name }),
  });
  const { value: suffix, onChange: setSuffix, ...suffixField } = form.field('suffix');
  return (
    <form className={styles['form']} {...form.form}>
      <p className={styles['note']}>{words.yourCreditFileIsFound(again)}</p>
      <TextField {...form.field('firstName')} label={words.firstName} autoComplete="given-name" />
      <TextField {...form.field('middleName')} label={words.middleName} isOptional autoComplete="additional-name" />
      <TextField {...form.field('lastName')} label={words.lastName} autoComplete="family-name" />
      <SelectField
        {...suffixField}
        label={words.suffix}
        isOptional
        options={suffixOptions}
        value={suffix}
        onChange={(chosen) => setSuffix(suffixes.find((each) => each === chosen) ?? '')}
      />
      <FormEnd form={form} beside={cancel}>
        {words.saveMyName}
      </FormEnd>
    </form>
  );
}

export function PhoneCorrection({ known, cancel }: CorrectionProps) {
  const send = useCommand('savePhone');
  const form = useForm({
    schema: v.object({ phoneNumber }),
    initial: { phoneNumber: known.phoneNumber ?? '' },
    onSubmit: (said) => send({ phoneNumber: toPhoneDigits(said.phoneNumber) }),
  });
  return (
    <form className={styles['form']} {...form.form}>
      <PhoneField {...form.field('phoneNumber')} label={words.mobilePhone} />
      <FormEnd form={form} beside={cancel}>
        {words.saveMyNumber}
      </FormEnd>
    </form>
  );
}

export function AddressCorrection({ cancel }: CorrectionProps) {
  const { street1, street2, city, state, zip } = useJourney().application.property;
  const send = useCommand('correctAnswers');
  const form = useForm({
    schema: address,
    initial: { street1, street2, city, state, zip },
    onSubmit: (corrected) => send({ address: corrected }),
  });
  return (
    <form className={styles['form']} {...form.form}>
      <p className={styles['note']}>{words.anotherAddressIsLooked(again)}</p>
      <AddressFields field={form.field} />
      <FormEnd form={form} beside={cancel}>
        {words.saveTheAddress}
      </FormEnd>
    </form>
  );
}

const income = v.object({
  employmentType: v.picklist(employmentTypes, words.pleaseChooseYourSource),
  annualIncomeCents,
  otherIncomeCents: v.nullable(otherIncomeCents),
});

export function IncomeCorrection({ known, cancel }: CorrectionProps) {
  const send = useCommand('correctAnswers');
  const initial: {
    employmentType: EmploymentType | null;
    annualIncomeCents: number | null;
    otherIncomeCents: number | null;
  } = {
    employmentType: known.employmentType as EmploymentType,
    annualIncomeCents: known.annualIncomeCents,
    otherIncomeCents: known.otherIncomeCents,
  };
  const form = useForm({
    schema: income,
    initial,
    onSubmit: (said) => send({ income: { ...said, otherIncomeCents: said.otherIncomeCents ?? 0 } }),
  });
  const { value: source, onChange: setSource, ...sourceField } = form.field('employmentType');
  return (
    <form className={styles['form']} {...form.form}>
      <p className={styles['note']}>{words.yourOffersArePriced(again)}</p>
      <SelectField
        {...sourceField}
        label={words.sourceOfIncome}
        options={laterEmploymentTypes(known.employmentType as EmploymentType).map((value) => ({
          value,
          label: employmentLabels[value],
        }))}
        value={source ?? ''}
        onChange={(chosen) => setSource(employmentTypes.find((type) => type === chosen) ?? null)}
      />
      <MoneyField {...form.field('annualIncomeCents')} label={words.annualIncome} hint={words.yourOwnBeforeTaxes} />
      <MoneyField {...form.field('otherIncomeCents')} label={words.otherIncome} isOptional />
      <FormEnd form={form} beside={cancel}>
        {words.saveMyIncome}
      </FormEnd>
    </form>
  );
}

export function InformationCorrection({ known, cancel }: CorrectionProps) {
  const send = useCommand('correctAnswers');
  return (
    <InformationForm
      known={known}
      send={(information) => send({ information })}
      submit={words.saveMyAnswers}
      beside={cancel}
    />
  );
}

export function OfferCorrection({ cancel }: CorrectionProps) {
  return (
    <div className={styles['form']}>
      <p className={styles['note']}>{words.yourOffersStandAsThey}</p>
      <div className={styles['actions']}>
        <CommandButton command="correctAnswers" body={{ isOfferReopened: true }}>
          {words.chooseAnotherOffer}
        </CommandButton>
        {cancel}
      </div>
    </div>
  );
}
