/** Addresses that begin as the text does, asked for while someone types: not at every key, and never two at once. */
import { useEffect, useState } from 'react';
import { type Answer, call } from '#web/client/client.ts';

const TYPEAHEAD = 'GET /service-address/external/api/v1/typeahead';
const PAUSE_MS = 150;
const TEXT_LENGTH_MIN = 3;

export type SuggestedAddress = Answer<typeof TYPEAHEAD>[number];

const answered = new Map<string, readonly SuggestedAddress[]>();

async function suggest(text: string, signal?: AbortSignal): Promise<readonly SuggestedAddress[]> {
  const known = answered.get(text);
  if (known) return known;
  const found = await call(TYPEAHEAD, { context: 'external', query: { text }, ...(signal && { signal }) });
  answered.set(text, found);
  return found;
}

interface Typeahead {
  readonly state: 'idle' | 'loading' | 'ready' | 'failed';
  readonly suggestions: readonly SuggestedAddress[];
}

const nothing: Typeahead = { state: 'idle', suggestions: [] };

/** What was found last stays until the next answer is there, so that the list does not flicker. */
export function useTypeahead(typed: string, isWanted: boolean): Typeahead {
  const [typeahead, setTypeahead] = useState(nothing);
  const text = typed.trim();
  const isAsked = isWanted && text.length >= TEXT_LENGTH_MIN;
  useEffect(() => {
    if (!isAsked) return setTypeahead(nothing);
    const asking = new AbortController();
    const timer = setTimeout(() => {
      setTypeahead((last) => (last.suggestions.length > 0 ? last : { state: 'loading', suggestions: [] }));
      suggest(text, asking.signal).then(
        (suggestions) => setTypeahead({ state: 'ready', suggestions }),
        () => asking.signal.aborted || setTypeahead({ state: 'failed', suggestions: [] }),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [text, isAsked]);
  return typeahead;
}

/** The suggestion that says exactly what was typed: someone who wrote a whole address need not pick it too. */
export async function findTyped(text: string): Promise<SuggestedAddress | undefined> {
  const wanted = plain(text);
  const found = await suggest(text.trim()).catch(() => []);
  return found.find(({ fullAddress }) => plain(fullAddress) === wanted);
}

const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, '');
