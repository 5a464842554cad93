/** Scans on their way into the file of one application: each with how far it has come and what was said against it. */
import { useState } from 'react';
import { type DeskUploadType, refusalBeforeSending, refusals, uploadFilesMax } from '#core/application/uploads.ts';
import * as words from '#core/words/en/console/closings.ts';
import { sentenceOf } from '#web/app/failure-text.ts';
import { deskUpload, upload } from '#web/client/upload.ts';
import type { DroppedFile } from '#web/ui/file-drop.tsx';

interface Scan extends DroppedFile {
  /** What an event names it by, once it has arrived. */
  readonly uuid?: string;
}

export interface Scans {
  readonly files: readonly Scan[];
  readonly isSending: boolean;
  readonly uuids: readonly string[];
  readonly add: (files: readonly File[]) => void;
  readonly remove: (id: string) => void;
}

export function useScans(applicationUuid: string, type: DeskUploadType): Scans {
  const [files, setFiles] = useState<readonly Scan[]>([]);
  const change = (id: string, changes: Partial<Scan>) =>
    setFiles((all) => all.map((one) => (one.id === id ? { ...one, ...changes } : one)));
  const send = async (id: string, file: File) => {
    try {
      const { uuid } = await upload({
        key: deskUpload,
        uuid: applicationUuid,
        type,
        file,
        signal: new AbortController().signal,
        onPercent: (percent) => change(id, { percent }),
        onChecking: () => change(id, { percent: undefined, isChecking: true }),
      });
      change(id, { uuid, percent: undefined, isChecking: false });
    } catch (error) {
      change(id, { percent: undefined, isChecking: false, error: sentenceOf(error) });
    }
  };
  return {
    files,
    isSending: files.some(({ percent, isChecking }) => percent !== undefined || isChecking === true),
    uuids: files.flatMap(({ uuid }) => uuid ?? []),
    remove: (id) => setFiles((all) => all.filter((one) => one.id !== id)),
    add: (chosen) => {
      for (const [at, file] of chosen.entries()) {
        const id = crypto.randomUUID();
        const refusal = refusalBeforeSending(file);
        const isTooMany = files.length + at >= uploadFilesMax;
        const error = isTooMany ? words.atMostFiles(uploadFilesMax) : refusal && refusals[refusal];
        const begun = { id, name: file.name, sizeBytes: file.size };
        setFiles((all) => [...all, error === undefined ? { ...begun, percent: 0 } : { ...begun, error }]);
        if (error === undefined) void send(id, file);
      }
    },
  };
}
