/** The left column of an application: what is asked now and what it rests on, the acts that are possible, and those that are not. */
import { useState } from 'react';
import { operations } from '#core/journey/operations.ts';
import * as words from '#core/words/en/console/ask.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import type { Closing, ClosingProps } from '../closings/closing.ts';
import { OpenNow } from '../closings/open-now.tsx';
import { useKey } from '../frame/use-key.ts';
import { OffButton } from '../off-button.tsx';
import { usePaletteActs } from '../palette/acts.ts';
import { ActForm } from './act-form.tsx';
import styles from './ask.module.css';
import { Choices } from './choices.tsx';
import { Force } from './force.tsx';
import { type ActOption, impossibleOf, optionsOf, othersOf } from './options.ts';
import { Requests } from './requests.tsx';

export function Ask({ closing, onDone }: ClosingProps) {
  const options = optionsOf(closing);
  const others = othersOf(closing);
  const [chosen, choose] = useState<ActOption>();
  const raise = others.find(({ event }) => event === 'conditionRaised');
  useKey('raiseCondition', raise && (() => choose(raise)));
  useOffered(closing, [...options, ...others], choose);
  // A colleague may have moved it on: what is no longer offered is not shown as chosen, and nothing typed is sent.
  const done = () => {
    choose(undefined);
    onDone();
  };
  const isAmong = (all: readonly ActOption[]) => all.some((one) => isSame(one, chosen));
  const form = chosen && (
    <ActForm key={keyOf(chosen)} closing={closing} option={chosen} onDone={done} onLeave={() => choose(undefined)} />
  );
  return (
    <section className={styles['ask']} aria-labelledby="asked-now">
      <Head closing={closing} />
      <Requests closing={closing} onDone={onDone} />
      <OpenNow closing={closing} onDone={onDone} />
      <Choices options={options} chosen={chosen} onChoose={choose} />
      {isAmong(options) && form}
      {others.length > 0 && (
        <div className={styles['part']}>
          <h3>{words.alsoPossible}</h3>
          <div className={styles['others']}>
            {others.map((option) => (
              <button
                key={option.event}
                type="button"
                className={styles['other']}
                aria-expanded={isSame(option, chosen)}
                onClick={() => choose(isSame(option, chosen) ? undefined : option)}
              >
                {option.label}
              </button>
            ))}
          </div>
          {!isAmong(options) && form}
        </div>
      )}
      <Force closing={closing} onDone={onDone} />
      <Impossible closing={closing} />
    </section>
  );
}

/** The same acts in the command palette, with the reason where one is off. */
function useOffered(closing: Closing, possible: readonly ActOption[], choose: (option: ActOption) => void): void {
  const off = impossibleOf(closing).map(({ event, whyNot }) => ({ event, label: operations[event].label, whyNot }));
  usePaletteActs(
    [
      ...possible.map((option) => ({
        key: keyOf(option),
        label: option.label,
        hint: option.what,
        run: () => choose(option),
      })),
      ...off.map(({ event, label, whyNot }) => ({ key: event, label, whyNot, run: () => {} })),
    ],
    { name: closing.borrower, number: closing.loanNumber ?? '' },
  );
}

const keyOf = ({ event, lead }: ActOption) => `${event} ${lead?.answer ?? ''}`;
const isSame = (one: ActOption, other: ActOption | undefined) => other !== undefined && keyOf(one) === keyOf(other);

function Head({ closing: { asked, why } }: Pick<ClosingProps, 'closing'>) {
  return (
    <div>
      <p className={styles['over']}>{words.whatIsAskedNow}</p>
      <h2 id="asked-now">{asked.title}</h2>
      <p className={styles['why']}>{why}</p>
      {asked.facts.length > 0 && (
        <dl className={styles['facts']} aria-label={words.theFacts}>
          {asked.facts.map(({ label, value }) => (
            <div key={`${label} ${value}`}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

/** With the reason, and who can: focusable, so that anyone who looks for an act hears why it is not there. */
function Impossible({ closing }: Pick<ClosingProps, 'closing'>) {
  const off = impossibleOf(closing);
  if (off.length === 0) return null;
  return (
    <Disclosure summary={words.notPossible(off.length)}>
      <ul className={styles['off']}>
        {off.map(({ event, whyNot }) => (
          <li key={event}>
            <OffButton reason={whyNot} kind="quiet" onPress={() => {}}>
              {operations[event].label}
            </OffButton>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
