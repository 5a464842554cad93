/** Scans for one purpose, dropped or chosen. */
import { fileEndings } from '#core/application/uploads.ts';
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
      hint="One PDF of all pages, or a picture of each in their order. PDF, JPEG, PNG or HEIC, up to 25 MB."
      error={error}
      accept={fileEndings}
      files={scans.files}
      onAdd={scans.add}
      onRemove={scans.remove}
    />
  );
}
