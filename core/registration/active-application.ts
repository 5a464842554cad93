/** Which of a borrower's applications is the active one, and what entering registration says because of it. */
import type { CalendarDate } from '#core/calendar/dates.ts';
import { parseDate } from '#core/calendar/dates.ts';
import { checkTimeSinceLastHeloc } from '#core/eligibility/person.ts';
import * as words from '#core/words/en/registration/active-application.ts';

/** The part of an application this needs. Dates are in ISO form, with or without a time. */
export interface OwnApplication {
  readonly uuid: string;
  readonly active: boolean;
  readonly activeForAppStart: boolean;
  readonly isInquiry: boolean;
  readonly status: { readonly checklistStatus: string };
  readonly auditFields: { readonly createdDate: string };
  readonly completedDate?: string | null | undefined;
}

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

/** What is said of an application that was completed too lately; counted from creation where no one wrote down when. */
function recentlyCompleted(application: OwnApplication, today: CalendarDate): string | undefined {
  const completed = application.completedDate ?? application.auditFields.createdDate;
  const completedOn = parseDate(completed.slice(0, 10));
  if (!isComplete(application) || completedOn === undefined) return undefined;
  const answer = checkTimeSinceLastHeloc(completedOn, today);
  return answer.ok ? undefined : answer.message;
}

export interface ActiveApplicationModal<Application> {
  readonly kind: 'recentlyCompleted' | 'inquiry' | 'active';
  readonly title: string;
  readonly application: Application;
}

/** The modal a signed-in person sees on entering registration; undefined when they may start again. */
export function activeApplicationModal<Application extends OwnApplication>(
  applications: readonly Application[],
  today: CalendarDate,
): ActiveApplicationModal<Application> | undefined {
  const recent = applications.filter((each) => recentlyCompleted(each, today) !== undefined);
  const open = applications.filter((each) => !isComplete(each));
  const application = pickActiveApplication([...recent, ...open]) ?? newest(recent);
  if (application === undefined) return undefined;
  const title = recentlyCompleted(application, today);
  if (title !== undefined) return { kind: 'recentlyCompleted', title, application };
  return application.isInquiry
    ? { kind: 'inquiry', title: words.actionRequiredContactYourLoan, application }
    : { kind: 'active', title: words.activeApplicationAlreadyExists, application };
}
