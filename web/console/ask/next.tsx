/** What happens next, asked of the server as soon as the form can be read: it goes the door's own way and changes nothing. */
import { useEffect, useState } from 'react';
import { sayStatus } from '#core/desk/names.ts';
import * as words from '#core/words/en/console/ask.ts';
import { sentenceOf } from '#web/app/failure-text.ts';
import { CallError } from '#web/client/call-error.ts';
import { type Answer, call } from '#web/client/client.ts';
import type { Closing } from '../closings/closing.ts';
import styles from './ask.module.css';
import type { Answers } from './fields.ts';
import type { ActOption } from './options.ts';

const key = 'POST /service-console/api/v1/applications/{uuid}/foresight';
const PAUSE_MS = 400;

export interface Foresight {
  readonly next: Answer<typeof key> | undefined;
  /** Why it would not be taken, in the door's own sentence. */
  readonly refusal: string | undefined;
}

export function useForesight(
  { uuid, version }: Pick<Closing, 'uuid' | 'version'>,
  { event }: Pick<ActOption, 'event'>,
  values: Answers,
  payloadOf: (answers: Answers) => Record<string, unknown>,
): Foresight {
  const [foresight, setForesight] = useState<Foresight>({ next: undefined, refusal: undefined });
  const asked = JSON.stringify(payloadOf(values));
  useEffect(() => {
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
  }, [uuid, event, asked, version]);
  return foresight;
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
