/** Puts a prepared answer into the reply, with what is known in its places. A slash in an empty reply opens it. */
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { findAnswers } from '#core/chat/canned-answer.ts';
import { fill } from '#core/chat/placeholders.ts';
import * as open from '#core/words/en/chat/placeholders.ts';
import * as words from '#core/words/en/console/answers.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import shared from '../console.module.css';
import { KeyButton } from '../frame/caps.tsx';
import { Nothing } from '../item-list.tsx';
import { type Canned, useAnswers } from './answers.ts';
import { useBeside } from './beside.tsx';

interface PickerProps {
  readonly uuid: string;
  /** The reply as it stands. */
  readonly text: string;
  readonly onWrite: (text: string) => void;
}

const shownMax = 8;

export function AnswerPicker({ uuid, text, onWrite }: PickerProps) {
  const [isOpen, setOpen] = useState(false);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const place = useRef<HTMLDivElement>(null);
  const facts = useBeside(uuid).data?.facts;
  useEffect(() => {
    if (text !== '/') return;
    onWrite('');
    setOpen(true);
  }, [text, onWrite]);
  const leave = () => {
    setOpen(false);
    place.current?.closest('form')?.querySelector('textarea')?.focus();
  };
  const insert = (answer: Canned) => {
    const filled = facts ? fill(answer.text, facts) : { text: answer.text, missing: [] };
    onWrite(text.trim() === '' ? filled.text : `${text.trimEnd()} ${filled.text}`);
    setMissing(filled.missing.map((name) => `{${name}}`));
    leave();
  };
  const isStillOpen = missing.some((name) => text.includes(name));
  return (
    <div ref={place} className={shared['stack']}>
      <p role="status">{isStillOpen && open.stillOpen(missing.filter((name) => text.includes(name)))}</p>
      {isOpen ? (
        <Find onPick={insert} onLeave={leave} />
      ) : (
        <div>
          <KeyButton hotkey="answers" kind="quiet" title={words.pickHint} onClick={() => setOpen(true)}>
            {words.pick}
          </KeyButton>
        </div>
      )}
    </div>
  );
}

interface FindProps {
  readonly onPick: (answer: Canned) => void;
  readonly onLeave: () => void;
}

function Find({ onPick, onLeave }: FindProps) {
  const [wanted, setWanted] = useState('');
  const { data, isError, refetch } = useAnswers();
  const found = findAnswers(data?.answers ?? [], wanted).slice(0, shownMax);
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  const handleKey = (event: KeyboardEvent) => {
    const isInText = event.target instanceof HTMLInputElement;
    if (event.key === 'Escape') onLeave();
    // The form around it would send what is written.
    else if (event.key === 'Enter' && isInText) found[0] && onPick(found[0]);
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp')
      step(box.current, event.key === 'ArrowDown' ? 1 : -1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <fieldset ref={box} className={shared['stack']} aria-label={words.pick} onKeyDown={handleKey}>
      <TextField label={words.find} name="find" value={wanted} onChange={setWanted} />
      {isError && (
        <Button kind="secondary" onClick={() => void refetch()}>
          {words.itDidNotWork}
        </Button>
      )}
      {data && found.length === 0 && <Nothing>{data.answers.length === 0 ? words.none : words.noneFound}</Nothing>}
      <ul className={shared['rows']}>
        {found.map((answer) => (
          <li key={answer.uuid}>
            <Button kind="quiet" aria-label={words.insert(answer.title)} onClick={() => onPick(answer)}>
              {answer.title}
            </Button>{' '}
            <span className={shared['muted']}>{answer.text.slice(0, 120)}</span>
          </li>
        ))}
      </ul>
      <div>
        <Button kind="secondary" onClick={onLeave}>
          {words.close}
        </Button>
      </div>
    </fieldset>
  );
}

/** Round the text and the answers under it. */
function step(box: HTMLElement | null, by: 1 | -1): void {
  const stops = [...(box?.querySelectorAll<HTMLElement>('input, li button') ?? [])];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  stops[(at + by + stops.length) % stops.length]?.focus();
}
