/**
 * A password that is forgotten. Anyone who asks is told the same, whether or not there is such an account: the letter itself
 * is the only answer, and only its owner can read it.
 */
import { useState } from 'react';
import * as v from 'valibot';
import { email } from '#core/people/email.ts';
import * as words from '#core/words/en/login.ts';
import { refusalOf } from '#web/app/failure-text.ts';
import { useLocation } from '#web/app/router.tsx';
import { call } from '#web/client/client.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button, SubmitButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { rich } from '#web/ui/rich.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { Link } from '../../link.tsx';
import { PageHeading } from '../../shell/page-heading.tsx';
import { SupportHours, SupportPhone } from '../../shell/support-lines.tsx';
import styles from './auth-page.module.css';

const asked = v.object({ email });

export function ForgotPasswordPage() {
  const { search } = useLocation();
  const [sentTo, setSentTo] = useState('');
  const form = useForm({
    schema: asked,
    initial: { email: '' },
    onSubmit: async ({ email }) => {
      const body = { email };
      try {
        await call('POST /identity-broker/{kind}/api/v3/password/forgot', { params: { kind: 'customer' }, body });
        setSentTo(email);
        return undefined;
      } catch (error) {
        return refusalOf(error);
      }
    },
  });
  return (
    <div className={styles['page']}>
      <PageHeading />
      <Card>
        {sentTo === '' ? (
          <form className={styles['form']} {...form.form}>
            {form.failure && <Alert>{form.failure}</Alert>}
            <p>{words.tellUsTheEmail}</p>
            <TextField
              {...form.field('email')}
              label={words.email}
              type="email"
              inputMode="email"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
            />
            <SubmitButton isBusy={form.isSubmitting} busyLabel={words.sending}>
              {words.sendTheLink}
            </SubmitButton>
          </form>
        ) : (
          <Sent to={sentTo} onAgain={() => setSentTo('')} />
        )}
        <p className={styles['aside']}>
          <Link to={`/auth/login${search}`}>{words.backToLogin}</Link>
        </p>
      </Card>
      <div className={styles['aside']}>
        <p>{rich(words.noLongerAbleToRead(<SupportPhone />))}</p>
        <SupportHours />
      </div>
    </div>
  );
}

function Sent({ to, onAgain }: { readonly to: string; readonly onAgain: () => void }) {
  return (
    <>
      <div role="status" className={styles['form']}>
        <h2 className={styles['outcome']}>{words.checkYourEmail}</h2>
        <p>{rich(words.ifBelongsToAnAccount(to, (text) => <strong className={styles['address']}>{text}</strong>))}</p>
      </div>
      <p className={styles['aside']}>{words.nothingAfterAFew}</p>
      <div>
        <Button kind="secondary" onClick={onAgain}>
          {words.tryAgain}
        </Button>
      </div>
    </>
  );
}
