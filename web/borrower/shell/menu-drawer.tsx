/** Loaded when somebody first opens the menu. */
import { Drawer } from '#web/ui/drawer.tsx';
import { useCompany } from '../site.ts';
import { SiteNav } from './site-nav.tsx';

export function MenuDrawer({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={useCompany().names.short}>
      <SiteNav onLeave={onClose} />
    </Drawer>
  );
}
