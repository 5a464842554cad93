/**
 * The frame of an application: how far it is, the originator, the steps in a rail, what is known of it in a column that
 * stays in sight, and over the screen its title and the loan's number. A screen puts only its own content inside and needs
 * no h1 of its own.
 */
import { lazy, type ReactNode, Suspense, use, useState } from 'react';
import * as words from '#core/words/en/journey.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Frame, PageBanners } from './layout.tsx';
import { OriginatorBar, OriginatorCard, OriginatorContext } from './originator.tsx';
import { PageHeading } from './page-heading.tsx';
import styles from './product-layout.module.css';
import { FixedProgressBar, type Progress, ProgressSidebar, ProgressStrip } from './progress.tsx';

const SiteNav = lazy(() => import('./site-nav.tsx').then(({ SiteNav }) => ({ default: SiteNav })));

export interface ScreenFrameProps {
  readonly progress: Progress;
  /** Where the screen's own words are better than the site map's. */
  readonly title?: ReactNode;
  /** Over the title: the loan's number and how much is left to do. */
  readonly about?: readonly string[];
  /** What is known of the application, beside the screen; where there is no room for that, beneath it. */
  readonly beside?: ReactNode;
  /** Over it, and only there. */
  readonly summary?: ReactNode;
  readonly children: ReactNode;
}

export function ScreenFrame({ progress, title, about = [], beside, summary, children }: ScreenFrameProps) {
  const isReferred = use(OriginatorContext) !== undefined;
  return (
    <Frame over={<FixedProgressBar {...progress} />}>
      <OriginatorBar />
      <ProgressStrip {...progress} />
      <div className={classNames(styles['columns'], beside !== undefined && styles['three'])}>
        <aside className={styles['rail']}>
          <ProgressSidebar {...progress} />
          <Services />
        </aside>
        <main className={styles['main']} id="main" tabIndex={-1}>
          <PageBanners layout="product" />
          <header className={styles['head']}>
            <p className={styles['about']}>
              {about.map((text) => (
                <span key={text}>{text}</span>
              ))}
            </p>
            <PageHeading>{title}</PageHeading>
          </header>
          {children}
          {beside && (
            <div className={styles['narrow']}>
              <Disclosure summary={words.yourHomeAndYourLine}>{beside}</Disclosure>
            </div>
          )}
        </main>
        {(summary || beside || isReferred) && (
          <aside className={styles['beside']} aria-label={words.yourHomeAndYourLine}>
            {summary}
            {beside}
            <OriginatorCard />
          </aside>
        )}
      </div>
    </Frame>
  );
}

/** Other places of the site, folded: applying should lead nowhere but on. */
function Services() {
  const [wasOpened, setOpened] = useState(false);
  return (
    <details className={styles['services']} onToggle={() => setOpened(true)}>
      <summary>{words.services}</summary>
      {wasOpened && (
        <Suspense>
          <SiteNav />
        </Suspense>
      )}
    </details>
  );
}
