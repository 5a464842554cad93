import type { DialogProps } from './dialog.tsx';
import { Dialog } from './dialog.tsx';

/** A dialog that comes from the side, for menus and details that belong to the page behind it. */
export function Drawer(props: Omit<DialogProps, 'place' | 'size'>) {
  return <Dialog {...props} place="side" />;
}
