/** Somebody looked at the answer and it is enough: why is said, because it stays in the history. */
import * as v from 'valibot';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { FormDialog, useQuestion } from '../form-dialog.tsx';
import { useSay } from '../say.ts';
import type { OpenCondition } from './conditions-page.tsx';

const answers = v.object({
  why: v.pipe(v.string(), v.trim(), v.nonEmpty('Please say why it is enough'), v.maxLength(200)),
});

interface ClearConditionProps {
  readonly condition: Pick<OpenCondition, 'uuid' | 'applicationUuid' | 'header' | 'answeredAt'>;
  readonly onDone: () => void;
}

export function ClearCondition({ condition, onDone }: ClearConditionProps) {
  const say = useSay(condition.applicationUuid);
  const { form, open, dialog } = useQuestion({
    schema: answers,
    initial: { why: '' },
    onAnswer: async ({ why }) => {
      const message = await say('conditionCleared', { conditionUuid: condition.uuid, why });
      if (message === undefined) onDone();
      return message;
    },
  });
  return (
    <>
      <Button kind={condition.answeredAt === null ? 'secondary' : 'primary'} onClick={open}>
        Clear it
      </Button>
      <FormDialog {...dialog} title={`Clear “${condition.header}”?`} submit="Clear the condition">
        {condition.answeredAt === null && <p>Nothing was sent yet. The application goes on without it.</p>}
        <TextField {...form.field('why')} label="Why it is enough" hint="It stays in the application’s history." />
      </FormDialog>
    </>
  );
}
