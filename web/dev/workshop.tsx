/** The workshop's frame: where one is, in which brand, in light or dark. */
import { lazy, Suspense } from 'react';
import { PageLink } from '#web/app/page-link.tsx';
import { Routes } from '#web/app/routes.tsx';
import { LiveRegion } from '#web/ui/live-region.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ToastRegion } from '#web/ui/toast.tsx';
import { BrandSwitch } from './brand-switch.tsx';
import { Contents } from './contents.tsx';
import type { PageData } from './page-data.ts';
import { ToolPage } from './sections/tool-page.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { BlockPage } from './ui/block-page.tsx';
import styles from './workshop.module.css';

const ApplicationPage = lazy(async () => ({ default: (await import('./sections/application.tsx')).ApplicationPage }));

export function Workshop({ page }: { readonly page: PageData }) {
  return (
    <>
      <header className={styles['bar']}>
        <PageLink className={styles['home']} to="/dev">
          Workshop
        </PageLink>
        <div className={styles['switches']}>
          <BrandSwitch page={page} />
          <ThemeSwitch />
        </div>
      </header>
      <main className={styles['main']}>
        <Suspense fallback={<Skeleton lines={4} />}>
          <Routes
            rows={[
              { path: '/dev/ui/{block}', show: ({ block = '' }) => <BlockPage id={block} page={page} /> },
              { path: '/dev/applications/{uuid}', show: ({ uuid = '' }) => <ApplicationPage uuid={uuid} /> },
              { path: '/dev/{tool}', show: ({ tool = '' }) => <ToolPage id={tool} /> },
            ]}
            otherwise={<Contents />}
          />
        </Suspense>
      </main>
      <LiveRegion />
      <ToastRegion />
    </>
  );
}
