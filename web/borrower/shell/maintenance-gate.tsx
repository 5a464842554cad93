/** Loaded only while the maintenance flag is on: decides whether this page is one of those being worked on. */
import { lazy, type ReactNode } from 'react';
import { isUnderMaintenance, maintenanceBase } from '#core/flags.ts';
import { useLocation } from '#web/app/router.tsx';
import { useFlag } from '../site.ts';
import { PlainLayout } from './layout.tsx';

const MaintenancePage = lazy(async () => ({ default: (await import('./maintenance-page.tsx')).MaintenancePage }));

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
