/** The state that someone looked at when they began, and what a colleague did since: by name, and how long ago. */
import { useState } from 'react';
import { sayEvent } from '#core/desk/names.ts';
import { doneByOthers } from '#core/desk/since.ts';
import * as words from '#core/words/en/console/ask.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { sayBy } from '../application/case.ts';
import type { Closing } from '../closings/closing.ts';

type Looked = Pick<Closing, 'version' | 'history'>;

export interface Seen {
  readonly version: number;
  readonly since: Closing['history'];
  /** It was refused, something is here that was not, and no history tells what: only looking again helps. */
  readonly isOld: boolean;
  /** From now on what is here now counts. */
  readonly accept: () => void;
}

/** It counts until they say that they looked again. `refusedAt` is the state for which an act was refused, if one was. */
export function useSeen({ version, history }: Looked, refusedAt?: number): Seen {
  const [seen, setSeen] = useState(version);
  return {
    version: seen,
    since: doneByOthers(history.filter(({ seq }) => seq > seen)),
    isOld: history.length === 0 && refusedAt === seen && version !== seen,
    accept: () => setSeen(version),
  };
}

export function Since({ seen: { since, isOld, accept } }: { readonly seen: Seen }) {
  if (since.length === 0 && !isOld) return null;
  return (
    <Alert title={words.changedSince}>
      {since.length > 0 && words.sinceYouLooked(since.length)}
      {since.length > 0 && (
        <ul>
          {since.map(({ seq, event, by, at }) => (
            <li key={seq}>{words.happened(sayEvent(event), sayBy(by), secondsSince(at))}</li>
          ))}
        </ul>
      )}
      <p>{words.wordsAreKept}</p>
      <Button kind="secondary" onClick={accept}>
        {words.iHaveSeenIt}
      </Button>
    </Alert>
  );
}

const secondsSince = (at: string) => Math.max(0, Math.round((Date.now() - Date.parse(at)) / 1000));
