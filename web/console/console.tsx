/** The console: signing in, the frame, and the sections a role has work in. A section is one row of the table below. */
import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react';
import { Navigate, NavLink, Route, Routes } from 'react-router';
import { call } from '#web/client/client.ts';
import { useRead } from '#web/client/queries.ts';
import { clearToken, onSessionChange, readToken } from '#web/client/session.ts';
import { start } from '#web/client/start.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './console.module.css';
import { Problem } from './problem.tsx';
import { SignInPage } from './sign-in-page.tsx';

const meKey = 'GET /service-console/api/v1/me';

interface Section {
  readonly path: string;
  readonly label: string;
  readonly role: string;
  readonly page: ComponentType;
}

const QueuePage = lazy(async () => ({ default: (await import('./notary/queue-page.tsx')).QueuePage }));
const SessionPage = lazy(async () => ({ default: (await import('./notary/session-page.tsx')).SessionPage }));
const CommissionPage = lazy(async () => ({ default: (await import('./notary/commission-page.tsx')).CommissionPage }));
const ClosingPage = lazy(async () => ({ default: (await import('./closings/closing-page.tsx')).ClosingPage }));
const ClosingsPage = lazy(async () => ({ default: (await import('./closings/closings-page.tsx')).ClosingsPage }));

const ConditionsPage = lazy(async () => ({
  default: (await import('./conditions/conditions-page.tsx')).ConditionsPage,
}));

const MessagesPage = lazy(async () => ({ default: (await import('./messages/messages-page.tsx')).MessagesPage }));

const sections: readonly Section[] = [
  { path: '/sessions', label: 'Notary sessions', role: 'notary', page: QueuePage },
  { path: '/commission', label: 'My commission', role: 'notary', page: CommissionPage },
  { path: '/closings', label: 'Closings', role: 'operations', page: ClosingsPage },
  { path: '/conditions', label: 'Conditions', role: 'operations', page: ConditionsPage },
  { path: '/messages', label: 'Messages', role: 'operations', page: MessagesPage },
];

export function Console() {
  const isSignedIn = useSyncExternalStore(onSessionChange, () => readToken() !== undefined);
  return isSignedIn ? <Office /> : <SignInPage />;
}

function Office() {
  const me = useRead(meKey, [], { staleTime: Number.POSITIVE_INFINITY });
  const { display } = start().organization.orgMetaData.companyInfo.names;
  if (me.isError) return <Problem error={me.error} onTryAgain={() => void me.refetch()} />;
  if (me.data === undefined) return <Skeleton label="Opening the console" kind="block" />;
  const { name, role } = me.data;
  const mine = sections.filter((section) => section.role === role);
  return (
    <>
      <header className={styles['bar']}>
        <p className={styles['brand']}>{display} · Console</p>
        <nav className={styles['nav']} aria-label="Sections">
          {mine.map(({ path, label }) => (
            <NavLink key={path} className={styles['link'] ?? ''} to={path}>
              {label}
            </NavLink>
          ))}
        </nav>
        <p className={styles['me']}>
          {name} <span className={styles['muted']}>({role})</span>
        </p>
        <Button kind="secondary" onClick={() => void signOut()}>
          Sign out
        </Button>
      </header>
      <main className={styles['main']} id="main" tabIndex={-1}>
        <Suspense fallback={<Skeleton label="Opening the page" kind="block" />}>
          <Routes>
            {mine.map(({ path, page: Page }) => (
              <Route key={path} path={path} element={<Page />} />
            ))}
            {role === 'notary' && <Route path="/sessions/:uuid" element={<SessionPage />} />}
            {role === 'operations' && <Route path="/closings/:uuid" element={<ClosingPage />} />}
            <Route path="*" element={<Home first={mine[0]?.path} />} />
          </Routes>
        </Suspense>
      </main>
    </>
  );
}

function Home({ first }: { readonly first: string | undefined }) {
  if (first !== undefined) return <Navigate to={first} replace />;
  return (
    <>
      <h1>Nothing for you here yet</h1>
      <p>Your role has no work in the console so far. If you expected some, ask whoever gave you the account.</p>
    </>
  );
}

/** A server that cannot be reached keeps nobody signed in. */
async function signOut(): Promise<void> {
  await call('POST /identity-broker/{kind}/secure/api/v3/logout', { params: { kind: 'agent' } }).catch(() => undefined);
  clearToken();
  location.assign('/console');
}
