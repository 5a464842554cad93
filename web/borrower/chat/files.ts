/** Files that will go with the next message: each is sent when it is chosen, and what is refused says why. */
import { useRef, useState } from 'react';
import { attachmentRefusal, attachmentRefusals } from '#core/chat/attachments.ts';
import { messageFilesMax } from '#core/chat/message.ts';
import * as words from '#core/words/en/chat/message.ts';
import { sentenceOf } from '#web/app/failure-text.ts';
import { sendFile } from './acts.ts';
import type { Chat } from './chat.ts';

type Sent = Awaited<ReturnType<typeof sendFile>>;

export interface AddedFile {
  readonly id: string;
  readonly file: File;
  readonly isOnItsWay: boolean;
  readonly sent?: Sent;
  readonly problem?: string;
}

export function useFiles(chat: Chat) {
  const [files, setFiles] = useState<readonly AddedFile[]>([]);
  /** Read between renders: several may be chosen at once. */
  const now = useRef(files);
  const put = (next: readonly AddedFile[]) => {
    now.current = next;
    setFiles(next);
  };
  const change = (id: string, changes: Partial<AddedFile>) =>
    put(now.current.map((one) => (one.id === id ? { ...one, ...changes } : one)));
  const send = async ({ id, file }: AddedFile) => {
    try {
      change(id, { sent: await sendFile(chat, file), isOnItsWay: false });
    } catch (error) {
      change(id, { problem: sentenceOf(error), isOnItsWay: false });
    }
  };
  return {
    files,
    add: (chosen: readonly File[]) => {
      for (const file of chosen) {
        const problem = problemOf(file, now.current.length);
        const one = { id: crypto.randomUUID(), file, isOnItsWay: problem === undefined, ...(problem && { problem }) };
        put([...now.current, one]);
        if (problem === undefined) void send(one);
      }
    },
    remove: (id: string) => put(now.current.filter((one) => one.id !== id)),
    /** What has arrived, for the message that it goes with. */
    take: (): readonly Sent[] => {
      const arrived = now.current.flatMap(({ sent }) => sent ?? []);
      put([]);
      return arrived;
    },
  };
}

function problemOf(file: File, before: number): string | undefined {
  if (before >= messageFilesMax) return words.atMostFiles(messageFilesMax);
  const refusal = attachmentRefusal(file);
  return refusal && attachmentRefusals[refusal];
}
