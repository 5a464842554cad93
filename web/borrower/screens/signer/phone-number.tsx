/** The telephone number that the notary calls: a page of its own, so that no other signer's page carries its form. */
import * as v from 'valibot';
import { phoneNumber } from '#core/people/phone.ts';
import * as words from '#core/words/en/signer.ts';
import { Navigate, useLocation } from '#web/app/router.tsx';
import { PhoneField } from '#web/ui/phone-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { inSameBrand } from '../../admit.ts';
import { FormEnd } from '../application/form-end.tsx';
import screenStyles from '../application/screen.module.css';
import { SignerPage, type SignerStatus, useSignerCommand } from './signer-page.tsx';

const resume = '/account/heloc/heloc-signer/resume';

export function SignerPhoneNumber() {
  return <SignerPage>{(status) => <PhoneForm status={status} />}</SignerPage>;
}

const answer = v.object({ phoneNumber });

function PhoneForm({ status }: { readonly status: SignerStatus }) {
  const { search } = useLocation();
  const send = useSignerCommand('savePhone', status.applicationUuid);
  const form = useForm({ schema: answer, initial: { phoneNumber: '' }, onSubmit: (typed) => send(typed) });
  if (!status.isPhoneMissing) return <Navigate to={inSameBrand(resume, search)} replace />;
  return (
    <form className={screenStyles['form']} {...form.form}>
      <p className={screenStyles['lead']}>{words.theNotaryCallsYouOn}</p>
      <PhoneField {...form.field('phoneNumber')} label={words.yourMobilePhone} />
      <FormEnd form={form}>{words.save}</FormEnd>
    </form>
  );
}
