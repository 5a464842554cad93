/** The button of one thing that staff do, in the words of its row; where it is off, the row's reason stands beneath it. */
import type { ReactNode } from 'react';
import type { StaffEvent } from '#core/journey/operation-row.ts';
import { operations } from '#core/journey/operations.ts';
import type { ButtonKind } from '#web/ui/button.tsx';
import { OffButton } from '../off-button.tsx';
import { type Closing, whyNot } from './closing.ts';

interface ActionButtonProps {
  readonly closing: Closing;
  readonly event: StaffEvent;
  readonly kind?: ButtonKind;
  readonly isBusy?: boolean;
  readonly onPress: () => void;
  /** Instead of the row's label, where the page knows more: an amount, a name. */
  readonly children?: ReactNode;
}

export function ActionButton({ closing, event, children, ...button }: ActionButtonProps) {
  return (
    <OffButton {...button} reason={whyNot(closing, event)}>
      {children ?? operations[event].label}
    </OffButton>
  );
}
