/** The signature itself: the notary has asked for it, the person has read, types their name and signs. */
import * as v from 'valibot';
import * as words from '#core/words/en/notary-session.ts';
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
  hasRead: v.literal(true, words.pleaseReadItFirst),
  typedName: v.pipe(v.string(), v.trim(), v.nonEmpty(words.pleaseTypeYourName)),
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
    <Card title={words.itIsYourTurn}>
      <form className={screenStyles['form']} {...form.form}>
        <Checkbox {...form.field('hasRead')} isCard label={words.iHaveReadTheDeed} />
        <TextField
          {...form.field('typedName')}
          label={words.typeYourNameToSign}
          hint={words.exactlyAsOnTheDeed(name)}
          autoComplete="off"
        />
        <FormEnd form={form}>{words.signTheDeed}</FormEnd>
      </form>
    </Card>
  );
}
