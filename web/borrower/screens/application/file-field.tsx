/** Files for one purpose: dropped, chosen or photographed, sent while the borrower goes on, and named when all is there. */
import { type ReactNode, useRef } from 'react';
import { fileEndings, type UploadType } from '#core/application/uploads.ts';
import * as words from '#core/words/en/application.ts';
import { Button } from '#web/ui/button.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import type { Uploads } from '../../use-uploads.ts';
import styles from './file-field.module.css';

interface FileFieldProps {
  readonly uploads: Uploads;
  readonly type: UploadType;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
}

export function FileField({ uploads, type, label, hint, error }: FileFieldProps) {
  const camera = useRef<HTMLInputElement>(null);
  const photograph = (list: FileList | null) => {
    if (list && list.length > 0) uploads.add([...list], type);
    if (camera.current) camera.current.value = '';
  };
  return (
    <div className={styles['field']}>
      <FileDrop
        name="files"
        label={label}
        hint={hint ?? words.pdfJpegPngOrHeic}
        error={error}
        accept={fileEndings}
        files={uploads.files}
        onAdd={(files) => uploads.add(files, type)}
        onRemove={uploads.remove}
        onRetry={uploads.retry}
      />
      {/* No one photographs a page with a desktop computer; a phone's own camera is one press away. */}
      <div className={styles['camera']}>
        <Button kind="secondary" onClick={() => camera.current?.click()}>
          {words.takeAPhoto}
        </Button>
        <input
          ref={camera}
          className={styles['input']}
          type="file"
          accept="image/*"
          capture="environment"
          tabIndex={-1}
          aria-hidden="true"
          onChange={(event) => photograph(event.currentTarget.files)}
        />
      </div>
    </div>
  );
}
