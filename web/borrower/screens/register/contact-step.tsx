/** Step 7: how to reach the person, and what they consent to. Text messages are a free choice, in the lender's own words. */
import { contactForm } from '#core/registration/forms/phone-and-email.ts';
import { registrationSentence } from '#core/registration/words.ts';
import * as words from '#core/words/en/registration.ts';
import { useSteady } from '#web/client/steady.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { PhoneField } from '#web/ui/phone-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useCompany, useFlag } from '../../site.ts';
import { LaterEnd } from './later-end.tsx';
import later from './later-step.module.css';
import { Linked } from './linked.tsx';
import styles from './register-page.module.css';
import { useRegistration } from './registration.ts';
import { useStepForm } from './step-form.ts';

export function ContactStep() {
  const { data } = useRegistration();
  const form = useStepForm('contact', contactForm);
  const { legalLinks } = useCompany();
  const { terms, privacy, communications } = legalLinks;
  const hasTransactional = useFlag('fe-heloc-sms-transactional-consent').enabled;
  const termsSentence = registrationSentence('consent.termPrivacy', { termsLabel: terms.label });
  return (
    <form className={styles['form']} {...form.form}>
      <PhoneField {...form.field('phoneNumber')} label={words.mobilePhone} />
      <TextField
        {...form.field('email')}
        type="email"
        inputMode="email"
        label={words.email}
        hint={data.isEmailFromProfile ? words.theAddressYouLog : undefined}
        readOnly={data.isEmailFromProfile}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <fieldset className={later['consents']}>
        <legend className={later['consentsLegend']}>{words.pleaseReadAndAgree}</legend>
        <Checkbox
          {...form.field('termPrivacyConsent')}
          label={<Linked sentence={termsSentence} links={[terms, { ...privacy, label: words.privacyPolicy }]} />}
        />
        <Checkbox
          {...form.field('communicationConsent')}
          label={
            <Linked
              sentence={registrationSentence('consent.communication')}
              links={[{ label: words.documentsAndNotices, href: communications.href }]}
            />
          }
        />
      </fieldset>
      <fieldset className={later['consents']}>
        <legend className={later['consentsLegend']}>{words.textMessages}</legend>
        {hasTransactional && (
          <Checkbox
            {...form.field('smsTransactionalConsent')}
            isOptional
            label={<SmsWords type="SMS_TRANSACTIONAL" />}
          />
        )}
        <Checkbox {...form.field('smsMarketingConsent')} isOptional label={<SmsWords type="SMS" />} />
      </fieldset>
      <LaterEnd form={form} />
    </form>
  );
}

/** The prompt whose id the answer will carry; until it has come, ours says the same. */
function SmsWords({ type }: { readonly type: 'SMS' | 'SMS_TRANSACTIONAL' }) {
  const prompt = useSteady('GET /service-comms-prefs/external/api/v1/consent/prompt/{consentType}', {
    context: 'external',
    params: { consentType: type },
  });
  const { display } = useCompany().names;
  if (prompt.state === 'loaded') return prompt.answer.text;
  const key = type === 'SMS' ? 'consent.smsMarketing' : 'consent.smsTransactional';
  return registrationSentence(key, { lender: display });
}
