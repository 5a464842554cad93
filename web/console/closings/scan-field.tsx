/** Scans for one purpose, dropped or chosen. */
import { fileEndings } from '#core/application/uploads.ts';
import * as words from '#core/words/en/console/closings.ts';
import { FileDrop } from '#web/ui/file-drop.tsx';
import type { Scans } from './use-scans.ts';

interface ScanFieldProps {
  readonly scans: Scans;
  readonly name: string;
  readonly label: string;
  readonly error: string | undefined;
}

export function ScanField({ scans, name, label, error }: ScanFieldProps) {
  return (
    <FileDrop
      name={name}
      label={label}
      hint={words.onePdfOfAll}
      error={error}
      accept={fileEndings}
      files={scans.files}
      onAdd={scans.add}
      onRemove={scans.remove}
    />
  );
}
