import { useState } from 'react';
import type { DroppedFile } from '#web/ui/file-drop.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { Specimen } from './specimen.tsx';

const first: readonly DroppedFile[] = [
  { id: '1', name: 'paystub-october-2026.pdf', sizeBytes: 184_300 },
  {
    id: '2',
    name: 'scan_of_a_homeowners_insurance_policy_with_a_very_long_name.pdf',
    sizeBytes: 4_120_000,
    percent: 61,
  },
  { id: '4', name: 'passport.jpg', sizeBytes: 2_310_000, isChecking: true },
  { id: '3', name: 'statement.exe', sizeBytes: 99_000, error: 'We take PDF, JPG and PNG files' },
];

export function FileDrops() {
  const [files, setFiles] = useState(first);
  const drop = {
    onAdd: (added: readonly File[]) =>
      setFiles((files) => [
        ...files,
        ...added.map(({ name, size }, index) => ({ id: `${files.length}-${index}-${name}`, name, sizeBytes: size })),
      ]),
    onRemove: (id: string) => setFiles((files) => files.filter((file) => file.id !== id)),
    accept: '.pdf,.jpg,.png',
  };
  return (
    <>
      <Specimen title="Arrived, on its way, refused">
        <FileDrop {...drop} files={files} name="a" label="Proof of income" hint="Your two most recent pay stubs." />
      </Specimen>
      <Specimen title="Empty, one file only">
        <FileDrop {...drop} files={[]} name="b" label="Insurance policy" isSingle />
      </Specimen>
      <Specimen title="With an error">
        <FileDrop {...drop} files={[]} name="c" label="Proof of income" error="Please add at least one document" />
      </Specimen>
      <Specimen title="Disabled">
        <FileDrop {...drop} files={[]} name="d" label="Proof of income" disabled />
      </Specimen>
    </>
  );
}
