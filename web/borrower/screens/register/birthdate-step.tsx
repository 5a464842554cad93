/** Step 6: the date of birth. Old enough is a question of the day, the product and the property's state. */
import { fieldMessages } from '#core/people/check.ts';
import { birthdateForm } from '#core/registration/forms/birthdate.ts';
import { stepWords } from '#core/words/en/registration-steps.ts';
import { DateField } from '#web/ui/date-field.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { ageRefusal } from './age-rule.ts';
import { LaterEnd } from './later-end.tsx';
import { OtherProducts } from './other-products.tsx';
import styles from './register-page.module.css';
import { useRegistration } from './registration.ts';
import { useStepForm } from './step-form.ts';

export function BirthdateStep() {
  const { data, product } = useRegistration();
  const form = useStepForm('birthdate', {
    ...birthdateForm,
    isOneThing: true,
    messages: (values) => {
      const messages = fieldMessages(birthdateForm.schema, values);
      if (Object.keys(messages).length > 0) return messages;
      const refusal = ageRefusal({ ...data, dob: born(values) }, product);
      return refusal === undefined ? {} : { '': refusal };
    },
  });
  const given = { ...data, dob: born(form.values) };
  // Said by the field; another product of the same lender may take someone younger.
  const isTooYoung = form.mistakes.some(({ message }) => message === ageRefusal(given, product));
  return (
    <form className={styles['form']} {...form.form}>
      <DateField
        {...form.whole('dob')}
        isBirthDate
        label={<VisuallyHidden>{stepWords.birthdate.title}</VisuallyHidden>}
      />
      {isTooYoung && <OtherProducts answers={given} />}
      <LaterEnd form={form} />
    </form>
  );
}

type Typed = ReturnType<typeof birthdateForm.read>;

function born({ day, month, year }: Typed) {
  return { day: Number(day), month: Number(month), year: Number(year) };
}
