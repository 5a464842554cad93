/** Loaded only while the maintenance flag is on: decides whether this page is one of those being worked on. */
import type { ReactNode } from 'react';
import { isUnderMaintenance, maintenanceBase } from '#core/flags.ts';
import { useLocation } from '#web/app/router.tsx';
import { useFlag } from '../site.ts';
import { PlainLayout } from './layout.tsx';
import { MaintenancePage } from './maintenance-page.tsx';

export function MaintenanceGate({ children }: { readonly children: ReactNode }) {
  const flag = useFlag('fe-heloc-maintenance');
  const { pathname } = useLocation();
  if (!isUnderMaintenance(flag, pathname, maintenanceBase)) return children;
  return (
    <PlainLayout>
      <MaintenancePage {...flag.variables} />
    </PlainLayout>
  );
}
