/** Step 7: how to reach the person, and what they consent to. Text messages are a free choice, in the lender's own words. */
import { useCallback, useEffect, useRef } from 'react';
import { type ConsentsShown, formConsentVersions } from '#core/people/consents.ts';
import { contactForm } from '#core/registration/forms/phone-and-email.ts';
import { registrationSentence } from '#core/registration/words.ts';
import * as words from '#core/words/en/registration.ts';
import { useSteady } from '#web/client/steady.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { PhoneField } from '#web/ui/phone-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { Form } from '#web/ui/use-form.ts';
import { useCompany, useFlag } from '../../site.ts';
import { consentsShown, withValues } from './draft.ts';
import { LaterEnd } from './later-end.tsx';
import later from './later-step.module.css';
import { Linked } from './linked.tsx';
import styles from './register-page.module.css';
import { useRegistration } from './registration.ts';
import { useStepForm } from './step-form.ts';

export function ContactStep() {
  const keep = useShown();
  const { data, store, finish } = useRegistration();
  const form = useStepForm('contact', {
    ...contactForm,
    onSubmit: (answers) => {
      // What stands beside the boxes now is what is agreed to, whatever is published before everything is sent.
      store.update((draft, nowMs) => withValues(draft, { [consentsShown]: keep.shown() }, nowMs));
      return finish([{ step: 'contact', answers }]);
    },
  });
  const { legalLinks } = useCompany();
  const { terms, privacy, communications } = legalLinks;
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
      <TextMessages form={form} onShow={keep.take} />
      <LaterEnd form={form} />
    </form>
  );
}

interface TextMessagesProps extends Pick<SmsWordsProps, 'onShow'> {
  readonly form: Pick<Form<ReturnType<typeof contactForm.read>>, 'field'>;
}

/** A free choice, each by itself. */
function TextMessages({ form, onShow }: TextMessagesProps) {
  const hasTransactional = useFlag('fe-heloc-sms-transactional-consent').enabled;
  return (
    <fieldset className={later['consents']}>
      <legend className={later['consentsLegend']}>{words.textMessages}</legend>
      {hasTransactional && (
        <Checkbox
          {...form.field('smsTransactionalConsent')}
          isOptional
          label={<SmsWords type="SMS_TRANSACTIONAL" onShow={onShow} />}
        />
      )}
      <Checkbox {...form.field('smsMarketingConsent')} isOptional label={<SmsWords type="SMS" onShow={onShow} />} />
    </fieldset>
  );
}

interface SmsPrompt {
  readonly type: 'SMS' | 'SMS_TRANSACTIONAL';
  readonly uuid: string;
  readonly version: string;
}

/** The versions of the words in this page, and of the prompts that took the place of some of them. */
function useShown() {
  const prompts = useRef(new Map<string, SmsPrompt>());
  const take = useCallback((prompt: SmsPrompt) => void prompts.current.set(prompt.type, prompt), []);
  const shown = (): ConsentsShown => {
    const all = [...prompts.current.values()];
    const versions = Object.fromEntries(all.map(({ type, version }) => [type, version]));
    return {
      versions: { ...formConsentVersions, ...versions },
      promptUuids: Object.fromEntries(all.map(({ type, uuid }) => [type, uuid])),
    };
  };
  return { take, shown };
}

interface SmsWordsProps extends Pick<SmsPrompt, 'type'> {
  readonly onShow: (prompt: SmsPrompt) => void;
}

/** The prompt whose id the answer will carry; until it has come, ours says the same. */
function SmsWords({ type, onShow }: SmsWordsProps) {
  const prompt = useSteady('GET /service-comms-prefs/external/api/v1/consent/prompt/{consentType}', {
    context: 'external',
    params: { consentType: type },
  });
  const { display } = useCompany().names;
  const answer = prompt.state === 'loaded' ? prompt.answer : undefined;
  useEffect(() => {
    if (answer) onShow({ type, uuid: answer.uuid, version: answer.version });
  }, [type, answer, onShow]);
  if (answer) return answer.text;
  const key = type === 'SMS' ? 'consent.smsMarketing' : 'consent.smsTransactional';
  return registrationSentence(key, { lender: display });
}
