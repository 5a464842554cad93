/** The signature itself: the notary has asked for it, the person has read, types their name and signs. */
import * as v from 'valibot';
import { call } from '#web/client/client.ts';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { refused } from '../../journey-screen.tsx';
import { FormEnd } from '../application/form-end.tsx';
import screenStyles from '../application/screen.module.css';
import type { Session } from './meeting-session.ts';

const answers = v.object({
  hasRead: v.literal(true, 'Please read it first'),
  typedName: v.pipe(v.string(), v.trim(), v.nonEmpty('Please type your name')),
});

export function SignDeed({ session, onSigned }: { readonly session: Session; readonly onSigned: () => void }) {
  const { uuid, me, seats } = session;
  const name = seats.find(({ identityUuid }) => identityUuid === me)?.name ?? '';
  const initial: { hasRead: boolean; typedName: string } = { hasRead: false, typedName: '' };
  const form = useForm({
    schema: answers,
    initial,
    onSubmit: async ({ typedName }) => {
      try {
        await call('POST /service-notary/api/v1/sessions/{uuid}/signature', { params: { uuid }, body: { typedName } });
        onSigned();
        return undefined;
      } catch (error) {
        return refused(error, onSigned);
      }
    },
  });
  return (
    <Card title="It is your turn to sign">
      <form className={screenStyles['form']} {...form.form}>
        <Checkbox {...form.field('hasRead')} isCard label="I have read the deed, and I sign it of my own free will." />
        <TextField
          {...form.field('typedName')}
          label="Type your name to sign"
          hint={`Exactly as on the deed: ${name}`}
          autoComplete="off"
        />
        <FormEnd form={form}>Sign the deed</FormEnd>
      </form>
    </Card>
  );
}
