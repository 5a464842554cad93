/** Taking a conversation: with one press where no one has it; with a question that names them where someone has. */
import { useState } from 'react';
import * as v from 'valibot';
import * as words from '#core/words/en/console/chat.ts';
import { FormDialog, useQuestion } from '#web/app/form-dialog.tsx';
import { useNavigate } from '#web/app/router.tsx';
import { OfferedButton } from '../palette/offered-button.tsx';
import { act, type DeskRow } from './desk.ts';

/** Takes one and opens it; a refusal stands as a sentence. */
export function useClaim() {
  const navigate = useNavigate();
  const [busy, setBusy] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const claim = async (uuid: string) => {
    setBusy(uuid);
    setFailure(undefined);
    const refusal = await act(uuid, { do: 'claim' });
    setBusy(undefined);
    setFailure(refusal);
    if (refusal === undefined) navigate(`/console/chat/${uuid}`);
  };
  return { busy, failure, claim };
}

type Held = Pick<DeskRow, 'uuid' | 'name' | 'agentName'>;

export function TakeOver({ conversation: { uuid, name, agentName } }: { readonly conversation: Held }) {
  const holder = agentName ?? words.anotherAgent;
  const { open, dialog } = useQuestion({
    schema: v.object({}),
    initial: {},
    onAnswer: () => act(uuid, { do: 'claim', isTakeOver: true }),
  });
  return (
    <>
      <OfferedButton kind="secondary" hint={name} onClick={open}>
        {words.takeItOver}
      </OfferedButton>
      <FormDialog {...dialog} title={words.takeItOverFrom(holder)} submit={words.takeItOver}>
        <p>{words.holderHasIt(holder, name)}</p>
      </FormDialog>
    </>
  );
}
