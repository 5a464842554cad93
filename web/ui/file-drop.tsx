/** Files, dragged or chosen, one or several, with how far each has come. Sending them is the caller's. */
import type { DragEvent } from 'react';
import { useRef, useState } from 'react';
import * as words from '#core/words/en/ui/files.ts';
import { classNames } from './class-names.ts';
import type { FieldProps } from './field.tsx';
import { FieldGroup, useFieldFrame } from './field.tsx';
import styles from './file-drop.module.css';
import { checkingWords, formatFileSize } from './file-words.ts';
import { AttentionIcon, CheckIcon, CloseIcon, FileIcon, UploadIcon } from './icons.tsx';
import { ProgressBar } from './progress-bar.tsx';

export interface DroppedFile {
  readonly id: string;
  readonly name: string;
  readonly sizeBytes: number;
  /** Between 0 and 100 while it is sent; absent when it has arrived. */
  readonly percent?: number | undefined;
  /** It has arrived and is being checked; nothing can be done with it yet. */
  readonly isChecking?: boolean;
  readonly error?: string | undefined;
  /** The mistake may pass: the same file can be tried again. */
  readonly canRetry?: boolean;
  /** A small picture of it, made in this browser. */
  readonly previewUrl?: string;
}

export interface FileDropProps extends FieldProps {
  readonly files: readonly DroppedFile[];
  readonly onAdd: (files: readonly File[]) => void;
  readonly onRemove: (id: string) => void;
  readonly onRetry?: (id: string) => void;
  /** As the file dialog takes it: ".pdf,.jpg". What was dropped is not filtered; the caller says what it refuses. */
  readonly accept?: string;
  readonly isSingle?: boolean;
  readonly disabled?: boolean;
}

export function FileDrop(props: FileDropProps) {
  const { files, onAdd, onRemove, onRetry, isSingle, disabled } = props;
  const frame = useFieldFrame(props);
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const take = (list: FileList | null | undefined) => {
    const chosen = [...(list ?? [])].slice(0, isSingle ? 1 : undefined);
    if (chosen.length > 0 && !disabled) onAdd(chosen);
    // So that the same file can be chosen again after it was removed.
    if (input.current) input.current.value = '';
  };
  const handleOver = (event: DragEvent) => {
    event.preventDefault();
    setOver(!disabled);
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <FieldGroup field={props} frame={frame} disabled={disabled}>
      <label
        className={classNames(styles['zone'], isOver && styles['over'])}
        onDragOver={handleOver}
        onDragLeave={() => setOver(false)}
        onDrop={handleDrop}
      >
        <UploadIcon />
        <span className={styles['words']}>
          <span className={styles['choose']}>{isSingle ? words.chooseAFile : words.chooseFiles}</span>
          <span className={styles['drop']}> {words.orDropHere(isSingle)}</span>
        </span>
        <input
          {...frame.control}
          ref={input}
          className={styles['input']}
          type="file"
          name={props.name}
          accept={props.accept}
          multiple={!isSingle}
          onChange={(event) => take(event.currentTarget.files)}
        />
      </label>
      {files.length > 0 && (
        <ul className={styles['files']}>
          {files.map((file) => (
            <FileRow
              key={file.id}
              file={file}
              onRemove={() => onRemove(file.id)}
              onRetry={onRetry && (() => onRetry(file.id))}
            />
          ))}
        </ul>
      )}
    </FieldGroup>
  );
}

const kindOf = (name: string) => /\.(\w{1,5})$/.exec(name)?.[1]?.toUpperCase() ?? '';

function stateOf({ sizeBytes, percent, isChecking }: DroppedFile): string {
  if (isChecking) return checkingWords;
  return `${formatFileSize(sizeBytes)}${percent === undefined ? '' : `, ${Math.round(percent)}%`}`;
}

interface FileRowProps {
  readonly file: DroppedFile;
  readonly onRemove: () => void;
  readonly onRetry: (() => void) | undefined;
}

function FileRow({ file, onRemove, onRetry }: FileRowProps) {
  const isSending = file.percent !== undefined && file.error === undefined;
  const isUnderWay = isSending || (file.isChecking === true && file.error === undefined);
  const isRefused = file.error !== undefined;
  return (
    <li className={classNames(styles['file'], isRefused && styles['refused'])}>
      {file.previewUrl && <img className={styles['preview']} src={file.previewUrl} alt={words.previewOf(file.name)} />}
      {/* What no browser draws is told by its kind; its name and size stand beside it. */}
      {!(file.previewUrl || isRefused) && (
        <span className={classNames(styles['preview'], styles['kind'])} aria-hidden="true">
          {kindOf(file.name)}
        </span>
      )}
      <span className={styles['sign']}>
        {isRefused ? <AttentionIcon /> : isUnderWay ? <FileIcon /> : <CheckIcon />}
      </span>
      <span className={styles['what']}>
        <span className={styles['name']}>{file.name}</span>
        {/* A refusal comes as an element of its own, so that it is said aloud. */}
        {isRefused ? (
          <span className={styles['state']} role="alert">
            {file.error}
          </span>
        ) : (
          <span className={styles['state']} role={file.isChecking ? 'status' : undefined}>
            {stateOf(file)}
          </span>
        )}
        {isSending && <ProgressBar label={words.sending(file.name)} percent={file.percent} isBare />}
      </span>
      {file.canRetry && onRetry && (
        <button
          type="button"
          className={styles['retry']}
          aria-label={words.tryAgainWithName(file.name)}
          onClick={onRetry}
        >
          {words.tryAgain}
        </button>
      )}
      <button type="button" className={styles['remove']} aria-label={words.remove(file.name)} onClick={onRemove}>
        <CloseIcon />
      </button>
    </li>
  );
}
