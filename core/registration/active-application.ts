/** Which of a borrower's applications is the active one, and what entering registration says because of it. */

/** The part of an application this needs. Dates are instants in ISO form. */
export interface OwnApplication {
  readonly uuid: string;
  readonly active: boolean;
  readonly activeForAppStart: boolean;
  readonly isInquiry: boolean;
  readonly status: { readonly checklistStatus: string };
  readonly auditFields: { readonly createdDate: string };
  readonly completedDate?: string | null | undefined;
}

const DAYS_BETWEEN_HELOCS = 45;
const DAY_MS = 86_400_000;

const isComplete = ({ status }: OwnApplication) => status.checklistStatus === 'COMPLETE';

function newest<Application extends OwnApplication>(applications: readonly Application[]): Application | undefined {
  const createdMs = ({ auditFields }: OwnApplication) => Date.parse(auditFields.createdDate);
  return applications.toSorted((one, other) => createdMs(other) - createdMs(one))[0];
}

export function pickActiveApplication<Application extends OwnApplication>(
  applications: readonly Application[],
): Application | undefined {
  return newest(applications.filter((each) => (isComplete(each) ? each.activeForAppStart : each.active)));
}

/** Counted from completion; where that was not recorded, from creation, which cannot be later. */
export function isWithinWaitingPeriod(application: OwnApplication, nowMs: number): boolean {
  if (!isComplete(application)) return false;
  const completedMs = Date.parse(application.completedDate ?? application.auditFields.createdDate);
  return Math.floor((nowMs - completedMs) / DAY_MS) <= DAYS_BETWEEN_HELOCS;
}

export const activeApplicationTitles = {
  recentlyCompleted: 'It looks like you have received a HELOC from us within the last 45 days.',
  inquiry: 'Action Required: Contact Your Loan Officer',
  active: 'Active application already exists',
} as const;

export interface ActiveApplicationModal<Application> {
  readonly kind: keyof typeof activeApplicationTitles;
  readonly application: Application;
}

/** The modal a signed-in person sees on entering registration; undefined when they may start anew. */
export function activeApplicationModal<Application extends OwnApplication>(
  applications: readonly Application[],
  nowMs: number,
): ActiveApplicationModal<Application> | undefined {
  const recent = applications.filter((each) => isWithinWaitingPeriod(each, nowMs));
  const open = applications.filter((each) => !isComplete(each));
  const application = pickActiveApplication([...recent, ...open]) ?? newest(recent);
  if (application === undefined) return undefined;
  if (isComplete(application)) return { kind: 'recentlyCompleted', application };
  return { kind: application.isInquiry ? 'inquiry' : 'active', application };
}
