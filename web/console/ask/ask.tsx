/** The left column of an application: what is asked now and what it rests on, the acts that are possible, and those that are not. */
import { type ReactNode, useState } from 'react';
import type { StaffEvent } from '#core/journey/operation-row.ts';
import { operations } from '#core/journey/operations.ts';
import * as words from '#core/words/en/console/ask.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import type { ClosingProps } from '../closings/closing.ts';
import { OpenNow } from '../closings/open-now.tsx';
import { useKey } from '../frame/use-key.ts';
import { OffButton } from '../off-button.tsx';
import { ActForm } from './act-form.tsx';
import styles from './ask.module.css';
import { Choices, useChoiceKeys } from './choices.tsx';
import { Force } from './force.tsx';
import { useOffered } from './offered.ts';
import { type ActOption, impossibleOf, keyOf, optionsOf, othersOf } from './options.ts';
import { Places, usePlacedActs } from './placed-acts.ts';
import type { Elsewhere } from './places.ts';
import { Requests } from './requests.tsx';

interface AskProps extends ClosingProps {
  /** Goes to an act that is done elsewhere on the page. */
  readonly onGo?: (place: Elsewhere, event: StaffEvent) => void;
}

export function Ask({ closing, onDone, onGo }: AskProps) {
  const options = optionsOf(closing);
  const others = othersOf(closing);
  const [chosen, choose] = useState<ActOption>();
  const { acts: placed, put } = usePlacedActs();
  const raise = others.find(({ event }) => event === 'conditionRaised');
  useKey('raiseCondition', raise && (() => choose(raise)));
  // The number keys begin with what is asked here and run on into the buttons of the page.
  const keys = useChoiceKeys([...options.map((option) => () => choose(option)), ...placed.map(({ run }) => run)]);
  const keyOfPlaced = (id: string) => {
    const n = placed.findIndex((one) => one.id === id);
    return n < 0 ? undefined : keys[options.length + n];
  };
  const places = { put, keyOf: keyOfPlaced };
  useOffered({ closing, options, others, placed, keys, choose, onGo });
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
      <Places value={places}>
        <OpenNow closing={closing} onDone={onDone} />
      </Places>
      <Choices options={options} keys={keys} chosen={chosen} onChoose={choose} />
      {isAmong(options) && form}
      {others.length > 0 && (
        <Others others={others} chosen={chosen} onChoose={choose}>
          {!isAmong(options) && form}
        </Others>
      )}
      <Force closing={closing} onDone={onDone} />
      <Impossible closing={closing} />
    </section>
  );
}

interface OthersProps {
  readonly others: readonly ActOption[];
  readonly chosen: ActOption | undefined;
  readonly onChoose: (option: ActOption | undefined) => void;
  readonly children: ReactNode;
}

function Others({ others, chosen, onChoose, children }: OthersProps) {
  return (
    <div className={styles['part']}>
      <h3>{words.alsoPossible}</h3>
      <div className={styles['others']}>
        {others.map((option) => (
          <button
            key={option.event}
            type="button"
            className={styles['other']}
            aria-expanded={isSame(option, chosen)}
            onClick={() => onChoose(isSame(option, chosen) ? undefined : option)}
          >
            {option.label}
          </button>
        ))}
      </div>
      {children}
    </div>
  );
}

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
            <OffButton reason={whyNot} kind="quiet" offeredAs={null} onPress={() => {}}>
              {operations[event].label}
            </OffButton>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
