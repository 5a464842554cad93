/**
 * The frames a page can stand in: marketing before there is an application, plain for a single card. The product frame,
 * with progress and originator, is in product-layout.tsx and arrives with the first page that needs it.
 */
import { lazy, type ReactNode, Suspense } from 'react';
import { seesDeveloperControls } from '#core/roles.ts';
import * as words from '#core/words/en/shell.ts';
import { ErrorBoundary } from '#web/app/error-boundary.tsx';
import { LiveRegion } from '#web/ui/live-region.tsx';
import { usePage, useStart } from '../site.ts';
import { AfterPage, InBrowser } from './in-browser.tsx';
import styles from './layout.module.css';
import { TopBar } from './top-bar.tsx';

const SiteNav = lazy(() => import('./site-nav.tsx').then(({ SiteNav }) => ({ default: SiteNav })));
const Regions = lazy(() => import('./regions.tsx').then(({ Regions }) => ({ default: Regions })));
const DeveloperControls = lazy(() =>
  import('./developer-controls.tsx').then(({ DeveloperControls }) => ({ default: DeveloperControls })),
);
const Footer = lazy(() => import('./footer.tsx').then(({ Footer }) => ({ default: Footer })));
const Banners = lazy(() => import('./banner-list.tsx').then(({ BannerList }) => ({ default: BannerList })));

/** The sidebar belongs to the dashboard site; applying should lead nowhere but on. */
export function MarketingLayout({ children }: { readonly children: ReactNode }) {
  const hasSidebar = !usePage()?.pattern.startsWith('/account/');
  return (
    <Frame hasMenu={hasSidebar}>
      <PageBanners layout="marketing" />
      <div className={hasSidebar ? styles['withSidebar'] : styles['wide']}>
        {hasSidebar && (
          <aside className={styles['sidebar']}>
            <Beside>
              <SiteNav />
            </Beside>
          </aside>
        )}
        <main className={styles['main']} id="main" tabIndex={-1}>
          {children}
        </main>
      </div>
    </Frame>
  );
}

export function PlainLayout({ children }: { readonly children: ReactNode }) {
  return (
    <Frame>
      <main className={styles['plain']} id="main" tabIndex={-1}>
        {children}
      </main>
    </Frame>
  );
}

interface FrameProps {
  readonly hasMenu?: boolean;
  /** What stands over the top bar. */
  readonly over?: ReactNode;
  readonly children: ReactNode;
}

/** What stands around every page: skip link, top bar, footer, and the regions that speak. */
export function Frame({ hasMenu = false, over, children }: FrameProps) {
  const hasDeveloperControls = seesDeveloperControls(useStart().environment === 'production');
  return (
    <>
      <a className={styles['skip']} href="#main">
        {words.skipToMainContent}
      </a>
      <div className={styles['page']}>
        <TopBar hasMenu={hasMenu}>{over}</TopBar>
        {children}
      </div>
      <Beside>
        <Regions />
      </Beside>
      <AfterPage>
        <Beside>
          <Footer />
        </Beside>
        {hasDeveloperControls && (
          <Beside>
            <DeveloperControls />
          </Beside>
        )}
      </AfterPage>
      <LiveRegion />
    </>
  );
}

export function PageBanners({ layout }: { readonly layout: 'marketing' | 'product' }) {
  return (
    <Beside>
      <Banners layout={layout} />
    </Beside>
  );
}

/** What comes after the page and may as well not come: if it breaks, the page goes on without it. */
function Beside({ children }: { readonly children: ReactNode }) {
  return (
    <InBrowser>
      <ErrorBoundary instead={null}>
        <Suspense>{children}</Suspense>
      </ErrorBoundary>
    </InBrowser>
  );
}
