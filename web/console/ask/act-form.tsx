/** One act: what it asks, what was looked at, why, what happens next, and the button. What was typed stays whatever happens. */
import { useEffect, useRef } from 'react';
import * as v from 'valibot';
import { actReason, withComputed } from '#core/desk/envelope.ts';
import { operations } from '#core/journey/operations.ts';
import * as words from '#core/words/en/console/ask.ts';
import { refusalOf } from '#web/app/failure-text.ts';
import { useCallOnce } from '#web/app/use-call-once.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { announce } from '#web/ui/live-region.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { type FieldBinding, useForm } from '#web/ui/use-form.ts';
import type { Closing, ClosingProps } from '../closings/closing.ts';
import { KeyButton } from '../frame/caps.tsx';
import { ActionField } from './action-field.tsx';
import styles from './ask.module.css';
import { type Answers, emptyAnswer, type Field, schemaOf, sentValue } from './fields.ts';
import { FindingField } from './finding-field.tsx';
import { emptyFinding, findingSchema, sentFinding } from './findings.ts';
import { Next, useForesight } from './next.tsx';
import { type ActOption, fieldsOf } from './options.ts';
import { Since, useSeen } from './seen.tsx';

interface ActFormProps extends ClosingProps {
  readonly option: ActOption;
  readonly onLeave: () => void;
}

const isAsked = ({ kind }: Field) => kind !== 'envelope' && kind !== 'page' && kind !== 'fixed';

export function ActForm({ closing, option, onDone, onLeave }: ActFormProps) {
  const { event, lead, isFinal } = option;
  const seen = useSeen(closing);
  const send = useCallOnce('POST /service-console/api/v1/applications/{uuid}/events');
  const { form, asked, found, payloadOf, foundOf } = useActForm(closing, option, async (answers) => {
    const body = { event, payload: payloadOf(answers), found: foundOf(answers), reason: String(answers['reason']) };
    try {
      const { request } = await send({ params: { uuid: closing.uuid }, body: { ...body, seenVersion: seen.version } });
      announce(request === null ? words.done : words.askedFor(option.label));
      onDone();
      return undefined;
    } catch (error) {
      return refusalOf(error);
    }
  });
  const foresight = useForesight(closing, event, payloadOf(asRead(asked, form.values)));
  const first = useFirstField();
  const isTwo = foresight.next?.two != null;
  return (
    <form {...form.form} className={styles['form']} aria-label={lead ? option.label : operations[event].label}>
      <div ref={first} className={styles['fields']}>
        {form.failure && <Alert>{form.failure}</Alert>}
        <Since seen={seen} />
        {asked.map(([name, field]) => (
          <ActionField key={name} field={field} closing={closing} bound={form.field(name) as FieldBinding<unknown>} />
        ))}
        {found.length > 0 && (
          <fieldset className={styles['found']}>
            <legend>{words.lookedAt}</legend>
            {found.map(([name, finding]) => (
              <FindingField key={name} finding={finding} bound={form.field(`found.${name}`) as FieldBinding<unknown>} />
            ))}
          </fieldset>
        )}
        <TextArea
          {...(form.field('reason') as FieldBinding<string>)}
          label={words.reason}
          hint={words.keptInTheFile}
          rows={3}
        />
      </div>
      <Next foresight={foresight} />
      <div className={styles['acts']}>
        <KeyButton
          hotkey="decide"
          offeredAs={words.sendNamed(option.label)}
          kind={isFinal ? 'danger' : 'primary'}
          isBusy={form.isSubmitting}
          onClick={() => form.form.ref.current?.requestSubmit()}
        >
          {isTwo ? words.askForASecond : option.label}
        </KeyButton>
        <Button kind="secondary" onClick={onLeave}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}

/** What is foreseen is what would be sent: a number as it is read, not as it is typed; what cannot be read yet stays as it is. */
function asRead(asked: readonly (readonly [string, Field])[], values: Answers): Answers {
  const read = asked.map(([name, field]) => {
    const { success, output } = v.safeParse(schemaOf(field), values[name]);
    return [name, success ? output : values[name]] as const;
  });
  return { ...values, ...Object.fromEntries(read) };
}

function useActForm(
  closing: Closing,
  { event, lead }: ActOption,
  onSubmit: Parameters<typeof useForm<Answers, Answers>>[0]['onSubmit'],
) {
  const fields = fieldsOf(event);
  const asked = fields.filter(([name, field]) => isAsked(field) && name !== lead?.name);
  const found = Object.entries(operations[event].found ?? {});
  const liens = closing.liens.map((lien) => ({ ...lien, isPaidOff: false }));
  const form = useForm<Answers, Answers>({
    schema: v.object({
      ...Object.fromEntries(asked.map(([name, field]) => [name, schemaOf(field)])),
      ...Object.fromEntries(found.map(([name, finding]) => [`found.${name}`, findingSchema(finding)])),
      reason: actReason,
    }),
    initial: {
      ...Object.fromEntries(asked.map(([name, field]) => [name, emptyAnswer(field, liens)])),
      ...Object.fromEntries(found.map(([name, finding]) => [`found.${name}`, emptyFinding(finding)])),
      reason: '',
    },
    onSubmit,
  });
  const payloadOf = (answers: Answers) => {
    const answerOf = (name: string) => (name === lead?.name ? lead.answer : answers[name]);
    const sent = fields
      .filter(([, { kind }]) => kind !== 'envelope' && kind !== 'page')
      .map(([name, field]) => [name, sentValue(field, answerOf(name), liens.length)] as const);
    const payload = Object.fromEntries(sent.filter(([, value]) => value !== undefined));
    return { ...withComputed(event, payload, foundOf(answers)) };
  };
  const foundOf = (answers: Answers) => {
    const sent = found.map(([name, finding]) => [name, sentFinding(finding, answers[`found.${name}`])] as const);
    return Object.fromEntries(sent.filter(([, value]) => value !== undefined));
  };
  return { form, asked, found, payloadOf, foundOf };
}

/** Who chooses by a key goes on typing at once. */
function useFirstField() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }, []);
  return ref;
}
