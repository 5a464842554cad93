/** The acts possible here, one beneath the other, each with what it leads to: 1 to 9 choose, arrows move. */
import { Fragment, useId } from 'react';
import * as words from '#core/words/en/console/ask.ts';
import { Caps } from '../frame/caps.tsx';
import { type KeyName, keyTable } from '../frame/key-table.ts';
import { useAreKeysOn, useKey } from '../frame/use-key.ts';
import styles from './ask.module.css';
import { type ActOption, keyOf } from './options.ts';

const keys = [
  ...(['choose1', 'choose2', 'choose3', 'choose4', 'choose5'] as const),
  ...(['choose6', 'choose7', 'choose8', 'choose9'] as const),
] satisfies readonly KeyName[];

/** The first nine have a key; what is not there does nothing. */
export function useChoiceKeys(acts: readonly (() => void)[]): readonly KeyName[] {
  useKey('choose1', acts[0]);
  useKey('choose2', acts[1]);
  useKey('choose3', acts[2]);
  useKey('choose4', acts[3]);
  useKey('choose5', acts[4]);
  useKey('choose6', acts[5]);
  useKey('choose7', acts[6]);
  useKey('choose8', acts[7]);
  useKey('choose9', acts[8]);
  return keys;
}

interface ChoicesProps {
  readonly options: readonly ActOption[];
  /** Of each, in their order. */
  readonly keys: readonly KeyName[];
  readonly chosen: ActOption | undefined;
  readonly onChoose: (option: ActOption) => void;
}

export function Choices({ options, keys, chosen, onChoose }: ChoicesProps) {
  const name = useId();
  if (options.length === 0) return null;
  return (
    <fieldset className={styles['choices']}>
      <legend>{words.whatCanBeDone}</legend>
      {options.map((option, n) => (
        <Fragment key={keyOf(option)}>
          {/* What an act leads to is said once over its answers: beside 'decline' it would say that it may continue. */}
          {option.lead && option.event !== options[n - 1]?.event && <p className={styles['leads']}>{option.what}</p>}
          <Choice
            name={name}
            option={option}
            hotkey={keys[n]}
            isChosen={option.event === chosen?.event && option.lead?.answer === chosen.lead?.answer}
            onChoose={() => onChoose(option)}
          />
        </Fragment>
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
        {option.lead === null && <small>{option.what}</small>}
      </span>
      {hotkey && isOn && <Caps press={keyTable[hotkey].press} />}
    </label>
  );
}
