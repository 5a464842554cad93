/**
 * The frame of an application: how far it is, the originator, the steps in a rail, what is known of it in a column that
 * stays in sight, and over the screen its title and the loan's number. A screen puts only its own content inside and needs
 * no h1 of its own.
 */
import { lazy, type ReactNode, Suspense, use, useState } from 'react';
import * as words from '#core/words/en/journey.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Link } from '../link.tsx';
import { Frame, PageBanners } from './layout.tsx';
import { OriginatorBar, OriginatorCard, OriginatorContext } from './originator.tsx';
import { PageHeading } from './page-heading.tsx';
import styles from './product-layout.module.css';
import { FixedProgressBar, type Progress, ProgressSidebar, ProgressStrip } from './progress.tsx';

const SiteNav = lazy(() => import('./site-nav.tsx').then(({ SiteNav }) => ({ default: SiteNav })));

/** The way back; where a screen has its own words for it, those. */
export interface Back {
  readonly to: string;
  readonly label?: string;
}

export interface ScreenFrameProps {
  readonly progress: Progress;
  /** Where the screen's own words are better than the site map's. */
  readonly title?: ReactNode;
  /** Where one came from within the journey: always at the same place, over everything else. */
  readonly back?: Back | undefined;
  /** Over the title: the loan's number and how much is left to do. */
  readonly about?: readonly string[];
  /** What is known of the application, beside the screen; where there is no room for that, beneath it. */
  readonly beside?: ReactNode;
  /** Over it, and only there. */
  readonly summary?: ReactNode;
  readonly children: ReactNode;
}

export function ScreenFrame({ progress, title, back, about = [], beside, summary, children }: ScreenFrameProps) {
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
            {back && (
              <Link className={styles['back']} to={back.to}>
                <span aria-hidden="true">←</span> {back.label ?? words.back}
              </Link>
            )}
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
