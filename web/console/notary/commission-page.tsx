/** A notary's commission, entered once: every seal of theirs is made from it. */
import { useState } from 'react';
import { stateNames } from '#core/eligibility/states.ts';
import { type Commission, commissionSchema } from '#core/notary/commission.ts';
import * as words from '#core/words/en/console/notary.ts';
import { sentenceOf } from '#web/app/failure-text.ts';
import { Loaded } from '#web/app/loaded.tsx';
import { call } from '#web/client/client.ts';
import { queryClient, useRead } from '#web/client/queries.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Card } from '#web/ui/card.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import styles from '../console.module.css';
import { Bar } from '../frame/bar.tsx';
import { OfferedButton } from '../palette/offered-button.tsx';
import { Seal } from './seal-dialog.tsx';

const key = 'GET /service-notary/api/v1/commission';
const states = Object.entries(stateNames).map(([value, label]) => ({ value, label }));

export function CommissionPage() {
  const query = useRead(key, []);
  return (
    <>
      <Bar title={words.myCommission} />
      <Loaded query={query} label={words.readingYourCommission}>
        {({ commission, refusal }) => (
          <div className={styles['columns']}>
            <Form commission={commission} />
            <Card title={words.yourSeal}>
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
    <Card title={words.asShownOnYourCommission}>
      <form className={styles['form']} {...form.form}>
        {form.failure && <Alert>{form.failure}</Alert>}
        <TextField {...form.field('name')} label={words.nameOnTheCommission} />
        <SelectField {...form.field('state')} label={words.state} emptyLabel={words.choose} options={states} />
        <TextField {...form.field('county')} label={words.countyYouAreInWhen} hint={words.inThatStateSuch} />
        <TextField {...form.field('number')} label={words.commissionNumber} />
        <TextField {...form.field('expiresOn')} label={words.expiresOn} type="date" />
        <div className={styles['actions']}>
          <OfferedButton type="submit" hint={words.myCommission} isBusy={form.isSubmitting}>
            {words.save}
          </OfferedButton>
        </div>
        <p role="status">{isSaved ? words.savedYourNextSeal : ''}</p>
      </form>
    </Card>
  );
}
