/**
 * What a form shows to be wrong: what the schema found, what the server refused, and the failure that belongs to no
 * field. After an attempt that failed, the first wrong field is focused and scrolled into view.
 */
import type { RefObject } from 'react';
import { useEffect, useState } from 'react';
import { focusFirstInvalid, isWithin } from './focus-first-invalid.ts';
import type { Messages } from './standard-schema.ts';

/** What a submit may answer: a sentence, and the field it belongs to where there is one. */
export interface Refusal {
  readonly message: string;
  readonly param?: string | undefined;
}

export function useMistakes(check: () => Messages, form: RefObject<HTMLFormElement | null>) {
  const [found, setFound] = useState<Messages>({});
  const [refused, setRefused] = useState<Messages>({});
  const [failure, setFailure] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const shown: Messages = { ...found, ...refused };

  // biome-ignore lint/correctness/useExhaustiveDependencies: focus moves when an attempt failed, at no other time
  useEffect(() => {
    if (attempt > 0) focusFirstInvalid(form.current, Object.keys(shown));
  }, [attempt]);

  return {
    shown,
    failure,
    /** After a change: what no longer holds goes at once, and what is newly wrong waits until the field is left. */
    forgive: (name: string | undefined) => {
      const fresh = check();
      setFound((found) => only(found, (path) => fresh[path] === found[path]));
      if (name !== undefined) setRefused((refused) => only(refused, (path) => !isWithin(path, name)));
    },
    /** Shows what is wrong with these fields, and with no other. */
    showFor: (names: ReadonlySet<string>) =>
      setFound(only(check(), (path) => [...names].some((name) => isWithin(path, name)))),
    /** Shows all that is wrong; answers whether nothing is. */
    showAll: (): boolean => {
      const fresh = check();
      const isRight = Object.keys(fresh).length === 0;
      setFound(fresh);
      setRefused({});
      setFailure(undefined);
      if (!isRight) setAttempt((attempt) => attempt + 1);
      return isRight;
    },
    refuse: ({ message, param }: Refusal) => {
      if (param === undefined) setFailure(message);
      else setRefused({ [param]: message });
      setAttempt((attempt) => attempt + 1);
    },
  };
}

function only(messages: Messages, keeps: (path: string) => boolean): Messages {
  return Object.fromEntries(Object.entries(messages).filter(([path]) => keeps(path)));
}
