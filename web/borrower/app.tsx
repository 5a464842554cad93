/** The whole site: where an address leads, the frame the page stands in, and what shows when either breaks. */
import { type ComponentType, Fragment, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { type FoundPage, isMainFlow } from '#core/pages.ts';
import * as words from '#core/words/en/borrower.ts';
import { ErrorBoundary } from '#web/app/error-boundary.tsx';
import { BrowserRouter, Navigate, useLocation } from '#web/app/router.tsx';
import { hasLeft } from '#web/client/session.ts';
import { admit } from './admit.ts';
import { componentOf, isRegistration, notFoundPage as NotFoundPage } from './routes.tsx';
import { ErrorPage } from './shell/error-page.tsx';
import { MarketingLayout, PlainLayout } from './shell/layout.tsx';
import { LoaderHost } from './shell/loader-host.tsx';
import styles from './shell/notice-page.module.css';
import { offeredProducts, PageContext, useCompany, useFlag, useIsLoggedIn, useStart } from './site.ts';

const MaintenanceGate = lazy(() =>
  import('./shell/maintenance-gate.tsx').then(({ MaintenanceGate }) => ({ default: MaintenanceGate })),
);

interface AppProps {
  /** Where the site is: in an address bar, or where the server draws it. */
  readonly Router?: ComponentType<{ readonly children: ReactNode }>;
}

export function App({ Router = BrowserRouter }: AppProps) {
  return (
    <ErrorBoundary instead={<BareErrorPage />}>
      <LoaderHost>
        <Router>
          <Site />
        </Router>
      </LoaderHost>
    </ErrorBoundary>
  );
}

export function Site() {
  const { pathname, search } = useLocation();
  const start = useStart();
  const isLoggedIn = useIsLoggedIn();
  const isAskingWho = useRecognition(isLoggedIn, start.hasSession ?? false);
  const [org] = useState(() => new URLSearchParams(search).get('org') ?? undefined);
  const admission = admit(
    { pathname, search },
    {
      isLoggedIn,
      isRedesignOn: useFlag('fe-heloc-redesign-2025').enabled,
      dashboardUrl: start.organization.baseUrl,
      products: offeredProducts(start),
      org,
    },
  );
  useAccountCheck(isLoggedIn && admission.kind === 'show' ? admission.found : undefined);
  useTitle(admission.kind === 'show' ? admission.found.page.title : words.pageNotFound);

  // Registration decides on entering what it asks of whom: it opens once that is known.
  if (isAskingWho && (admission.kind === 'login' || (admission.kind === 'show' && isRegistration(admission.found)))) {
    return <Arriving />;
  }
  if (admission.kind === 'go' || admission.kind === 'login') return <Navigate to={admission.to} replace />;
  if (admission.kind === 'leave') return <Leave to={admission.to} />;
  if (admission.kind === 'missing') {
    return (
      <Page layout="plain">
        <NotFoundPage />
      </Page>
    );
  }
  const Component = componentOf(admission.found);
  return (
    <PageContext value={admission.found}>
      <Page layout={admission.found.page.layout}>
        <Component />
      </Page>
    </PageContext>
  );
}

/** A session may outlive its token in this browser: then the server is asked whose it is, before anyone must log in. */
function useRecognition(isLoggedIn: boolean, hasSession: boolean): boolean {
  const [isAsking, setAsking] = useState(() => hasSession && !isLoggedIn && !hasLeft());
  useEffect(() => {
    if (!isAsking) return;
    const done = () => setAsking(false);
    import('./who.ts').then(({ recognize }) => recognize()).then(done, done);
  }, [isAsking]);
  return isAsking && !isLoggedIn;
}

/**
 * On every page of someone who is logged in. A check that fails is made again on the next page. Those who just logged in are
 * on their way already: a page that is loaded again there would keep them.
 */
function useAccountCheck(found: FoundPage | undefined): void {
  // With the broker's login the dashboard is an additional signer's as well.
  const isSharedDashboard = useFlag('fe-heloc-new-authentication').enabled && found?.pattern.startsWith('/dashboard');
  const where = found &&
    !/^\/auth\/|\/login$/.test(found.pattern) && {
      isMainFlow: isMainFlow(found) && !isSharedDashboard,
      isForAnyone: found.page.sees === 'anyone',
    };
  const key = where && JSON.stringify(where) + found.pattern;
  const checked = useRef<Promise<unknown>>(Promise.resolve());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that `where` says
  useEffect(() => {
    if (!where) return;
    // The page they opened, though its guards may have led elsewhere by the time it is known who they are.
    const page = location.href;
    const check = () => import('./account-check.ts').then(({ checkAccount }) => checkAccount({ ...where, page }));
    // One after the other: who is being taken to one page must not be taken to the next.
    checked.current = checked.current.then(check).then(
      (isLeaving) => isLeaving && new Promise(() => {}),
      () => {},
    );
  }, [key]);
}

const layouts = { marketing: MarketingLayout, plain: PlainLayout };

/** A product page brings its frame along, because only it knows how far the application is. */
function Page({ layout, children }: { readonly layout: FoundPage['page']['layout']; readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const Layout = layout === 'product' ? Fragment : layouts[layout];
  const broken = layout === 'product' ? <FramedErrorPage /> : <ErrorPage />;
  return (
    <Maintained>
      <Layout>
        <ErrorBoundary resetKey={pathname} instead={broken}>
          <Suspense fallback={<Arriving />}>{children}</Suspense>
        </ErrorBoundary>
      </Layout>
    </Maintained>
  );
}

function FramedErrorPage() {
  return (
    <PlainLayout>
      <ErrorPage />
    </PlainLayout>
  );
}

/** For when the frame itself is what broke. */
function BareErrorPage() {
  return (
    <main className={styles['bare']}>
      <ErrorPage />
    </main>
  );
}

/** Keeps its place, so that nothing jumps when the page comes. */
function Arriving() {
  return <div aria-busy="true" />;
}

function Maintained({ children }: { readonly children: ReactNode }) {
  const { enabled } = useFlag('fe-heloc-maintenance');
  return enabled ? (
    <Suspense fallback={<Arriving />}>
      <MaintenanceGate>{children}</MaintenanceGate>
    </Suspense>
  ) : (
    children
  );
}

function Leave({ to }: { readonly to: string }) {
  useEffect(() => location.replace(to), [to]);
  return null;
}

function useTitle(title: string): void {
  const { display } = useCompany().names;
  useEffect(() => {
    document.title = `${title} · ${display}`;
  }, [title, display]);
}
