/** The console: signing in, the frame, and the sections that a person’s roles have work in. A section is one row of sections.tsx. */
import {
  type ComponentProps,
  type ComponentType,
  lazy,
  Suspense,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import type { ConsoleDoor } from '#core/pages.ts';
import { mayDo, type Permission } from '#core/roles.ts';
import * as words from '#core/words/en/console/frame.ts';
import { Navigate } from '#web/app/router.tsx';
import { Routes } from '#web/app/routes.tsx';
import { onSessionChange, readToken } from '#web/client/session.ts';
import { start } from '#web/client/start.ts';
import { LiveRegion } from '#web/ui/live-region.tsx';
import { WhenBroken } from './broken.tsx';
import { ConfirmIdentity } from './confirm-identity.tsx';
import styles from './console.module.css';
import { ChoosePasswordPage } from './door/choose-password-page.tsx';
import { ConfirmEmailPage } from './door/confirm-email-page.tsx';
import { hasAny, readFactorsAgain, useFactors } from './door/factors.ts';
import { LoginReturnPage } from './door/login-return-page.tsx';
import { ProvePage } from './door/prove-page.tsx';
import { SetUpPage } from './door/set-up-page.tsx';
import { Bar } from './frame/bar.tsx';
import { Frame, Page } from './frame/frame.tsx';
import { titlesOf, useMe } from './me.ts';
import { Opening } from './opening.tsx';
import { Problem } from './problem.tsx';
import { detailPages, sections } from './sections.tsx';
import { SignInPage } from './sign-in-page.tsx';
import { QueueKeys } from './work/queue-keys.tsx';
import { TakenOver } from './work/taken-over.tsx';

const SecurityPage = lazy(async () => ({ default: (await import('./security-page.tsx')).SecurityPage }));

/** Pages that an email leads to; the front itself shows anyone who is signed in their own. */
const doorPages: Readonly<Record<Exclude<ConsoleDoor, '/console'>, ComponentType>> = {
  '/console/reset-password': ChoosePasswordPage,
  '/console/confirm-email': ConfirmEmailPage,
  '/console/return': LoginReturnPage,
};
const doors = Object.entries(doorPages).map(([path, Page]) => ({ path, show: () => <Page /> }));

export function Console() {
  const isSignedIn = useSyncExternalStore(onSessionChange, () => readToken() !== undefined);
  return (
    <WhenBroken>
      <Routes rows={doors} otherwise={isSignedIn ? <Door /> : <SignInPage />} />
      <ConfirmIdentity />
      <LiveRegion />
    </WhenBroken>
  );
}

/** The password opens this far: what comes next is a second factor, given or set up. */
function Door() {
  const factors = useFactors();
  const [isSettingUp, setSettingUp] = useState(false);
  const { data } = factors;
  const isBare = data !== undefined && !hasAny(data);
  useEffect(() => {
    if (isBare) setSettingUp(true);
  }, [isBare]);
  if (factors.isError) return <Closed error={factors.error} onTryAgain={() => void factors.refetch()} />;
  if (data === undefined) return <OpeningConsole />;
  // The recovery codes are still on the page when the factor is there already.
  if (isSettingUp || isBare)
    return <SetUpPage onDone={() => void readFactorsAgain().then(() => setSettingUp(false))} />;
  return data.isProven ? <Office /> : <ProvePage factors={data} />;
}

/** Before the frame is there, its states are the whole page. */
function OpeningConsole() {
  return (
    <Page>
      <Opening label={words.openingTheConsole} />
    </Page>
  );
}

function Closed(problem: ComponentProps<typeof Problem>) {
  return (
    <main className={styles['door']}>
      <Problem {...problem} />
    </main>
  );
}

function Office() {
  const me = useMe();
  const { display } = start().organization.orgMetaData.companyInfo.names;
  if (me.isError) return <Closed error={me.error} onTryAgain={() => void me.refetch()} />;
  if (me.data === undefined) return <OpeningConsole />;
  const { identityUuid, name, roles } = me.data;
  const may = (permission: Permission) => mayDo(roles, permission);
  const mine = sections.filter(({ permission }) => may(permission));
  return (
    <Frame brand={words.consoleLabel(display)} items={mine} person={{ identityUuid, name, roles: titlesOf(roles) }}>
      {may('searchApplications') && <QueueKeys />}
      {may('searchApplications') && <TakenOver />}
      <Suspense fallback={<Opening label={words.openingThePage} />}>
        <Routes
          rows={[
            ...mine.map(({ path, page: Page }) => ({ path, show: () => <Page /> })),
            ...detailPages.filter(({ permission }) => may(permission)),
            { path: '/console/security', show: () => <SecurityPage roles={roles} /> },
          ]}
          otherwise={<Home first={mine[0]?.path} />}
        />
      </Suspense>
    </Frame>
  );
}

function Home({ first }: { readonly first: string | undefined }) {
  if (first !== undefined) return <Navigate to={first} replace />;
  return (
    <>
      <Bar title={words.nothingForYouHere} />
      <p>{words.yourRolesHaveNo}</p>
    </>
  );
}
