/** A button of a page that stands in the palette as well, by the name that a reader hears. */
import { Button, type ButtonProps } from '#web/ui/button.tsx';
import { useOfferedButton } from './use-offered-button.ts';

interface OfferedButtonProps extends ButtonProps {
  /** What it is about, beside its name in the palette. */
  readonly hint?: string | undefined;
  readonly children: string;
}

export function OfferedButton({ hint, ...rest }: OfferedButtonProps) {
  const { children, isBusy } = rest;
  const ref = useOfferedButton({ label: rest['aria-label'] ?? children, hint, isBusy });
  return <Button {...rest} ref={ref} />;
}
