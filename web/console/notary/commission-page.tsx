/** A notary's commission, entered once: every seal of theirs is made from it. */
import { useState } from 'react';
import { stateNames } from '#core/eligibility/states.ts';
import { type Commission, commissionSchema } from '#core/notary/commission.ts';
import { sentenceOf } from '#web/app/failure-text.ts';
import { Loaded } from '#web/app/loaded.tsx';
import { call } from '#web/client/client.ts';
import { queryClient, useRead } from '#web/client/queries.ts';
import { Alert } from '#web/ui/alert.tsx';
import { SubmitButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import styles from '../console.module.css';
import { Seal } from './seal-dialog.tsx';

const key = 'GET /service-notary/api/v1/commission';
const states = Object.entries(stateNames).map(([value, label]) => ({ value, label }));

export function CommissionPage() {
  const query = useRead(key, []);
  return (
    <>
      <h1>My commission</h1>
      <Loaded query={query} label="Reading your commission">
        {({ commission, refusal }) => (
          <div className={styles['columns']}>
            <Form commission={commission} />
            <Card title="Your seal">
              {refusal !== null && <Alert>{refusal}</Alert>}
              <Seal commission={commission} />
            </Card>
          </div>
        )}
      </Loaded>
    </>
  );
}

function Form({ commission }: { readonly commission: Commission | null }) {
  const [isSaved, setSaved] = useState(false);
  const initial: Record<keyof Commission, string> = commission ?? {
    name: '',
    state: '',
    county: '',
    number: '',
    expiresOn: '',
  };
  const form = useForm({
    schema: commissionSchema,
    initial,
    onSubmit: async (body) => {
      setSaved(false);
      try {
        await call('PUT /service-notary/api/v1/commission', { body });
      } catch (error) {
        return { message: sentenceOf(error) };
      }
      await queryClient.invalidateQueries({ queryKey: [key] });
      setSaved(true);
      return undefined;
    },
  });
  return (
    <Card title="As shown on your commission">
      <form className={styles['form']} {...form.form}>
        {form.failure && <Alert>{form.failure}</Alert>}
        <TextField {...form.field('name')} label="Name on the commission" />
        <SelectField {...form.field('state')} label="State" emptyLabel="Choose" options={states} />
        <TextField
          {...form.field('county')}
          label="County you are in when you notarize"
          hint="In that state, such as Washoe County"
        />
        <TextField {...form.field('number')} label="Commission number" />
        <TextField {...form.field('expiresOn')} label="Expires on" hint="Such as 2029-03-31" />
        <div className={styles['actions']}>
          <SubmitButton isBusy={form.isSubmitting}>Save</SubmitButton>
        </div>
        <p role="status">{isSaved ? 'Saved. Your next seal says this.' : ''}</p>
      </form>
    </Card>
  );
}
