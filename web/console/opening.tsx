/** A page on its way: named for those who listen, and with a heading from the start. */
import { Skeleton } from '#web/ui/skeleton.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { Bar } from './frame/bar.tsx';

export function Opening({ label }: { readonly label: string }) {
  return (
    <>
      <Bar title={<VisuallyHidden>{label}</VisuallyHidden>} />
      <Skeleton label={label} kind="block" />
    </>
  );
}
