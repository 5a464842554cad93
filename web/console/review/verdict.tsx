/** The foot of the review: it is enough, something else is wanted, or it looks false. Each opens its form here, by a key. */
import { type ReactNode, useState } from 'react';
import * as v from 'valibot';
import type { OfferedAct } from '#core/desk/condition-acts.ts';
import { actReason } from '#core/desk/envelope.ts';
import * as words from '#core/words/en/console/review.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { type Form, useForm } from '#web/ui/use-form.ts';
import { Next, useForesight } from '../ask/next.tsx';
import { AskAgainFields, askAgainPayload, askAgainSchema, nothingAskedYet } from '../conditions/ask-again-fields.tsx';
import { KeyButton } from '../frame/caps.tsx';
import { OffButton } from '../off-button.tsx';
import { useAct } from '../use-act.ts';
import type { Comparison } from './comparison.ts';
import styles from './review.module.css';
import type { Part, Reviewed } from './reviewed.ts';

interface VerdictProps {
  readonly reviewed: Reviewed;
  readonly part: Part;
  readonly comparison: Comparison;
  /** With what is said about it. */
  readonly onDone: (said: string) => void;
}

type Verb = Extract<
  OfferedAct['event'],
  'conditionCleared' | 'conditionAskedAgain' | 'fraudSuspected' | 'fraudDismissed'
>;
const verbs = ['conditionCleared', 'conditionAskedAgain', 'fraudSuspected', 'fraudDismissed'] as const;

const labels: Readonly<Record<Verb, (files: number) => string>> = {
  conditionCleared: words.acceptAll,
  conditionAskedAgain: () => words.askAgain,
  fraudSuspected: () => words.rejectAsFraud,
  fraudDismissed: () => words.dismiss,
};

export function Verdict({ reviewed, part, comparison, onDone }: VerdictProps) {
  const [chosen, choose] = useState<Verb>();
  const { condition, papers } = part;
  if (!condition) return <p className={styles['verdict']}>{words.belongsToNothing}</p>;
  const offered = verbs.flatMap((verb) => condition.acts.filter(({ event }) => event === verb));
  // A colleague may have settled it: what is no longer offered is not shown as chosen.
  const open = offered.some(({ event, whyNot }) => event === chosen && whyNot === null) ? chosen : undefined;
  const done = (said: string) => {
    choose(undefined);
    onDone(said);
  };
  const props = { reviewed, part, comparison, onDone: done, onLeave: () => choose(undefined) };
  return (
    <div className={styles['verdict']}>
      {condition.state === 'suspected' && <p>{words.complianceLooks}</p>}
      {condition.state === 'asked' && <p>{words.notAnsweredYet}</p>}
      <div className={styles['verbs']}>
        {offered.map(({ event, whyNot }) => (
          <VerbButton
            key={event}
            verb={event as Verb}
            whyNot={whyNot}
            files={papers.length}
            isOpen={open === event}
            onPress={() => choose(event as Verb)}
          />
        ))}
      </div>
      {open === 'conditionAskedAgain' && <AskAgain key={condition.uuid} {...props} />}
      {open && open !== 'conditionAskedAgain' && (
        <WithReason key={`${condition.uuid} ${open}`} verb={open} {...props} />
      )}
    </div>
  );
}

interface VerbButtonProps {
  readonly verb: Verb;
  readonly whyNot: string | null;
  readonly files: number;
  readonly isOpen: boolean;
  readonly onPress: () => void;
}

function VerbButton({ verb, whyNot, files, isOpen, onPress }: VerbButtonProps) {
  const label = labels[verb](files);
  if (whyNot !== null)
    return (
      <OffButton reason={whyNot} onPress={() => {}}>
        {label}
      </OffButton>
    );
  const shared = { 'aria-expanded': isOpen, isAsked: true, onClick: onPress, children: label };
  if (verb === 'fraudSuspected') return <KeyButton hotkey="rejectAsFraud" kind="danger" {...shared} />;
  if (verb === 'conditionAskedAgain') return <KeyButton hotkey="askAgain" kind="secondary" {...shared} />;
  return <KeyButton hotkey="accept" kind="primary" {...shared} />;
}

interface PanelProps extends VerdictProps {
  readonly onLeave: () => void;
}

const reasonLabels = {
  conditionCleared: words.whyItIsEnough,
  fraudSuspected: words.whyFraud,
  fraudDismissed: words.whyDismissed,
} as const;
const doneWords = {
  conditionCleared: words.accepted,
  fraudSuspected: words.secondIsAsked,
  fraudDismissed: words.dismissed,
} as const;
const submitWords = {
  conditionCleared: words.accept,
  fraudSuspected: words.askCompliance,
  fraudDismissed: words.dismiss,
} as const;

/** What was looked at goes with the act, and stays in the history. */
function useSending({ reviewed, part, comparison, onDone }: PanelProps) {
  const [version] = useState(reviewed.version);
  const act = useAct(reviewed.uuid);
  return async (event: Verb, payload: Readonly<Record<string, unknown>>, reason: string, said: string) => {
    const compared = event === 'fraudDismissed' ? [] : comparison.kept(part);
    const outcome = await act({
      event,
      payload: payload as never,
      reason,
      seenVersion: version,
      ...(compared.length > 0 && { found: { compared } }),
    });
    if ('refusal' in outcome) return { message: outcome.refusal };
    const isForCompliance = event === 'fraudSuspected';
    onDone(outcome.request !== null ? (isForCompliance ? words.complianceIsAsked : words.secondIsAsked) : said);
    return undefined;
  };
}

function WithReason({ verb, ...props }: PanelProps & { readonly verb: Exclude<Verb, 'conditionAskedAgain'> }) {
  const { reviewed, part, comparison } = props;
  const conditionUuid = part.condition?.uuid ?? '';
  const papers = verb === 'fraudSuspected' ? { paperUuids: part.papers.map(({ uuid }) => uuid) } : {};
  const send = useSending(props);
  const compared = comparison.kept(part);
  const isAllSame =
    verb === 'conditionCleared' && compared.length > 0 && compared.every((one) => one.verdict === 'same');
  const form = useForm({
    schema: v.object({ reason: actReason }),
    initial: { reason: isAllSame ? words.allMatches : '' },
    onSubmit: async ({ reason }) => send(verb, { conditionUuid, why: reason, ...papers }, reason, doneWords[verb]),
  });
  const foresight = useForesight(reviewed, verb, { conditionUuid, ...papers });
  return (
    <Panel form={form} submit={submitWords[verb]} isDanger={verb === 'fraudSuspected'} onLeave={props.onLeave}>
      {verb === 'fraudSuspected' && <p className={styles['pair']}>{words.fraudGoesToCompliance}</p>}
      <TextArea {...form.field('reason')} label={reasonLabels[verb]} rows={3} />
      <Next foresight={foresight} />
    </Panel>
  );
}

function AskAgain(props: PanelProps) {
  const { part } = props;
  const send = useSending(props);
  const form = useForm({
    schema: askAgainSchema,
    initial: nothingAskedYet,
    onSubmit: async (said) =>
      send('conditionAskedAgain', askAgainPayload(part.condition?.uuid ?? '', said), said.why, words.askedAgain),
  });
  const payload = askAgainPayload(part.condition?.uuid ?? '', form.values);
  const foresight = useForesight(props.reviewed, 'conditionAskedAgain', payload);
  return (
    <Panel form={form} submit={words.sendTo(part.condition?.askedOf ?? '')} onLeave={props.onLeave}>
      <AskAgainFields form={form} hasKeys />
      <Next foresight={foresight} />
    </Panel>
  );
}

interface PanelFrame {
  readonly form: Pick<Form<object>, 'form' | 'failure' | 'isSubmitting'>;
  readonly submit: string;
  readonly isDanger?: boolean;
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

function Panel({ form, submit, isDanger = false, onLeave, children }: PanelFrame) {
  return (
    <form {...form.form} className={styles['panel']} aria-label={submit}>
      {form.failure && <Alert>{form.failure}</Alert>}
      {children}
      <div className={styles['verbs']}>
        <KeyButton
          hotkey="decide"
          hint={words.sendsTheForm}
          isAsked
          kind={isDanger ? 'danger' : 'primary'}
          isBusy={form.isSubmitting}
          onClick={() => form.form.ref.current?.requestSubmit()}
        >
          {submit}
        </KeyButton>
        <Button kind="secondary" onClick={onLeave}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
