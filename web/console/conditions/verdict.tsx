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
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import styles from '../console.module.css';
import { type ActedOn, PageAct, usePageAct } from '../page-act.tsx';
import { AskAgainFields, askAgainPayload, askAgainSchema, nothingAskedYet } from './ask-again-fields.tsx';

interface Asked {
  readonly uuid: string;
  readonly header: string;
  readonly answeredAt: string | null;
  readonly acts: readonly OfferedAct[];
}

interface VerdictProps {
  readonly condition: Asked;
  /** The application, as it was when the page read it. */
  readonly on: ActedOn;
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

export function Verdict({ condition, on, onDone }: VerdictProps) {
  const [first] = condition.acts;
  return (
    <div className={styles['actions']}>
      {condition.acts.map((act) => {
        const props = { condition, on, onDone, offered: act, isMain: act === first };
        if (isSimple(act.event)) return <WithReason key={act.event} {...props} event={act.event} />;
        if (act.event === 'conditionAskedAgain') return <AskAgain key={act.event} {...props} />;
        // Papers are held for false where one looks at them: in the review.
        return act.event === 'conditionSent' ? <Send key={act.event} {...props} /> : null;
      })}
    </div>
  );
}

interface ActProps extends VerdictProps {
  readonly offered: OfferedAct;
  readonly isMain: boolean;
}

const shownOf = ({ condition, offered: { whyNot }, isMain }: ActProps) =>
  ({ whyNot, about: condition.header, kind: isMain ? 'primary' : 'secondary' }) as const;

function WithReason({ event, ...props }: ActProps & { readonly event: Simple }) {
  const { condition, on, onDone } = props;
  const { title, submit, label } = simple[event];
  const { form, act } = usePageAct({
    ...{ on, event, onDone },
    schema: v.object({ why: actReason }),
    initial: { why: '' },
    payloadOf: ({ why }) => ({ conditionUuid: condition.uuid, why }),
    reasonOf: ({ why }) => why,
  });
  return (
    <PageAct act={act} {...shownOf(props)} title={title(condition.header)} submit={submit}>
      <p>{operations[event].what}</p>
      {event === 'conditionCleared' && condition.answeredAt === null && <p>{words.nothingWasSentYet}</p>}
      <TextField {...form.field('why')} label={label} hint={words.itStaysInTheApplications} />
    </PageAct>
  );
}

function AskAgain(props: ActProps) {
  const { condition, on, onDone } = props;
  const { form, act } = usePageAct({
    ...{ on, event: 'conditionAskedAgain', onDone },
    schema: askAgainSchema,
    initial: nothingAskedYet,
    payloadOf: (said) => askAgainPayload(condition.uuid, said),
    reasonOf: ({ why }) => why,
  });
  return (
    <PageAct act={act} {...shownOf(props)} title={words.askAgainFor(condition.header)} submit={words.askAgain}>
      <AskAgainFields form={form} />
    </PageAct>
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
  const { condition, on, onDone } = props;
  const { form, act } = usePageAct({
    ...{ on, event: 'conditionSent', onDone },
    schema: toSend,
    initial: { words: '', dueOn: '', why: '' },
    // Why it is sent is the act's own reason; the payload of this event has no word of it.
    payloadOf: ({ words: comments, dueOn }) => {
      const [said, day] = [comments.trim(), parseDate(dueOn.trim())];
      return {
        conditionUuid: condition.uuid,
        ...(said !== '' && { commentsToBorrower: said }),
        ...(day && { dueOn: day }),
      };
    },
    reasonOf: ({ why }) => why,
  });
  return (
    <PageAct act={act} {...shownOf(props)} title={words.send(condition.header)} submit={words.sendTheProposal}>
      <p>{operations.conditionSent.what}</p>
      <TextArea {...form.field('words')} label={words.inYourWords} hint={words.emptyIsTheRules} rows={3} />
      <TextField {...form.field('dueOn')} label={reviewWords.wantedByField} hint={reviewWords.dateHint} />
      <TextField {...form.field('why')} label={words.whySent} hint={words.itStaysInTheApplications} />
    </PageAct>
  );
}
