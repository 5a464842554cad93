/** Loaded when someone first opens the menu. */
import { Drawer } from '#web/ui/drawer.tsx';
import { useCompany } from '../site.ts';
import { SiteNav } from './site-nav.tsx';

/** In a section of its own: inside the page's banner the drawer's head would count as a second one. */
export function MenuDrawer({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  return (
    <section>
      <Drawer isOpen={isOpen} onClose={onClose} title={useCompany().names.short}>
        <SiteNav onLeave={onClose} />
      </Drawer>
    </section>
  );
}
