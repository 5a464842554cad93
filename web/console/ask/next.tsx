/** What happens next, asked of the server as soon as the form can be read: it goes the door's own way and changes nothing. */
import { useEffect, useState } from 'react';
import { sayStatus } from '#core/desk/names.ts';
import type { StaffEvent } from '#core/journey/operation-row.ts';
import { operations } from '#core/journey/operations.ts';
import * as words from '#core/words/en/console/ask.ts';
import { sentenceOf } from '#web/app/failure-text.ts';
import { CallError } from '#web/client/call-error.ts';
import { type Answer, call } from '#web/client/client.ts';
import type { Closing } from '../closings/closing.ts';
import styles from './ask.module.css';

const key = 'POST /service-console/api/v1/applications/{uuid}/foresight';
const PAUSE_MS = 400;

export interface Foresight {
  readonly next: Answer<typeof key> | undefined;
  /** Why it would not be taken, in the door's own sentence. */
  readonly refusal: string | undefined;
}

/** Nothing is asked while it is off; what is still to be filled in (no payload yet) is said. */
export function useForesight(
  { uuid, version }: Pick<Closing, 'uuid' | 'version'>,
  event: StaffEvent,
  payload: unknown,
  isOn = true,
): Foresight {
  const [foresight, setForesight] = useState<Foresight>(nothingYet);
  const asked = isOn && payload !== undefined ? JSON.stringify(withoutReason(event, payload as object)) : undefined;
  useEffect(() => {
    if (asked === undefined) return setForesight(isOn ? { next: undefined, refusal: words.fillInFirst } : nothingYet);
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      const body = { event, payload: JSON.parse(asked) as Record<string, unknown>, seenVersion: version };
      call(key, { params: { uuid }, body, signal: leaving.signal }).then(
        (next) => setForesight({ next, refusal: undefined }),
        (error: unknown) => {
          // What is still to be filled in is no refusal.
          const isUnfinished = error instanceof CallError && error.status === 422;
          const refusal = isUnfinished ? words.fillInFirst : sentenceOf(error);
          if (!leaving.signal.aborted) setForesight({ next: undefined, refusal });
        },
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [uuid, event, asked, version, isOn]);
  return foresight;
}

const nothingYet: Foresight = { next: undefined, refusal: undefined };

/** The server has words of its own where the reason goes: what happens next does not wait for it. */
function withoutReason(event: StaffEvent, payload: object): object {
  const form = operations[event].form as Readonly<Record<string, { readonly kind: string }>>;
  return Object.fromEntries(Object.entries(payload).filter(([name]) => form[name]?.kind !== 'envelope'));
}

export function Next({ foresight: { next, refusal } }: { readonly foresight: Foresight }) {
  return (
    <div className={styles['next']} role="status">
      <h3>{words.whatHappensNext}</h3>
      {!next && <p>{refusal ?? words.workingItOut}</p>}
      {next?.two != null && (
        <p className={styles['two']}>
          <strong>{words.twoPeople}</strong> {next.two} {next.twoBy}
        </p>
      )}
      {next && <NextLines next={next} />}
    </div>
  );
}

export function NextLines({ next }: { readonly next: Omit<Answer<typeof key>, 'two' | 'twoBy'> }) {
  const lines = [
    next.isMoved ? words.goesTo(sayStatus(next.status)) : words.staysAt(sayStatus(next.status)),
    ...next.terms,
    ...next.messages.map(({ what, to }) => words.goesOut(what, to)),
    ...next.notices.map(words.notice),
    ...next.starts.map(words.starts),
    ...(next.borrowerReads === null ? [] : [words.borrowerReads(next.borrowerReads)]),
  ];
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
