/** The notes of a case as its page reads and writes them, and drafts that outlive a reload and a colleague's act. */
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { sentenceOf } from '#web/app/failure-text.ts';
import { useCallOnce } from '#web/app/use-call-once.ts';
import { type Answer, type CallArguments, call } from '#web/client/client.ts';
import { queryClient } from '#web/client/queries.ts';
import { read } from '#web/client/retry.ts';
import { sessionShelf } from '#web/client/storage.ts';
import { useMe } from '../me.ts';

const listKey = 'GET /service-console/api/v1/applications/{uuid}/notes';
const writeKey = 'POST /service-console/api/v1/applications/{uuid}/notes';
const unreadKey = 'GET /service-console/api/v1/mentions/unread';
export type Notes = Answer<typeof listKey>;
export type Note = Notes['rows'][number];
export type Colleague = Notes['colleagues'][number];
type NewNote = CallArguments<typeof writeKey>[0]['body'];
type Kept = InfiniteData<Notes, string | undefined>;

const keyOf = (uuid: string) => [listKey, { params: { uuid } }] as const;

/** The newest first, a page at a time; who can be mentioned and what is pinned come with the first. */
export function useNotes(uuid: string) {
  const query = useInfiniteQuery<Notes, Error, Kept, readonly unknown[], string | undefined>(
    {
      queryKey: keyOf(uuid),
      queryFn: ({ pageParam: cursor, signal }) =>
        read(listKey, { params: { uuid }, query: cursor === undefined ? {} : { cursor }, signal }),
      initialPageParam: undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      gcTime: 0,
    },
    queryClient,
  );
  const { data: pages, isError, error, refetch } = query;
  const data = useMemo(() => {
    const first = pages?.pages[0];
    return first && { ...first, notes: pages.pages.flatMap(({ rows }) => rows) };
  }, [pages]);
  return {
    ...{ data, isError, error, refetch: refetch as never },
    hasMore: query.hasNextPage,
    isReadingMore: query.isFetchingNextPage,
    readMore: () => void query.fetchNextPage(),
  };
}

/**
 * What the server answered is the first page. Those after it stay as they are and are read again, since all of it moved by
 * a row: as many pages are read as are kept, so one that was dropped here would be gone from under the reader.
 */
function keep(uuid: string, first: Notes): void {
  const known = queryClient.getQueryData<Kept>(keyOf(uuid));
  queryClient.setQueryData<Kept>(keyOf(uuid), {
    pages: [first, ...(known?.pages.slice(1) ?? [])],
    pageParams: known?.pageParams ?? [undefined],
  });
  if ((known?.pages.length ?? 0) > 1) void queryClient.invalidateQueries({ queryKey: keyOf(uuid) });
  void queryClient.invalidateQueries({ queryKey: [unreadKey] });
}

/** Shown at once, before the server has said anything; what was shown before is given back, to be put there again. */
async function showAtOnce(uuid: string, change: (notes: Notes, place: number) => Notes): Promise<Kept | undefined> {
  const known = queryClient.getQueryData<Kept>(keyOf(uuid));
  if (known === undefined) return undefined;
  queryClient.setQueryData<Kept>(keyOf(uuid), { ...known, pages: known.pages.map(change) });
  // What was on its way has no idea of it.
  await queryClient.cancelQueries({ queryKey: keyOf(uuid) });
  return known;
}

function takeBack(uuid: string, known: Kept | undefined, error: unknown): string {
  if (known) queryClient.setQueryData<Kept>(keyOf(uuid), known);
  void queryClient.invalidateQueries({ queryKey: keyOf(uuid) });
  return sentenceOf(error);
}

const fresh = { kind: 'note', isMine: true, corrects: null, isCorrected: false, to: null, call: null } as const;

function noteOf({ text, isPinned }: Extract<NewNote, { kind: 'note' }>, by: string): Note {
  const at = new Date().toISOString();
  return { ...fresh, mentioned: [], uuid: `new ${at}`, text, at, by, pinned: isPinned ? { by, at } : null };
}

const withFirst = (notes: Notes, note: Note): Notes => ({
  ...notes,
  rows: [note, ...notes.rows],
  pinned: note.pinned === null ? notes.pinned : [note, ...notes.pinned],
});

/** Once, however often it is pressed. A note stands there at once; refused, it is gone again, with a sentence. */
export function useWriteNote(uuid: string) {
  const write = useCallOnce(writeKey);
  const by = useMe().data?.name ?? '';
  return async (body: NewNote): Promise<string | undefined> => {
    const known =
      body.kind === 'note' && body.corrects === undefined
        ? await showAtOnce(uuid, (notes, place) => (place === 0 ? withFirst(notes, noteOf(body, by)) : notes))
        : undefined;
    try {
      keep(uuid, await write({ params: { uuid }, body }));
      return undefined;
    } catch (error) {
      return takeBack(uuid, known, error);
    }
  };
}

export async function pinNote(uuid: string, note: Note, isPinned: boolean, by: string): Promise<string | undefined> {
  const pinned = isPinned ? { by, at: new Date().toISOString() } : null;
  const known = await showAtOnce(uuid, (notes) => ({
    ...notes,
    rows: notes.rows.map((one) => (one.uuid === note.uuid ? { ...one, pinned } : one)),
    pinned: [...(isPinned ? [{ ...note, pinned }] : []), ...notes.pinned.filter((one) => one.uuid !== note.uuid)],
  }));
  try {
    const params = { uuid, noteUuid: note.uuid };
    keep(
      uuid,
      await call('PUT /service-console/api/v1/applications/{uuid}/notes/{noteUuid}/pin', {
        params,
        body: { isPinned },
      }),
    );
    return undefined;
  } catch (error) {
    return takeBack(uuid, known, error);
  }
}

const both = (earlier: string, later: string) => [earlier, later].filter((text) => text !== '').join('\n');

/**
 * In the window's own storage: a note is personal, and does not stay in a browser that others use. What is on its way to the
 * server is out of the field and still kept, until the server has it.
 */
export function useDraft(uuid: string) {
  const key = `case-note ${uuid}`;
  const [text, setText] = useState(() => sessionShelf.get(key) ?? '');
  const latest = useRef({ text, sent: '' });
  const write = (next: string) => {
    latest.current.text = next;
    setText(next);
    const kept = both(latest.current.sent, next);
    if (kept === '') sessionShelf.remove(key);
    else sessionShelf.set(key, kept);
  };
  return {
    text,
    write,
    send: () => {
      latest.current.sent = text;
      write('');
    },
    /** Refused, it is in the field again, before what was typed meanwhile. What is in the field now is given back. */
    settle: (isTaken: boolean): string => {
      const { sent, text: since } = latest.current;
      latest.current.sent = '';
      const next = isTaken ? since : both(sent, since);
      write(next);
      return next;
    },
  };
}
