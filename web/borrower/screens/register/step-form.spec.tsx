import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, test } from 'vitest';
import { type Draft, emptyDraft } from '#core/registration/draft.ts';
import { type } from '#web/ui/testing.tsx';
import { withValues } from './draft.ts';
import type { DraftStore } from './draft-store.ts';
import { type Registration, RegistrationContext } from './registration.ts';
import { useStepForm } from './step-form.ts';

/** A draft that another tab can write into. */
function heldDraft() {
  let draft: Draft = emptyDraft;
  const listeners = new Set<(isFromOutside: boolean) => void>();
  const put = (next: Draft, isFromOutside: boolean) => {
    draft = next;
    for (const listener of listeners) listener(isFromOutside);
  };
  const store = {
    get: () => draft,
    update: (change: (draft: Draft, nowMs: number) => Draft) => put(change(draft, 1), false),
    subscribe: (listener: (isFromOutside: boolean) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const hear = (said: Readonly<Record<string, unknown>>) => put(withValues(draft, said, 2), true);
  return { registration: { store: store as unknown as DraftStore } as Registration, hear };
}

interface StepProps {
  readonly onTyped: () => void;
}

/** Tells what was typed as soon as it stands, before the draft has it. */
function Step({ onTyped }: StepProps) {
  const form = useStepForm('property', {
    schema: { '~standard': { validate: () => ({ issues: [] }) } },
    read: ({ propertyAddress }) => propertyAddress,
  });
  const { name, value, onChange } = form.field('street1');
  useLayoutEffect(() => {
    if (value !== '') onTyped();
  }, [value, onTyped]);
  return (
    <form {...form.form}>
      <input aria-label="Street" name={name} value={value} onChange={(event) => onChange(event.currentTarget.value)} />
      <output>{form.values.city}</output>
    </form>
  );
}

test('what another tab wrote is taken, but never over what was just typed and is not in the draft yet', () => {
  const { registration, hear } = heldDraft();
  const tell = () => {
    // Focus in the field would guard it too; someone who has left it has only this.
    (document.activeElement as HTMLElement).blur();
    hear({ 'typed:property:city': 'Reno' });
  };
  render(
    <RegistrationContext value={registration}>
      <Step onTyped={tell} />
    </RegistrationContext>,
  );
  const street = screen.getByRole<HTMLInputElement>('textbox', { name: 'Street' });
  type(street, '12 Harbor');
  expect(street.value).toBe('12 Harbor');
  expect(screen.getByText('Reno')).toBeTruthy();
  expect(JSON.stringify(registration.store.get())).toContain('12 Harbor');
});
