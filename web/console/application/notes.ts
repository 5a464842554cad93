/** The notes of a case as its page reads and writes them, and drafts that outlive a reload and a colleague's act. */
import { useState } from 'react';
import { sentenceOf } from '#web/app/failure-text.ts';
import { useCallOnce } from '#web/app/use-call-once.ts';
import { type Answer, type CallArguments, call } from '#web/client/client.ts';
import { queryClient, useRead } from '#web/client/queries.ts';
import { sessionShelf } from '#web/client/storage.ts';

const listKey = 'GET /service-console/api/v1/applications/{uuid}/notes';
const writeKey = 'POST /service-console/api/v1/applications/{uuid}/notes';
const unreadKey = 'GET /service-console/api/v1/mentions/unread';
export type Notes = Answer<typeof listKey>;
export type Note = Notes['notes'][number];
export type Colleague = Notes['colleagues'][number];
type NewNote = CallArguments<typeof writeKey>[0]['body'];

export const useNotes = (uuid: string) => useRead(listKey, [{ params: { uuid } }], { gcTime: 0 });

const keep = (uuid: string, notes: Notes) => {
  queryClient.setQueryData([listKey, { params: { uuid } }], notes);
  void queryClient.invalidateQueries({ queryKey: [unreadKey] });
};

/** Once, however often it is pressed. A refusal is answered as a sentence. */
export function useWriteNote(uuid: string) {
  const write = useCallOnce(writeKey);
  return (body: NewNote): Promise<string | undefined> =>
    write({ params: { uuid }, body }).then((notes) => keep(uuid, notes), sentenceOf) as Promise<string | undefined>;
}

export async function pinNote(uuid: string, noteUuid: string, isPinned: boolean): Promise<string | undefined> {
  try {
    keep(
      uuid,
      await call('PUT /service-console/api/v1/applications/{uuid}/notes/{noteUuid}/pin', {
        params: { uuid, noteUuid },
        body: { isPinned },
      }),
    );
    return undefined;
  } catch (error) {
    return sentenceOf(error);
  }
}

/** In the window's own storage: a note is personal, and does not stay in a browser that others use. */
export function useDraft(uuid: string) {
  const key = `case-note ${uuid}`;
  const [text, setText] = useState(() => sessionShelf.get(key) ?? '');
  return {
    text,
    write: (next: string) => {
      setText(next);
      if (next === '') sessionShelf.remove(key);
      else sessionShelf.set(key, next);
    },
  };
}
