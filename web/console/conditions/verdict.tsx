/** Someone looked at an answer: it is enough, or something else is wanted. Either way they say why before it is said. */
import * as v from 'valibot';
import { operations } from '#core/journey/operations.ts';
import * as words from '#core/words/en/console/conditions.ts';
import { FormDialog, useQuestion } from '#web/app/form-dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import styles from '../console.module.css';
import { OffButton } from '../off-button.tsx';
import { useSay } from '../say.ts';
import type { OpenCondition } from './open-condition.ts';

interface VerdictProps {
  readonly condition: Pick<OpenCondition, 'uuid' | 'applicationUuid' | 'header' | 'answeredAt' | 'whyNot'>;
  readonly onDone: () => void;
}

interface Wording {
  readonly event: 'conditionCleared' | 'conditionAskedAgain';
  readonly label: string;
  readonly title: (header: string) => string;
  readonly submit: string;
  readonly why: {
    readonly label: string;
    readonly hint: string;
    readonly missing: string;
    readonly charactersMax: number;
  };
}

const enough: Wording = {
  event: 'conditionCleared',
  label: operations.conditionCleared.label,
  title: (header) => words.clear(header),
  submit: words.clearTheCondition,
  why: {
    label: words.whyItIsEnough,
    hint: words.itStaysInTheApplications,
    missing: words.pleaseSayWhyItIsEnough,
    charactersMax: 200,
  },
};

/** Their own words, because the person who is asked reads them. */
const notEnough: Wording = {
  event: 'conditionAskedAgain',
  label: operations.conditionAskedAgain.label,
  title: (header) => words.askAgainFor(header),
  submit: words.askAgain,
  why: {
    label: words.whatWeNeed,
    hint: words.theyReadThisSentence,
    missing: words.pleaseSayWhatIsWanted,
    charactersMax: 500,
  },
};

/** While we still wait for an answer, it is asked already: it can only be cleared. */
export function Verdict(props: VerdictProps) {
  const isAnswered = props.condition.answeredAt !== null;
  return (
    <div className={styles['actions']}>
      <Say {...props} wording={enough} isMain={isAnswered} />
      {isAnswered && <Say {...props} wording={notEnough} isMain={false} />}
    </div>
  );
}

function Say({
  condition,
  onDone,
  wording,
  isMain,
}: VerdictProps & { readonly wording: Wording; readonly isMain: boolean }) {
  const { event, label, title, submit, why } = wording;
  const say = useSay({ uuid: condition.applicationUuid });
  const { form, open, dialog } = useQuestion({
    schema: v.object({
      why: v.pipe(v.string(), v.trim(), v.nonEmpty(why.missing), v.maxLength(why.charactersMax)),
    }),
    initial: { why: '' },
    onAnswer: async (said) => {
      const refusal = await say(event, { conditionUuid: condition.uuid, why: said.why });
      if (refusal === undefined) onDone();
      return refusal;
    },
  });
  return (
    <>
      <OffButton kind={isMain ? 'primary' : 'secondary'} reason={condition.whyNot[event]} onPress={open}>
        {label}
      </OffButton>
      <FormDialog {...dialog} title={title(condition.header)} submit={submit}>
        {condition.answeredAt === null && <p>{words.nothingWasSentYet}</p>}
        <TextField {...form.field('why')} label={why.label} hint={why.hint} />
      </FormDialog>
    </>
  );
}
