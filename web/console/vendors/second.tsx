/** Where two companies may serve: who is asked first and who chose that, how the second answers, and choosing. */
import * as v from 'valibot';
import { companies, pauseWhy } from '#core/desk/vendors.ts';
import * as words from '#core/words/en/console/vendors.ts';
import { showZoned } from '#web/app/dates.ts';
import { sentenceOf } from '#web/app/failure-text.ts';
import { FormDialog, useQuestion } from '#web/app/form-dialog.tsx';
import { type Answer, call } from '#web/client/client.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { OfferedButton } from '../palette/offered-button.tsx';
import { answeringOf, callsOf, nameOf, type Vendor } from './state.ts';
import styles from './vendors.module.css';

type Switchable = Answer<'GET /service-console/api/v1/vendors'>['switchable'];

interface SecondProps {
  readonly second: NonNullable<Vendor['second']>;
  readonly switchable: Switchable;
}

export function Second({ second, switchable }: SecondProps) {
  const named = (organization: string) =>
    organization === ''
      ? words.forEveryOrganization
      : (switchable.find(({ org }) => org === organization)?.name ?? organization);
  return (
    <>
      <span className={styles['more']}>{words.askedFirst(second.first)}</span>
      <span className={styles['more']}>{words.theOther(words.states[answeringOf(second)], callsOf(second))}</span>
      {second.choices.map(({ organization, first, at, by, why }) => (
        <span key={organization} className={styles['more']}>
          {words.chosenBy(first, by, showZoned(at), named(organization), why)}
        </span>
      ))}
    </>
  );
}

const asForAll = 'asForAll';
const answers = v.object({
  organization: v.string(),
  first: v.pipe(
    v.picklist([...companies, asForAll]),
    v.transform((first) => (first === asForAll ? null : first)),
  ),
  why: pauseWhy,
});

interface SwitchProps {
  readonly vendor: Vendor;
  readonly switchable: Switchable;
  readonly onDone: (sentence: string) => void;
}

export function SwitchButton({ vendor: { vendor, second }, switchable, onDone }: SwitchProps) {
  const name = nameOf(vendor);
  const { form, open, dialog } = useQuestion({
    schema: answers,
    initial: { organization: '', first: second?.first === 'fallback' ? 'primary' : 'fallback', why: '' },
    onAnswer: async (body) => {
      try {
        await call('POST /service-console/api/v1/vendors/{vendor}/switch', { params: { vendor }, body });
        onDone(words.isSwitchedNow(name));
        return undefined;
      } catch (error) {
        return sentenceOf(error);
      }
    },
  });
  if (!second || switchable.length === 0) return null;
  return (
    <>
      <OfferedButton kind="secondary" aria-label={words.switchNamed(name)} onClick={open}>
        {words.switchCompany}
      </OfferedButton>
      <FormDialog {...dialog} title={words.switchTitle(name)} submit={words.switchCompany}>
        <p>{words.whatSwitchingDoes}</p>
        <SelectField
          {...form.field('organization')}
          label={words.forWhichOrganization}
          options={[
            { value: '', label: words.everyOrganization },
            ...switchable.map(({ org, name: label }) => ({ value: org, label })),
          ]}
        />
        <SelectField
          {...form.field('first')}
          label={words.whoIsFirst}
          options={[
            ...companies.map((one) => ({ value: one, label: words.companies[one] })),
            { value: asForAll, label: words.asForAll },
          ]}
        />
        <TextArea {...form.field('why')} label={words.why} hint={words.whyHint} rows={3} />
      </FormDialog>
    </>
  );
}
