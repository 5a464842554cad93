/** The page on which administrators keep the staff. */
import { plural } from '../../plural.ts';

export const staff = 'Staff';
export const readingTheStaff = 'Loading who works here';
export const backToStaff = 'Staff';
export const organization = 'Organization';
export const counts = (people: number, invited: number, suspended: number) =>
  `${people} ${plural(people, { one: 'person', other: 'people' })}, ${invited} invited, ${suspended} suspended`;
export const noOneHere = 'No one works here yet.';
export const inviteTheFirst = 'Invite the first person: they get an email with a link that works for three days.';
export const isNotHere = 'This person is not on the list.';

export const states = { invited: 'Invited', active: 'Active', suspended: 'Suspended' } as const;
export const originator = 'Originator';
export const you = 'You';
export const factors = (passkeys: number, hasApp: boolean) => {
  if (passkeys === 0) return hasApp ? 'Authenticator app, no passkey' : 'No second factor yet';
  const one = hasApp ? '1 passkey and the app' : '1 passkey, no spare';
  return plural(passkeys, { one, other: `${passkeys} passkeys` });
};
export const neverActive = 'Hasn’t logged in yet';
export const lastActive = (at: string) => `Last active ${at}`;
export const signedInIn = (count: number) =>
  count === 0 ? 'Nowhere' : `In ${count} ${plural(count, { one: 'browser', other: 'browsers' })}`;

export const email = 'Work email';
export const firstName = 'First name';
export const lastName = 'Last name';
export const roles = 'Roles';
export const secondFactor = 'Second factor';
export const lastActivity = 'Last activity';
export const state = 'State';
export const signedInNow = 'Logged in now';
export const mayDo = 'May do';

export const invite = 'Invite';
export const inviteSomeone = 'Invite someone';
export const sendTheInvitation = 'Send the invitation';
export const invited = (email: string) => `An invitation is on its way to ${email}.`;

export const whyNow = 'Why';
export const whyIsKept = 'Kept in the audit with your name.';
export const changeRoles = 'Change roles';
export const rolesOf = (name: string) => `Roles of ${name}`;
export const saveRoles = 'Save the roles';
export const rolesSaved = (name: string) => `The roles of ${name} are changed. They are logged out and log in again.`;
export const bothHalves =
  'Someone who holds both halves of a two-person act can never do both on one file: the desk refuses it case by case.';

export const signOutEverywhere = 'Log out everywhere';
export const signedOut = (name: string) => `${name} is logged out everywhere.`;
export const suspend = 'Suspend…';
export const suspendNow = 'Suspend';
export const suspendWhom = (name: string) => `Suspend ${name}?`;
export const whatSuspendingDoes =
  'They are logged out everywhere at once and cannot log in until someone lets them back in. What they did stays in the history.';
export const suspended = (name: string) => `${name} is suspended and logged out everywhere.`;
export const resume = 'Let back in…';
export const resumeNow = 'Let back in';
export const resumeWhom = (name: string) => `Let ${name} back in?`;
export const resumed = (name: string) => `${name} may log in again.`;
