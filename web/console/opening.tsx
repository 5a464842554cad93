/** A page on its way: named for those who listen, and with a heading from the start. */
import { Skeleton } from '#web/ui/skeleton.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

export function Opening({ label }: { readonly label: string }) {
  return (
    <>
      <h1>
        <VisuallyHidden>{label}</VisuallyHidden>
      </h1>
      <Skeleton label={label} kind="block" />
    </>
  );
}
