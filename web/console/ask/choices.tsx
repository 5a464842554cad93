/** The acts possible here, one beneath the other, each with what it leads to: 1 to 9 choose, arrows move. */
import { useId } from 'react';
import * as words from '#core/words/en/console/ask.ts';
import { Caps } from '../frame/caps.tsx';
import { type KeyName, keyTable } from '../frame/key-table.ts';
import { useAreKeysOn, useKey } from '../frame/use-key.ts';
import styles from './ask.module.css';
import type { ActOption } from './options.ts';

/** In the order of the options; what has no option does nothing. */
function useChoiceKeys(act: (n: number) => (() => void) | undefined): readonly KeyName[] {
  useKey('choose1', act(0));
  useKey('choose2', act(1));
  useKey('choose3', act(2));
  useKey('choose4', act(3));
  useKey('choose5', act(4));
  useKey('choose6', act(5));
  useKey('choose7', act(6));
  useKey('choose8', act(7));
  useKey('choose9', act(8));
  return ['choose1', 'choose2', 'choose3', 'choose4', 'choose5', 'choose6', 'choose7', 'choose8', 'choose9'];
}

interface ChoicesProps {
  readonly options: readonly ActOption[];
  readonly chosen: ActOption | undefined;
  readonly onChoose: (option: ActOption) => void;
}

export function Choices({ options, chosen, onChoose }: ChoicesProps) {
  const name = useId();
  const keys = useChoiceKeys((n) => {
    const option = options[n];
    return option && (() => onChoose(option));
  });
  if (options.length === 0) return null;
  return (
    <fieldset className={styles['choices']}>
      <legend>{words.whatCanBeDone}</legend>
      {options.map((option, n) => (
        <Choice
          key={`${option.event} ${option.lead?.answer ?? ''}`}
          name={name}
          option={option}
          hotkey={keys[n]}
          isChosen={option.event === chosen?.event && option.lead?.answer === chosen.lead?.answer}
          onChoose={() => onChoose(option)}
        />
      ))}
    </fieldset>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly option: ActOption;
  readonly hotkey: KeyName | undefined;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function Choice({ name, option, hotkey, isChosen, onChoose }: ChoiceProps) {
  const isOn = useAreKeysOn();
  return (
    <label className={styles['choice']}>
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
      <span>
        {option.label}
        <small>{option.what}</small>
      </span>
      {hotkey && isOn && <Caps press={keyTable[hotkey].press} />}
    </label>
  );
}
