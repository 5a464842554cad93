/** Every section of the console, one row each, and the pages that they lead to. What a person's roles do not open is not drawn. */
import { type ComponentType, lazy } from 'react';
import type { Permission } from '#core/roles.ts';
import * as words from '#core/words/en/console/frame.ts';
import { Navigate } from '#web/app/router.tsx';
import type { RouteRow } from '#web/app/routes.tsx';
import type { RailItem } from './frame/rail.tsx';
import { applicationPath, binderPath, findPath, reviewPath } from './paths.ts';

interface Section extends RailItem {
  /** What one needs to have something to do there. */
  readonly permission: Permission;
  readonly page: ComponentType;
}

const QueuePage = lazy(async () => ({ default: (await import('./notary/queue-page.tsx')).QueuePage }));
const SessionPage = lazy(async () => ({ default: (await import('./notary/session-page.tsx')).SessionPage }));
const CommissionPage = lazy(async () => ({ default: (await import('./notary/commission-page.tsx')).CommissionPage }));
const ApplicationPage = lazy(async () => ({
  default: (await import('./application/application-page.tsx')).ApplicationPage,
}));
const ReviewPage = lazy(async () => ({ default: (await import('./review/review-page.tsx')).ReviewPage }));
const ClosingsPage = lazy(async () => ({ default: (await import('./closings/closings-page.tsx')).ClosingsPage }));

const ConditionsPage = lazy(async () => ({
  default: (await import('./conditions/conditions-page.tsx')).ConditionsPage,
}));

const MessagesPage = lazy(async () => ({ default: (await import('./messages/messages-page.tsx')).MessagesPage }));
const RequestsPage = lazy(async () => ({ default: (await import('./ask/requests-page.tsx')).RequestsPage }));
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

const LawPage = lazy(async () => ({ default: (await import('./law/law-page.tsx')).LawPage }));

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

const BannersPage = lazy(async () => ({ default: (await import('./banners/banners-page.tsx')).BannersPage }));
const DeskReportsPage = lazy(async () => ({
  default: (await import('./reports/reports-page.tsx')).DeskReportsPage,
}));
const FundingPage = lazy(async () => ({ default: (await import('./funding/funding-page.tsx')).FundingPage }));
const MapPage = lazy(async () => ({ default: (await import('./map/map-page.tsx')).MapPage }));
const StatusPage = lazy(async () => ({ default: (await import('./map/status-page.tsx')).StatusPage }));
const VendorsPage = lazy(async () => ({ default: (await import('./vendors/vendors-page.tsx')).VendorsPage }));
const MentionsPage = lazy(async () => ({ default: (await import('./mentions/mentions-page.tsx')).MentionsPage }));
const MentionsInNav = lazy(async () => ({ default: (await import('./mentions/mentions-page.tsx')).MentionsInNav }));

const WorkPage = lazy(async () => ({ default: (await import('./work/work-page.tsx')).WorkPage }));

const StaffPage = lazy(async () => ({ default: (await import('./staff/staff-page.tsx')).StaffPage }));
const MemberPage = lazy(async () => ({ default: (await import('./staff/member-page.tsx')).MemberPage }));
const AuditPage = lazy(async () => ({ default: (await import('./audit/audit-page.tsx')).AuditPage }));
const FindPage = lazy(async () => ({ default: (await import('./find/find-page.tsx')).FindPage }));

const BinderPage = lazy(async () => ({ default: (await import('./binder/binder-page.tsx')).BinderPage }));
const LoanBinderPage = lazy(async () => ({ default: (await import('./binder/loan-page.tsx')).LoanBinderPage }));
const ComplaintsPage = lazy(async () => ({
  default: (await import('./complaints/complaints-page.tsx')).ComplaintsPage,
}));
const RecordsPage = lazy(async () => ({ default: (await import('./records/records-page.tsx')).RecordsPage }));
const HmdaPage = lazy(async () => ({ default: (await import('./hmda/hmda-page.tsx')).HmdaPage }));

export const sections: readonly Section[] = [
  {
    path: '/console/work',
    group: 'work',
    label: words.work,
    icon: 'stack',
    go: 'w',
    permission: 'searchApplications',
    page: WorkPage,
  },
  {
    path: '/console/sessions',
    group: 'work',
    label: words.notarySessions,
    icon: 'video',
    go: 'y',
    permission: 'holdNotarySession',
    page: QueuePage,
  },
  {
    path: '/console/commission',
    group: 'work',
    label: words.myCommission,
    icon: 'seal',
    go: 'k',
    permission: 'holdNotarySession',
    page: CommissionPage,
  },
  {
    path: '/console/closings',
    group: 'work',
    label: words.closings,
    icon: 'house',
    go: 'l',
    permission: 'searchApplications',
    page: ClosingsPage,
  },
  {
    path: '/console/mentions',
    group: 'work',
    label: words.mentions,
    icon: 'at',
    go: 'e',
    permission: 'writeNotes',
    page: MentionsPage,
    mark: MentionsInNav,
  },
  {
    path: findPath,
    group: 'work',
    label: words.find,
    icon: 'find',
    go: '/',
    permission: 'searchApplications',
    page: FindPage,
  },
  {
    path: '/console/conditions',
    group: 'work',
    label: words.conditions,
    icon: 'tasks',
    go: 'd',
    permission: 'viewConditions',
    page: ConditionsPage,
  },
  {
    path: '/console/requests',
    group: 'work',
    label: words.secondPerson,
    icon: 'people',
    go: 't',
    permission: 'searchApplications',
    page: RequestsPage,
  },
  {
    path: '/console/overdue',
    group: 'oversight',
    label: words.overdue,
    icon: 'late',
    go: 'o',
    permission: 'searchApplications',
    page: OverduePage,
  },
  {
    path: '/console/messages',
    group: 'setup',
    label: words.messages,
    icon: 'mail',
    go: 'm',
    permission: 'tendVendorMessages',
    page: MessagesPage,
  },
  {
    path: '/console/funding',
    group: 'work',
    label: words.funding,
    icon: 'money',
    go: 'f',
    permission: 'readLedger',
    page: FundingPage,
  },
  {
    path: '/console/map',
    group: 'work',
    label: words.map,
    icon: 'map',
    go: 'j',
    permission: 'searchApplications',
    page: MapPage,
  },
  {
    path: '/console/vendors',
    group: 'setup',
    label: words.vendors,
    icon: 'plug',
    go: 'v',
    permission: 'readVendors',
    page: VendorsPage,
  },
  {
    path: '/console/chat',
    group: 'customers',
    label: words.chat,
    icon: 'chat',
    go: 'c',
    permission: 'answerChats',
    page: ChatPage,
    mark: ChatInNav,
  },
  {
    path: '/console/answers',
    group: 'customers',
    label: words.answers,
    icon: 'note',
    go: 'n',
    permission: 'answerChats',
    page: AnswersPage,
  },
  {
    path: '/console/feedback',
    group: 'customers',
    label: words.feedback,
    icon: 'smile',
    go: 'b',
    permission: 'readFeedback',
    page: InboxPage,
  },
  {
    path: '/console/hours',
    group: 'customers',
    label: words.hours,
    icon: 'clock',
    go: 'h',
    permission: 'answerChats',
    page: HoursPage,
  },
  {
    path: '/console/reports',
    group: 'oversight',
    label: words.reports,
    icon: 'chart',
    go: 'r',
    permission: 'readReports',
    page: DeskReportsPage,
  },
  {
    path: '/console/banners',
    group: 'setup',
    label: words.banners,
    icon: 'bell',
    go: 'p',
    permission: 'editBanners',
    page: BannersPage,
  },
  {
    path: '/console/chat-reports',
    group: 'customers',
    label: words.chatReports,
    icon: 'chart',
    go: 'q',
    permission: 'answerChats',
    page: ReportsPage,
  },
  {
    path: '/console/replays',
    group: 'customers',
    label: words.replays,
    icon: 'play',
    go: 'g',
    permission: 'watchReplays',
    page: ReplaysPage,
  },
  {
    path: '/console/flags',
    group: 'setup',
    label: words.flags,
    icon: 'flag',
    go: '0',
    permission: 'readFlags',
    page: FlagsPage,
  },
  {
    path: '/console/insights',
    group: 'oversight',
    label: words.insights,
    icon: 'trend',
    go: 'i',
    permission: 'readInsights',
    page: InsightsPage,
  },
  {
    path: '/console/experiments',
    group: 'setup',
    label: words.experiments,
    icon: 'flask',
    go: 'x',
    permission: 'readExperiments',
    page: ExperimentsPage,
  },
  {
    path: '/console/hmda',
    group: 'oversight',
    label: words.hmda,
    icon: 'table',
    go: 'u',
    permission: 'readHmda',
    page: HmdaPage,
  },
  {
    path: '/console/binder',
    group: 'oversight',
    label: words.binder,
    icon: 'binder',
    go: '1',
    permission: 'readBinder',
    page: BinderPage,
  },
  {
    path: '/console/records',
    group: 'oversight',
    label: words.records,
    icon: 'box',
    go: '2',
    permission: 'holdRecords',
    page: RecordsPage,
  },
  {
    path: '/console/complaints',
    group: 'oversight',
    label: words.complaints,
    icon: 'frown',
    go: '3',
    permission: 'workComplaints',
    page: ComplaintsPage,
  },
  {
    path: '/console/law',
    group: 'oversight',
    label: words.law,
    icon: 'scale',
    go: 'z',
    permission: 'readLaw',
    page: LawPage,
  },
  {
    path: '/console/audit',
    group: 'oversight',
    label: words.audit,
    icon: 'audit',
    go: 'a',
    permission: 'readAudit',
    page: AuditPage,
  },
  {
    path: '/console/staff',
    group: 'setup',
    label: words.staff,
    icon: 'person',
    go: 's',
    permission: 'manageStaff',
    page: StaffPage,
  },
];

/** Pages that a list leads to, beside those of the list itself. */
export const detailPages: readonly (RouteRow & Pick<Section, 'permission'>)[] = [
  {
    path: '/console/sessions/{uuid}',
    permission: 'holdNotarySession',
    show: ({ uuid = '' }) => <SessionPage uuid={uuid} />,
  },
  {
    path: applicationPath('{uuid}'),
    permission: 'viewApplication',
    show: ({ uuid = '' }) => <ApplicationPage uuid={uuid} />,
  },
  {
    path: binderPath('{uuid}'),
    permission: 'readBinder',
    show: ({ uuid = '' }) => <LoanBinderPage uuid={uuid} />,
  },
  {
    path: reviewPath('{uuid}'),
    permission: 'viewDocuments',
    show: ({ uuid = '' }) => <ReviewPage uuid={uuid} />,
  },
  // The address before: it stands in bookmarks.
  {
    path: '/console/closings/{uuid}',
    permission: 'viewApplication',
    show: ({ uuid = '' }) => <Navigate to={applicationPath(uuid)} replace />,
  },
  {
    path: '/console/map/{status}',
    permission: 'searchApplications',
    show: ({ status = '' }) => <StatusPage status={status} />,
  },
  {
    path: '/console/chat/{uuid}',
    permission: 'answerChats',
    show: ({ uuid = '' }) => <ChatPage uuid={uuid} />,
  },
  {
    path: '/console/staff/{uuid}',
    permission: 'manageStaff',
    show: ({ uuid = '' }) => <MemberPage uuid={uuid} />,
  },
  {
    path: '/console/feedback/{uuid}',
    permission: 'readFeedback',
    show: ({ uuid = '' }) => <SaidPage uuid={uuid} />,
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
