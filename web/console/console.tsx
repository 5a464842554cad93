/** The console: signing in, the frame, and the sections that a person’s roles have work in. A section is one row of the table below. */
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
import { type RouteRow, Routes } from '#web/app/routes.tsx';
import { onSessionChange, readToken } from '#web/client/session.ts';
import { start } from '#web/client/start.ts';
import { LiveRegion } from '#web/ui/live-region.tsx';
import { WhenBroken } from './broken.tsx';
import { ConfirmIdentity } from './confirm-identity.tsx';
import styles from './console.module.css';
import { ChoosePasswordPage } from './door/choose-password-page.tsx';
import { ConfirmEmailPage } from './door/confirm-email-page.tsx';
import { hasAny, readFactorsAgain, useFactors } from './door/factors.ts';
import { ProvePage } from './door/prove-page.tsx';
import { SetUpPage } from './door/set-up-page.tsx';
import { Bar } from './frame/bar.tsx';
import { Frame, Page } from './frame/frame.tsx';
import type { RailItem } from './frame/rail.tsx';
import { titlesOf, useMe } from './me.ts';
import { Opening } from './opening.tsx';
import { applicationPath, findPath } from './paths.ts';
import { Problem } from './problem.tsx';
import { SignInPage } from './sign-in-page.tsx';

interface Section extends RailItem {
  /** What one needs to have something to do there. */
  readonly permission: Permission;
  readonly page: ComponentType;
}

const QueuePage = lazy(async () => ({ default: (await import('./notary/queue-page.tsx')).QueuePage }));
const SessionPage = lazy(async () => ({ default: (await import('./notary/session-page.tsx')).SessionPage }));
const CommissionPage = lazy(async () => ({ default: (await import('./notary/commission-page.tsx')).CommissionPage }));
const ClosingPage = lazy(async () => ({ default: (await import('./closings/closing-page.tsx')).ClosingPage }));
const ClosingsPage = lazy(async () => ({ default: (await import('./closings/closings-page.tsx')).ClosingsPage }));

const SecurityPage = lazy(async () => ({ default: (await import('./security-page.tsx')).SecurityPage }));
const ConditionsPage = lazy(async () => ({
  default: (await import('./conditions/conditions-page.tsx')).ConditionsPage,
}));

const MessagesPage = lazy(async () => ({ default: (await import('./messages/messages-page.tsx')).MessagesPage }));
const OverduePage = lazy(async () => ({ default: (await import('./overdue/overdue-page.tsx')).OverduePage }));

const ChatPage = lazy(async () => ({ default: (await import('./chat/chat-page.tsx')).ChatPage }));
const ChatInNav = lazy(async () => ({ default: (await import('./chat/in-nav.tsx')).ChatInNav }));
const AnswersPage = lazy(async () => ({ default: (await import('./chat/answers-page.tsx')).AnswersPage }));
const HoursPage = lazy(async () => ({ default: (await import('./chat/hours-page.tsx')).HoursPage }));
const ReportsPage = lazy(async () => ({ default: (await import('./chat/reports-page.tsx')).ReportsPage }));
const InboxPage = lazy(async () => ({ default: (await import('./feedback/inbox-page.tsx')).InboxPage }));
const SaidPage = lazy(async () => ({ default: (await import('./feedback/said-page.tsx')).SaidPage }));

const ReplaysPage = lazy(async () => ({ default: (await import('./replays/replays-page.tsx')).ReplaysPage }));
const ReplayPage = lazy(async () => ({ default: (await import('./replays/replay-page.tsx')).ReplayPage }));

const FlagsPage = lazy(async () => ({ default: (await import('./flags/flags-page.tsx')).FlagsPage }));
const FlagPage = lazy(async () => ({ default: (await import('./flags/flag-page.tsx')).FlagPage }));

const InsightsPage = lazy(async () => ({ default: (await import('./insights/insights-page.tsx')).InsightsPage }));
const ExperimentsPage = lazy(async () => ({
  default: (await import('./experiments/experiments-page.tsx')).ExperimentsPage,
}));
const NewExperimentPage = lazy(async () => ({
  default: (await import('./experiments/new-experiment-page.tsx')).NewExperimentPage,
}));
const ExperimentPage = lazy(async () => ({
  default: (await import('./experiments/experiment-page.tsx')).ExperimentPage,
}));

const WorkPage = lazy(async () => ({ default: (await import('./work/work-page.tsx')).WorkPage }));

const StaffPage = lazy(async () => ({ default: (await import('./staff/staff-page.tsx')).StaffPage }));
const MemberPage = lazy(async () => ({ default: (await import('./staff/member-page.tsx')).MemberPage }));
const AuditPage = lazy(async () => ({ default: (await import('./audit/audit-page.tsx')).AuditPage }));
const FindPage = lazy(async () => ({ default: (await import('./find/find-page.tsx')).FindPage }));

const sections: readonly Section[] = [
  {
    path: '/console/sessions',
    label: words.notarySessions,
    icon: 'video',
    go: 'y',
    permission: 'holdNotarySession',
    page: QueuePage,
  },
  {
    path: '/console/commission',
    label: words.myCommission,
    icon: 'seal',
    go: 'k',
    permission: 'holdNotarySession',
    page: CommissionPage,
  },
  {
    path: '/console/closings',
    label: words.closings,
    icon: 'house',
    go: 'l',
    permission: 'searchApplications',
    page: ClosingsPage,
  },
  {
    path: '/console/work',
    label: words.work,
    icon: 'stack',
    go: 'w',
    permission: 'searchApplications',
    page: WorkPage,
  },
  {
    path: findPath,
    label: words.find,
    icon: 'find',
    go: '/',
    permission: 'searchApplications',
    page: FindPage,
  },
  {
    path: '/console/conditions',
    label: words.conditions,
    icon: 'tasks',
    go: 'd',
    permission: 'viewConditions',
    page: ConditionsPage,
  },
  {
    path: '/console/overdue',
    label: words.overdue,
    icon: 'late',
    go: 'o',
    permission: 'searchApplications',
    page: OverduePage,
  },
  {
    path: '/console/messages',
    label: words.messages,
    icon: 'mail',
    go: 'm',
    permission: 'tendVendorMessages',
    page: MessagesPage,
  },
  {
    path: '/console/chat',
    label: words.chat,
    icon: 'chat',
    go: 'c',
    permission: 'answerChats',
    page: ChatPage,
    mark: ChatInNav,
  },
  {
    path: '/console/answers',
    label: words.answers,
    icon: 'note',
    go: 'n',
    permission: 'answerChats',
    page: AnswersPage,
  },
  {
    path: '/console/feedback',
    label: words.feedback,
    icon: 'smile',
    go: 'b',
    permission: 'readFeedback',
    page: InboxPage,
  },
  {
    path: '/console/hours',
    label: words.hours,
    icon: 'clock',
    go: 'h',
    permission: 'answerChats',
    page: HoursPage,
  },
  {
    path: '/console/reports',
    label: words.reports,
    icon: 'chart',
    go: 'r',
    permission: 'answerChats',
    page: ReportsPage,
  },
  {
    path: '/console/replays',
    label: words.replays,
    icon: 'video',
    go: 'v',
    permission: 'watchReplays',
    page: ReplaysPage,
  },
  {
    path: '/console/flags',
    label: words.flags,
    icon: 'flag',
    go: 'f',
    permission: 'readFlags',
    page: FlagsPage,
  },
  {
    path: '/console/insights',
    label: words.insights,
    icon: 'trend',
    go: 'i',
    permission: 'readInsights',
    page: InsightsPage,
  },
  {
    path: '/console/experiments',
    label: words.experiments,
    icon: 'flask',
    go: 'x',
    permission: 'readExperiments',
    page: ExperimentsPage,
  },
  {
    path: '/console/audit',
    label: words.audit,
    icon: 'audit',
    go: 'a',
    permission: 'readAudit',
    page: AuditPage,
  },
  {
    path: '/console/staff',
    label: words.staff,
    icon: 'person',
    go: 's',
    permission: 'manageStaff',
    page: StaffPage,
  },
];

/** Pages that an email leads to; the front itself shows anyone who is signed in their own. */
const doorPages: Readonly<Record<Exclude<ConsoleDoor, '/console'>, ComponentType>> = {
  '/console/reset-password': ChoosePasswordPage,
  '/console/confirm-email': ConfirmEmailPage,
};
const doors = Object.entries(doorPages).map(([path, Page]) => ({ path, show: () => <Page /> }));

/** Pages that a list leads to, beside those of the list itself. */
const detailPages: readonly (RouteRow & Pick<Section, 'permission'>)[] = [
  {
    path: '/console/sessions/{uuid}',
    permission: 'holdNotarySession',
    show: ({ uuid = '' }) => <SessionPage uuid={uuid} />,
  },
  {
    path: applicationPath('{uuid}'),
    permission: 'viewApplication',
    show: ({ uuid = '' }) => <ClosingPage uuid={uuid} />,
  },
  // The address before: it stands in bookmarks.
  {
    path: '/console/closings/{uuid}',
    permission: 'viewApplication',
    show: ({ uuid = '' }) => <Navigate to={applicationPath(uuid)} replace />,
  },
  {
    path: '/console/chat/{uuid}',
    permission: 'answerChats',
    show: ({ uuid = '' }) => <ChatPage uuid={uuid} />,
  },
  {
    path: '/console/feedback/{uuid}',
    permission: 'readFeedback',
    show: ({ uuid = '' }) => <SaidPage uuid={uuid} />,
  },
  {
    path: '/console/staff/{uuid}',
    permission: 'manageStaff',
    show: ({ uuid = '' }) => <MemberPage uuid={uuid} />,
  },
  {
    path: '/console/replays/{uuid}',
    permission: 'watchReplays',
    show: ({ uuid = '' }) => <ReplayPage uuid={uuid} />,
  },
  {
    path: '/console/flags/{flag}',
    permission: 'readFlags',
    show: ({ flag = '' }) => <FlagPage flag={flag} />,
  },
  {
    path: '/console/experiments/{experiment}',
    permission: 'readExperiments',
    show: ({ experiment = '' }) => <ExperimentPage experiment={experiment} />,
  },
  {
    path: '/console/new-experiment',
    permission: 'runExperiments',
    show: () => <NewExperimentPage />,
  },
];

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
