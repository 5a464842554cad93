/**
 * The frame of an application: the progress bar fixed at the top, the originator, the steps in the margin, and over the
 * screen its title and the application's id. A screen puts only its own content inside and needs no h1 of its own.
 */
import type { ReactNode } from 'react';
import * as words from '#core/words/en/journey.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { usePage } from '../site.ts';
import { Frame, PageBanners } from './layout.tsx';
import { OriginatorBar, OriginatorCard } from './originator.tsx';
import { PageHeading } from './page-heading.tsx';
import styles from './product-layout.module.css';
import { FixedProgressBar, type Progress, ProgressSidebar, ProgressSummary } from './progress.tsx';
import { SiteNav } from './site-nav.tsx';

export interface ScreenFrameProps {
  readonly progress: Progress;
  /** Where the screen's own words are better than the site map's. */
  readonly title?: ReactNode;
  /** What is known of the application, in the margin; on a phone beneath the screen. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

export function ScreenFrame({ progress, title, beside, children }: ScreenFrameProps) {
  const applicationId = usePage()?.params['uuid'];
  return (
    <Frame hasMenu over={<FixedProgressBar {...progress} />}>
      <OriginatorBar />
      <div className={styles['columns']}>
        <aside className={styles['margin']}>
          <ProgressSidebar {...progress} />
          {beside}
          <OriginatorCard />
          <SiteNav />
        </aside>
        <main className={styles['main']} id="main" tabIndex={-1}>
          <PageBanners layout="product" />
          <div className={styles['narrow']}>
            <ProgressSummary {...progress} />
          </div>
          <header className={styles['head']}>
            {applicationId && <p className={styles['id']}>{words.applicationId(applicationId)}</p>}
            <PageHeading>{title}</PageHeading>
          </header>
          {children}
          {beside && (
            <div className={styles['narrow']}>
              <Disclosure summary={words.yourHomeAndYourLine}>{beside}</Disclosure>
            </div>
          )}
        </main>
      </div>
    </Frame>
  );
}
