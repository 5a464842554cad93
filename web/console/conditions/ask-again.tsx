/** Somebody looked at the answer and it is not enough: what is wanted instead is said, because the person who is asked reads it. */
import * as v from 'valibot';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { FormDialog, useQuestion } from '../form-dialog.tsx';
import { useSay } from '../say.ts';
import type { OpenCondition } from './conditions-page.tsx';

const answers = v.object({
  why: v.pipe(v.string(), v.trim(), v.nonEmpty('Please say what is wanted'), v.maxLength(500)),
});

interface AskAgainProps {
  readonly condition: Pick<OpenCondition, 'uuid' | 'applicationUuid' | 'header' | 'answeredAt'>;
  readonly onDone: () => void;
}

/** Nothing while we still wait for an answer: then it is asked already. */
export function AskAgain({ condition, onDone }: AskAgainProps) {
  const say = useSay(condition.applicationUuid);
  const { form, open, dialog } = useQuestion({
    schema: answers,
    initial: { why: '' },
    onAnswer: async ({ why }) => {
      const message = await say('conditionAskedAgain', { conditionUuid: condition.uuid, why });
      if (message === undefined) onDone();
      return message;
    },
  });
  if (condition.answeredAt === null) return null;
  return (
    <>
      <Button kind="secondary" onClick={open}>
        Ask again
      </Button>
      <FormDialog {...dialog} title={`Ask again for “${condition.header}”?`} submit="Ask again">
        <TextField
          {...form.field('why')}
          label="What we need"
          hint="They read this sentence on their page, and get an e-mail that leads there."
        />
      </FormDialog>
    </>
  );
}
