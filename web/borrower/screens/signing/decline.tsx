/** Saying no, asked again: what ends, and a reason if one wants to give one. */
import { type ReactNode, useState } from 'react';
import * as words from '#core/words/en/signing.ts';
import { AskedOnce } from '#web/app/asked-once.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useCommand } from '../../journey-screen.tsx';
import { useSigningStep } from './signing-calls.ts';

interface DeclineProps {
  readonly command: 'refuseTerms' | 'withdraw';
  readonly label: string;
  /** What it means, in a sentence or two. */
  readonly children: ReactNode;
}

export function Decline({ command, label, children }: DeclineProps) {
  const [why, setWhy] = useState('');
  const refuse = useCommand('refuseTerms');
  const withdraw = useCommand('withdraw');
  const { send } = useSigningStep('decline');
  const decline = async () => {
    if (command === 'withdraw') await send({ why });
    const body = { why: why.trim() || words.noReasonGiven };
    return (await (command === 'withdraw' ? withdraw(body) : refuse(body)))?.message;
  };
  return (
    <AskedOnce label={label} title={`${label}?`} yes={words.yes(label.toLowerCase())} no={words.goBack} act={decline}>
      <p>{children}</p>
      <TextArea name="why" label={words.wouldYouTellUs} isOptional value={why} onChange={setWhy} lengthMax={400} />
    </AskedOnce>
  );
}
