/**
 * The frame every field stands in: label as a question, hint, error above the control. Promises that a control is named
 * by its label and described by hint and error, in that order. Hides the ids.
 */
import type { FocusEvent, ReactNode } from 'react';
import { useId } from 'react';
import * as words from '#core/words/en/ui/blocks.ts';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { AttentionIcon } from './icons.tsx';

export interface FieldProps {
  readonly name: string;
  readonly label: ReactNode;
  /** The control's id; made here when the caller has none. */
  readonly id?: string | undefined;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly isOptional?: boolean;
  /** The label is the one question of the page, and is set like one. */
  readonly isQuestion?: boolean;
}

/** What a form hands to a field: see use-form.ts. */
export interface Bound<Value> {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly onBlur?: (() => void) | undefined;
}

export interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface Frame {
  readonly control: ControlProps;
  readonly labelId: string;
  readonly hintId: string;
  readonly errorId: string;
}

export function useFieldFrame({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>): Frame {
  const ownId = useId();
  const controlId = id ?? ownId;
  const [labelId, hintId, errorId] = [`${controlId}-label`, `${controlId}-hint`, `${controlId}-error`];
  return {
    labelId,
    hintId,
    errorId,
    control: {
      id: controlId,
      'aria-describedby': classNames(hint != null && hintId, error !== undefined && errorId),
      'aria-invalid': error !== undefined || undefined,
    },
  };
}

interface FieldFrameProps {
  readonly field: FieldProps;
  readonly frame: Frame;
  readonly children: ReactNode;
}

/** One control under one label. */
export function Field({ field, frame, children }: FieldFrameProps) {
  return (
    <div className={styles['field']} data-field="">
      <label className={labelClass(field)} id={frame.labelId} htmlFor={frame.control.id}>
        <Label field={field} />
      </label>
      <FieldNotes frame={frame} hint={field.hint} error={field.error} />
      {children}
    </div>
  );
}

interface FieldGroupProps extends FieldFrameProps {
  readonly role?: 'radiogroup';
  readonly onBlur?: (() => void) | undefined;
  readonly disabled?: boolean | undefined;
}

/** Several controls that answer one question. Blur means that focus left all of them. */
export function FieldGroup({ field, frame, role, onBlur, disabled, children }: FieldGroupProps) {
  const handleBlur = (event: FocusEvent<HTMLFieldSetElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
  };
  return (
    <fieldset
      className={styles['field']}
      data-field=""
      role={role}
      disabled={disabled}
      aria-describedby={frame.control['aria-describedby']}
      aria-invalid={role && frame.control['aria-invalid']}
      onBlur={handleBlur}
    >
      <legend className={labelClass(field)} id={frame.labelId}>
        <Label field={field} />
      </legend>
      <FieldNotes frame={frame} hint={field.hint} error={field.error} />
      {children}
    </fieldset>
  );
}

interface FieldNotesProps extends Pick<FieldProps, 'hint' | 'error'> {
  readonly frame: Frame;
}

export function FieldNotes({ frame, hint, error }: FieldNotesProps) {
  return (
    <>
      {hint != null && (
        <div className={styles['hint']} id={frame.hintId}>
          {hint}
        </div>
      )}
      {error !== undefined && (
        <p className={styles['error']} id={frame.errorId}>
          <AttentionIcon />
          {error}
        </p>
      )}
    </>
  );
}

function labelClass({ isQuestion }: FieldProps): string | undefined {
  return classNames(styles['label'], isQuestion && styles['question']);
}

function Label({ field }: { readonly field: FieldProps }) {
  return (
    <>
      {field.label}
      {field.isOptional && <span className={styles['optional']}> {words.optional}</span>}
    </>
  );
}
