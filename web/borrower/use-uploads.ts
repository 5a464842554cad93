/** Files on their way: each with how far it has come, what was said against it, and a picture of it where there is one. */
import { useEffect, useRef, useState } from 'react';
import { refusalBeforeSending, refusals, type UploadType, uploadFilesMax } from '#core/application/uploads.ts';
import * as words from '#core/words/en/uploads.ts';
import { failureText } from '#web/app/failure-text.ts';
import { CallError } from '#web/client/call-error.ts';
import { upload } from '#web/client/upload.ts';
import type { DroppedFile } from '#web/ui/file-drop.tsx';

interface Sent extends DroppedFile {
  readonly file: File;
  readonly type: UploadType;
  /** What a command names it by, once it has arrived. */
  readonly uuid?: string;
}

type Arrived = Pick<Sent, 'type'> & { readonly uuid: string };

export interface Uploads {
  readonly files: readonly Sent[];
  /**
   * What has arrived, once nothing is on its way: a person who presses "send" early need not press again. Where one of those
   * got lost meanwhile they are asked first: they believe that it goes along.
   */
  readonly arrived: () => Promise<readonly Arrived[] | 'lost'>;
  readonly add: (files: readonly File[], type: UploadType) => void;
  readonly remove: (id: string) => void;
  readonly retry: (id: string) => void;
}

const lost = words.theConnectionWasLost;
const tooMany = words.pleaseSendNoMore(uploadFilesMax);

/** As the page shows them, and as they are by now: what has waited must not go by an old list. */
function useSent() {
  const [files, setFiles] = useState<readonly Sent[]>([]);
  const latest = useRef(files);
  // Anyone who has left the page sends nothing any more, also not what they pressed "send" for.
  useEffect(
    () => () => {
      latest.current = [];
    },
    [],
  );
  const put = (next: readonly Sent[]) => {
    latest.current = next;
    setFiles(next);
  };
  const change = (id: string, changes: Partial<Sent>) =>
    put(latest.current.map((one) => (one.id === id ? { ...one, ...changes } : one)));
  return { files, latest, put, change };
}

export function useUploads(applicationUuid: string | null): Uploads {
  const { files, latest, put, change } = useSent();
  const underWay = useRef(new Map<string, { readonly stop: AbortController; readonly end: Promise<void> }>());
  useEffect(() => {
    const running = underWay.current;
    return () => {
      for (const { stop } of running.values()) stop.abort();
    };
  }, []);
  const deliver = async ({ id, file, type }: Sent, stop: AbortController) => {
    try {
      const { uuid } = await upload({
        uuid: applicationUuid,
        type,
        file,
        signal: stop.signal,
        onPercent: (percent) => change(id, { percent }),
        onChecking: () => change(id, { percent: undefined, isChecking: true }),
      });
      change(id, { uuid, percent: undefined, isChecking: false, error: undefined });
    } catch (error) {
      if (stop.signal.aborted) return;
      change(id, { percent: undefined, isChecking: false, ...saidOf(error) });
    } finally {
      underWay.current.delete(id);
    }
  };
  const send = (one: Sent) => {
    const stop = new AbortController();
    underWay.current.set(one.id, { stop, end: deliver(one, stop) });
  };
  const add = (chosen: readonly File[], type: UploadType) => {
    const begun = chosen.map((file, at) => begin(file, type, latest.current.length + at));
    put([...latest.current, ...begun]);
    for (const one of begun) if (one.error === undefined) send(one);
  };
  return {
    files,
    add,
    arrived: async () => {
      const awaited = new Set(underWay.current.keys());
      // One that is taken again meanwhile is waited for too.
      while (underWay.current.size > 0) await Promise.all([...underWay.current.values()].map(({ end }) => end));
      if (latest.current.some(({ id, error }) => awaited.has(id) && error !== undefined)) return 'lost';
      return latest.current.flatMap(({ type, uuid }) => (uuid === undefined ? [] : { type, uuid }));
    },
    remove: (id) => {
      underWay.current.get(id)?.stop.abort();
      const gone = files.find((one) => one.id === id);
      if (gone?.previewUrl) URL.revokeObjectURL(gone.previewUrl);
      put(latest.current.filter((one) => one.id !== id));
    },
    retry: (id) => {
      const again = files.find((one) => one.id === id);
      if (!again) return;
      change(id, { percent: 0, error: undefined, canRetry: false });
      send(again);
    },
  };
}

function saidOf(error: unknown): Pick<Sent, 'error' | 'canRetry'> {
  const isLost = error instanceof CallError && error.status === 0;
  return { error: isLost ? lost : failureText(error), canRetry: isWorthAnother(error) };
}

/** The server was not reached, or was too busy; what it refused it will refuse again. */
function isWorthAnother(error: unknown): boolean {
  return error instanceof CallError && (error.status === 0 || error.status === 429 || error.status >= 500);
}

function begin(file: File, type: UploadType, before: number): Sent {
  const refusal = refusalBeforeSending(file);
  const error = before >= uploadFilesMax ? tooMany : refusal && refusals[refusal];
  const isShown = /^image\/(jpeg|png)$/.test(file.type) && error === undefined;
  return {
    id: crypto.randomUUID(),
    file,
    type,
    name: file.name,
    sizeBytes: file.size,
    ...(error === undefined ? { percent: 0 } : { error }),
    ...(isShown ? { previewUrl: URL.createObjectURL(file) } : {}),
  };
}
