/**
 * What can be done about one condition, each act in a dialog of its own: send or drop what a rule proposes, clear, ask
 * again, waive, and what compliance says. Why is said before it is done; what takes a second person becomes a request.
 */
import * as v from 'valibot';
import { isValidDate, parseDate } from '#core/calendar/dates.ts';
import type { OfferedAct } from '#core/desk/condition-acts.ts';
import { actReason } from '#core/desk/envelope.ts';
import { operations } from '#core/journey/operations.ts';
import * as words from '#core/words/en/console/conditions.ts';
import * as reviewWords from '#core/words/en/console/review.ts';
import { FormDialog, useQuestion } from '#web/app/form-dialog.tsx';
import { announce } from '#web/ui/live-region.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import styles from '../console.module.css';
import { OffButton } from '../off-button.tsx';
import { useAct } from '../use-act.ts';
import { AskAgainFields, askAgainPayload, askAgainSchema, nothingAskedYet } from './ask-again-fields.tsx';

interface ActedOn {
  readonly uuid: string;
  readonly applicationUuid: string;
  readonly header: string;
  readonly answeredAt: string | null;
  readonly acts: readonly OfferedAct[];
}

interface VerdictProps {
  readonly condition: ActedOn;
  readonly onDone: () => void;
}

type Simple = Extract<
  OfferedAct['event'],
  'conditionCleared' | 'conditionDropped' | 'conditionWaived' | 'fraudDismissed'
>;

interface Wording {
  readonly title: (header: string) => string;
  readonly submit: string;
  readonly label: string;
}

const simple: Readonly<Record<Simple, Wording>> = {
  conditionCleared: { title: words.clear, submit: words.clearTheCondition, label: words.whyItIsEnough },
  conditionDropped: { title: words.drop, submit: words.dropTheProposal, label: words.whyDropped },
  conditionWaived: { title: words.waive, submit: words.waiveTheCondition, label: words.whyWaived },
  fraudDismissed: { title: words.dismissFor, submit: reviewWords.dismiss, label: reviewWords.whyDismissed },
};
const isSimple = (event: OfferedAct['event']): event is Simple => Object.hasOwn(simple, event);

export function Verdict({ condition, onDone }: VerdictProps) {
  const [first] = condition.acts;
  return (
    <div className={styles['actions']}>
      {condition.acts.map((act) => {
        const props = { condition, onDone, act, isMain: act === first };
        if (isSimple(act.event)) return <WithReason key={act.event} {...props} event={act.event} />;
        if (act.event === 'conditionAskedAgain') return <AskAgain key={act.event} {...props} />;
        // Papers are held for false where one looks at them: in the review.
        return act.event === 'conditionSent' ? <Send key={act.event} {...props} /> : null;
      })}
    </div>
  );
}

interface ActProps extends VerdictProps {
  readonly act: OfferedAct;
  readonly isMain: boolean;
}

/** A sentence where it was refused. What was asked of a second person is told, since nothing changes on the page. */
function useSaying({ condition, onDone }: VerdictProps) {
  const act = useAct({ uuid: condition.applicationUuid });
  return async (event: OfferedAct['event'], payload: Readonly<Record<string, unknown>>, reason: string) => {
    const outcome = await act({ event, payload, reason });
    if ('refusal' in outcome) return outcome.refusal;
    if (outcome.isAsked) announce(reviewWords.secondIsAsked);
    onDone();
    return undefined;
  };
}

function ActButton({ act, isMain, onPress }: Pick<ActProps, 'act' | 'isMain'> & { readonly onPress: () => void }) {
  return (
    <OffButton kind={isMain ? 'primary' : 'secondary'} reason={act.whyNot} onPress={onPress}>
      {operations[act.event].label}
    </OffButton>
  );
}

function WithReason({ event, ...props }: ActProps & { readonly event: Simple }) {
  const { condition } = props;
  const { title, submit, label } = simple[event];
  const say = useSaying(props);
  const { form, open, dialog } = useQuestion({
    schema: v.object({ why: actReason }),
    initial: { why: '' },
    onAnswer: ({ why }) => say(event, { conditionUuid: condition.uuid, why }, why),
  });
  return (
    <>
      <ActButton {...props} onPress={open} />
      <FormDialog {...dialog} title={title(condition.header)} submit={submit}>
        <p>{operations[event].what}</p>
        {event === 'conditionCleared' && condition.answeredAt === null && <p>{words.nothingWasSentYet}</p>}
        <TextField {...form.field('why')} label={label} hint={words.itStaysInTheApplications} />
      </FormDialog>
    </>
  );
}

function AskAgain(props: ActProps) {
  const { condition } = props;
  const say = useSaying(props);
  const { form, open, dialog } = useQuestion({
    schema: askAgainSchema,
    initial: nothingAskedYet,
    onAnswer: (said) => say('conditionAskedAgain', askAgainPayload(condition.uuid, said), said.why),
  });
  return (
    <>
      <ActButton {...props} onPress={open} />
      <FormDialog {...dialog} title={words.askAgainFor(condition.header)} submit={words.askAgain}>
        <AskAgainFields form={form} />
      </FormDialog>
    </>
  );
}

const toSend = v.object({
  words: v.pipe(v.string(), v.trim(), v.maxLength(500, reviewWords.atMost(500))),
  dueOn: v.pipe(
    v.string(),
    v.trim(),
    v.check((day) => day === '' || isValidDate(day), reviewWords.pleaseEnterADate),
  ),
  why: actReason,
});

function Send(props: ActProps) {
  const { condition } = props;
  const say = useSaying(props);
  const { form, open, dialog } = useQuestion({
    schema: toSend,
    initial: { words: '', dueOn: '', why: '' },
    onAnswer: ({ words: comments, dueOn, why }) => {
      const day = parseDate(dueOn);
      const said = { ...(comments !== '' && { commentsToBorrower: comments }), ...(day && { dueOn: day }) };
      return say('conditionSent', { conditionUuid: condition.uuid, ...said }, why);
    },
  });
  return (
    <>
      <ActButton {...props} onPress={open} />
      <FormDialog {...dialog} title={words.send(condition.header)} submit={words.sendTheProposal}>
        <p>{operations.conditionSent.what}</p>
        <TextArea {...form.field('words')} label={words.inYourWords} hint={words.emptyIsTheRules} rows={3} />
        <TextField {...form.field('dueOn')} label={reviewWords.wantedByField} hint={reviewWords.dateHint} />
        <TextField {...form.field('why')} label={words.whySent} hint={words.itStaysInTheApplications} />
      </FormDialog>
    </>
  );
}
