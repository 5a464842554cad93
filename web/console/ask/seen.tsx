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
  /** From now on what is here now counts. */
  readonly accept: () => void;
}

/** It counts until they say that they looked again. */
export function useSeen({ version, history }: Looked): Seen {
  const [seen, setSeen] = useState(version);
  return {
    version: seen,
    since: doneByOthers(history.filter(({ seq }) => seq > seen)),
    accept: () => setSeen(version),
  };
}

export function Since({ seen: { since, accept } }: { readonly seen: Seen }) {
  if (since.length === 0) return null;
  return (
    <Alert title={words.changedSince}>
      {words.sinceYouLooked(since.length)}
      <ul>
        {since.map(({ seq, event, by, at }) => (
          <li key={seq}>{words.happened(sayEvent(event), sayBy(by), secondsSince(at))}</li>
        ))}
      </ul>
      <p>{words.wordsAreKept}</p>
      <Button kind="secondary" onClick={accept}>
        {words.iHaveSeenIt}
      </Button>
    </Alert>
  );
}

const secondsSince = (at: string) => Math.max(0, Math.round((Date.now() - Date.parse(at)) / 1000));
