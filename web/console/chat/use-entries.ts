/** The messages of one conversation: what is read again and again, what came between, and older ones when asked for. */
import { useCallback, useEffect, useMemo, useState } from 'react';
import { sentenceOf } from '#web/app/failure-text.ts';
import { call } from '#web/client/client.ts';
import type { Conversation, Entry } from './desk.ts';
import { merge } from './outbox.ts';

const key = 'GET /service-chat/api/v1/desk/conversations/{uuid}/messages';

export function useEntries({ uuid, entries, hasOlder }: Conversation) {
  const [known, setKnown] = useState<readonly Entry[]>(entries);
  const [hasMore, setHasMore] = useState(hasOlder);
  const [failure, setFailure] = useState<string>();
  const shown = useMemo(() => merge(known, entries), [known, entries]);
  const read = useCallback(
    async (query: { after: string } | { before: string }) => {
      const page = await call(key, { params: { uuid }, query });
      setKnown((before) => merge(before, page.entries));
      return page;
    },
    [uuid],
  );
  // Each look brings the last page alone: where more has come since, what is between is read too.
  useEffect(() => {
    const [last, next] = [known.at(-1)?.seq ?? 0, entries[0]?.seq ?? 0];
    if (next > last + 1) void read({ after: String(last) }).catch(() => {});
    setKnown((before) =>
      entries.every(({ seq }) => before.some((one) => one.seq === seq)) ? before : merge(before, entries),
    );
  }, [entries, known, read]);
  const showOlder = async () => {
    setFailure(undefined);
    try {
      setHasMore((await read({ before: String(shown[0]?.seq ?? 0) })).hasOlder);
    } catch (error) {
      setFailure(sentenceOf(error));
    }
  };
  return { shown, hasMore, failure, showOlder };
}
