/**
 * Every role, and what it may do. `permissions` is the whole table: a role may do what its row names, to the records
 * its scope reaches, and nothing else. Beneath it, the few rules that turn a role into what a page shows.
 */
import * as words from '#core/words/en/roles.ts';
import { shortStreetWords } from './people/street-words.ts';

/** Those who work on files. To the journey, each of them speaks for operations; a small lender may give one person all. */
export const fileRoles = ['processor', 'underwriter', 'closer', 'funder', 'compliance'] as const;
/** Everyone who works in the console. */
export const staffRoles = [...fileRoles, 'supportAgent', 'notary', 'partnerAdmin', 'providerAdmin'] as const;
/** Everyone who can log in and is no customer. */
export const agentRoles = ['originator', ...staffRoles] as const;

export const roles = ['visitor', 'borrower', 'signer', ...agentRoles] as const;
export type Role = (typeof roles)[number];

/**
 * Whose records a permission reaches. `own`: one's own; `signing`: those naming one as a signer; `referred`: those one
 * referred; `assigned`: those handed to one; `organization`: those of one's organization; `every`: all of them.
 */
export type Scope = 'own' | 'signing' | 'referred' | 'assigned' | 'organization' | 'every';

/** Every permission, and what it lets a person do. Each is asked for by a call of the contract, or by what staff do. */
export const permissionMeanings = {
  // Of everyone who can log in
  keepAccount: 'Read and change their own account: profile, password, sessions.',
  keepStaffFactors: 'Set up and give the second factor that work needs.',

  // Of customers and those who send them
  useBorrowerSite: 'Use the borrower’s site: consents, and codes that confirm who they are.',
  startApplication: 'Create an application.',
  takeStep: 'Do the next thing that the journey asks of them.',
  signDocuments: 'Sign documents.',
  joinNotarySession: 'Take a seat in a notary session.',
  sendFeedback: 'Write to the CEO, say why they leave, and withdraw the use of their words.',
  referApplicants: 'Make referral links.',

  // Reading
  followApplication: 'Read the status of an application, and as much of it as the role may see.',
  viewApplication: 'Read an application with income, debts and masked account numbers.',
  viewConditions: 'Read outstanding conditions.',
  viewDocuments: 'Open documents.',
  uploadDocuments: 'Add documents.',
  bookNotary: 'See when a notary has time.',

  // At work
  useConsole: 'Open the console.',
  searchApplications: 'Find applications, and see which wait for what.',
  searchBySsn: 'Find applications by the last four digits of a Social Security number; each such search is logged.',
  workFiles: 'Keep an application moving: correct details, ask a vendor again, take a withdrawal.',
  underwrite: 'Decide on credit, income, identity, value, title and trust.',
  writeNotes: 'Write notes to colleagues on an application, hand it on, and log calls.',
  askForMore: 'Ask a borrower or an owner for something.',
  waiveConditions: 'Say that something asked for is no longer wanted, where its category lets them.',
  clearConditions: 'Clear what was asked for, unless clearing it is a decision of underwriting.',
  close: 'Work on a closing: papers, owners, appointments, the right to cancel, the county.',
  confirmAccounts: 'Confirm by phone that a changed account is the borrower’s.',
  emailOwners: 'Write an email to an owner, or send one of ours again.',
  settleFindings: 'Settle what the last checks before funding found.',
  approveFunding: 'Release the money.',
  stopFunding: 'Stop a funding.',
  handOver: 'Hand a funded line over to its servicer.',
  resendMoney: 'Send money again that came back, or settle whether it was paid.',
  makePaymentFiles: 'Make the files that the bank takes, and open them.',
  readLedger: 'Read every movement of money of a line.',
  tendVendorMessages: 'See what a vendor sent and we could not process, and have it tried again.',
  editBanners: 'Write what is announced over the pages of a site, and take it back.',
  readReports: 'See what the histories of applications come to: conversion, time in status, declines, staff load.',
  readVendors: 'See how vendors answer, and what waits for them.',
  pauseVendors: 'Have a vendor asked no more until someone says so, and then again.',
  switchVendors: 'Choose which of two companies is asked first for what a vendor does.',
  forceStatus: 'Put an application in another status, giving a reason.',
  revealSecret: 'See a full number that is otherwise masked, giving a reason that is logged.',
  holdNotarySession: 'Hold a notary session and record it.',
  readAudit: 'Read who did what.',
  readBinder: 'Read the examiner’s binder: what the law owes each borrower, and its proofs.',
  workComplaints: 'Take in complaints, answer them, and see what they come to.',
  holdRecords: 'Place a legal hold on the records of an application, and lift one together with a second person.',
  readHmda: 'Read the register under HMDA with what is wrong in it, and take it away as a file.',
  manageStaff: 'Invite people to work here, give and take roles, suspend and sign out.',
  answerChats: 'Answer people in the chat.',
  superviseChats: 'Join any conversation, hand it on or end it, and keep the hours of the chat.',
  readFeedback: 'Read what people told us, and take it away as a file.',
  answerFeedback: 'Answer what people told us, and withdraw the use of their words when they ask.',
  readInsights: 'See how the site is used, in counts: how far visits come, and where they are left.',
  watchReplays: 'Watch recordings of visits, giving a reason that is logged.',
  readLaw: 'See the register of law, and what in it must be looked at again.',
  readFlags: 'See what is switched on for whom, and who changed it.',
  changeFlags: 'Change what is switched on for whom; for money and law, together with a second person.',
  readExperiments: 'See which experiments run, and what they show.',
  runExperiments: 'Propose experiments, start those that another proposed, and stop them.',
  approveExperiments: 'Start an experiment on something that touches credit, price or law.',
} as const;
export type Permission = keyof typeof permissionMeanings;

/** What everyone has who works here or sends us applicants. */
const anyAgent = { keepAccount: 'own', keepStaffFactors: 'own' } as const;
const anyStaff = { ...anyAgent, useConsole: 'own' } as const;
/** What everyone has who works on files: to find one and to read it. */
const anyFileRole = {
  ...anyStaff,
  followApplication: 'organization',
  viewApplication: 'organization',
  viewConditions: 'organization',
  viewDocuments: 'organization',
  searchApplications: 'organization',
  writeNotes: 'organization',
} as const;

export const permissions: Readonly<Record<Role, Readonly<Partial<Record<Permission, Scope>>>>> = {
  visitor: {},
  borrower: {
    keepAccount: 'own',
    useBorrowerSite: 'own',
    startApplication: 'own',
    followApplication: 'own',
    viewApplication: 'own',
    takeStep: 'own',
    viewConditions: 'own',
    viewDocuments: 'own',
    uploadDocuments: 'own',
    signDocuments: 'own',
    joinNotarySession: 'own',
    bookNotary: 'own',
    sendFeedback: 'own',
  },
  // A signer sees neither income, debts nor bank numbers, so there is no viewApplication here.
  signer: {
    keepAccount: 'own',
    useBorrowerSite: 'own',
    followApplication: 'signing',
    takeStep: 'signing',
    viewConditions: 'signing',
    viewDocuments: 'own',
    uploadDocuments: 'own',
    signDocuments: 'own',
    joinNotarySession: 'own',
  },
  originator: { ...anyAgent, followApplication: 'referred', referApplicants: 'own' },
  processor: {
    ...anyFileRole,
    searchBySsn: 'organization',
    workFiles: 'organization',
    askForMore: 'organization',
    clearConditions: 'organization',
    waiveConditions: 'organization',
    emailOwners: 'organization',
    tendVendorMessages: 'organization',
    readVendors: 'organization',
  },
  underwriter: {
    ...anyFileRole,
    searchBySsn: 'organization',
    underwrite: 'organization',
    askForMore: 'organization',
    clearConditions: 'organization',
    waiveConditions: 'organization',
  },
  closer: {
    ...anyFileRole,
    close: 'organization',
    bookNotary: 'organization',
    uploadDocuments: 'organization',
    askForMore: 'organization',
    emailOwners: 'organization',
    confirmAccounts: 'organization',
  },
  funder: {
    ...anyFileRole,
    approveFunding: 'organization',
    stopFunding: 'organization',
    resendMoney: 'organization',
    handOver: 'organization',
    makePaymentFiles: 'organization',
    readLedger: 'organization',
  },
  // Looks after everyone's work, and moves no money: what it settles, others must still approve.
  compliance: {
    ...anyFileRole,
    searchBySsn: 'organization',
    settleFindings: 'organization',
    stopFunding: 'organization',
    forceStatus: 'organization',
    revealSecret: 'organization',
    readLedger: 'organization',
    readAudit: 'organization',
    readVendors: 'organization',
    pauseVendors: 'organization',
    readReports: 'organization',
    readHmda: 'organization',
    readBinder: 'organization',
    holdRecords: 'organization',
    workComplaints: 'organization',
    answerChats: 'organization',
    superviseChats: 'organization',
    readFeedback: 'organization',
    answerFeedback: 'organization',
    readInsights: 'organization',
    watchReplays: 'organization',
    readLaw: 'every',
    readFlags: 'every',
    changeFlags: 'every',
    readExperiments: 'every',
    runExperiments: 'every',
    approveExperiments: 'every',
  },
  supportAgent: {
    ...anyStaff,
    workComplaints: 'organization',
    answerChats: 'organization',
    readFeedback: 'organization',
    answerFeedback: 'organization',
  },
  notary: { ...anyStaff, holdNotarySession: 'assigned', joinNotarySession: 'assigned' },
  partnerAdmin: {
    ...anyStaff,
    readInsights: 'organization',
    manageStaff: 'organization',
    editBanners: 'organization',
    readReports: 'organization',
    readVendors: 'organization',
    pauseVendors: 'organization',
  },
  providerAdmin: {
    ...anyStaff,
    manageStaff: 'every',
    readAudit: 'every',
    readHmda: 'every',
    readInsights: 'every',
    readLaw: 'every',
    editBanners: 'every',
    readReports: 'every',
    readVendors: 'every',
    pauseVendors: 'every',
    switchVendors: 'every',
    readFlags: 'every',
    changeFlags: 'every',
    readExperiments: 'every',
    runExperiments: 'every',
  },
};

/** Everyone who is not a customer works for us or for a partner, and gives a second factor before anything else. */
export function isStaff(held: readonly Role[]): boolean {
  return mayDo(held, 'keepStaffFactors');
}

/** Whose records someone with these roles may do this to: every reach that one of the roles gives, none where they may not. */
export function scopesOf(held: readonly Role[], permission: Permission): readonly Scope[] {
  return held.flatMap((role) => permissions[role][permission] ?? []);
}

export function mayDo(held: readonly Role[], permission: Permission): boolean {
  return held.some((role) => permissions[role][permission] !== undefined);
}

/** Whether one of these roles has a permission in one of these scopes. */
export function isGranted(
  held: readonly Role[],
  { permission, scope }: { readonly permission: Permission; readonly scope: readonly Scope[] },
): boolean {
  return held.some((role) => {
    const reach = permissions[role][permission];
    return reach !== undefined && scope.includes(reach);
  });
}

/** Someone who works on the files of their organization: what they say counts in the journey as said by operations. */
export function worksOnFiles(held: readonly Role[]): boolean {
  return isGranted(held, { permission: 'viewApplication', scope: ['organization'] });
}

/** As people say them: on a badge, and in a sentence. */
export const staffNames = {
  processor: { title: words.processor, one: words.aProcessor },
  underwriter: { title: words.underwriter, one: words.anUnderwriter },
  closer: { title: words.closer, one: words.aCloser },
  funder: { title: words.funder, one: words.aFunder },
  compliance: { title: words.compliance, one: words.someoneInCompliance },
  supportAgent: { title: words.supportAgent, one: words.aSupportAgent },
  notary: { title: words.notary, one: words.aNotary },
  partnerAdmin: { title: words.partnerAdmin, one: words.aPartnerAdmin },
  providerAdmin: { title: words.providerAdmin, one: words.aProviderAdmin },
} as const satisfies Record<(typeof staffRoles)[number], { readonly title: string; readonly one: string }>;

/** Why someone with these roles may not do this, in a sentence that says who may; null where they may. */
export function whyNotBy(held: readonly Role[], permission: Permission): string | null {
  if (mayDo(held, permission)) return null;
  const holders = staffRoles.filter((role) => mayDo([role], permission)).map((role) => staffNames[role].one);
  return words.needs(holders);
}

/** What tells that two accounts are one person's, or those of one household. */
export interface Known {
  readonly identityUuid: string;
  readonly emails: readonly string[];
  readonly phones: readonly string[];
  readonly addresses: readonly { readonly street1: string; readonly zip: string }[];
  /** Of the Social Security number; null where none is on file, and then nothing is compared. */
  readonly ssnMark: string | null;
}

/** No one on the staff may work on an application of their own, whichever account they applied with. */
export function isConflictOfInterest(staff: Known, parties: readonly Known[]): boolean {
  return parties.some(
    (party) =>
      party.identityUuid === staff.identityUuid ||
      (party.ssnMark !== null && party.ssnMark === staff.ssnMark) ||
      isAnyShared(staff.emails, party.emails, mailboxOf) ||
      isAnyShared(staff.phones, party.phones, lineOf) ||
      isAnyShared(staff.addresses, party.addresses, doorOf),
  );
}

function isAnyShared<T>(mine: readonly T[], theirs: readonly T[], spell: (one: T) => string | undefined): boolean {
  const spelled = new Set(mine.map(spell));
  return theirs.some((one) => {
    const same = spell(one);
    return same !== undefined && spelled.has(same);
  });
}

/** What stands after a plus is the same mailbox, and Gmail reads no dots. */
function mailboxOf(email: string): string | undefined {
  const [name = '', host = ''] = email.trim().toLowerCase().split('@');
  const [bare = ''] = name.split('+');
  if (bare === '' || host === '') return undefined;
  return host === 'gmail.com' || host === 'googlemail.com'
    ? `${bare.replaceAll('.', '')}@gmail.com`
    : `${bare}@${host}`;
}

function lineOf(phone: string): string | undefined {
  const digits = phone.replaceAll(/\D/g, '').slice(-10);
  return digits.length === 10 ? digits : undefined;
}

function doorOf({ street1, zip }: Known['addresses'][number]): string | undefined {
  const words = street1
    .toLowerCase()
    .replaceAll(/[^a-z0-9 ]/g, '')
    .split(' ')
    .filter((word) => word !== '');
  if (words.length === 0 || !/^\d{5}/.test(zip)) return undefined;
  return `${words.map((word) => shortStreetWords[word] ?? word).join(' ')} ${zip.slice(0, 5)}`;
}

const CO_DEEDER = 'CO_DEEDER';

interface SignerQuestion {
  readonly identityUuid?: string | undefined;
  /** profile.type, figureinfo.userType and identity.profileType, whichever are known: one of them is enough. */
  readonly userTypes?: readonly (string | undefined)[];
  readonly application?:
    | {
        readonly additionalSignerVersion?: string | null | undefined;
        readonly helocSigners?: readonly { readonly identityUuid: string }[] | undefined;
      }
    | undefined;
}

export function isAdditionalSigner({ identityUuid, userTypes = [], application }: SignerQuestion): boolean {
  if (userTypes.includes(CO_DEEDER)) return true;
  if (application?.additionalSignerVersion !== 'v1' || identityUuid === undefined) return false;
  return (application.helocSigners ?? []).some((signer) => signer.identityUuid === identityUuid);
}

/** A co-deeder's credentials do not belong on the borrower's pages: they are dropped and the page loads again. */
export function mustSignOutOfMainFlow(profileType: string | undefined): boolean {
  return profileType === CO_DEEDER;
}

export type AccountMenuItem = 'login' | 'dashboard' | 'logout';

/** `isNewAuthentication` is the "broker flag": only then does a signer have a dashboard to go to. */
export function accountMenu(role: Role, isNewAuthentication: boolean): readonly AccountMenuItem[] {
  if (role === 'visitor') return ['login'];
  return role === 'signer' && !isNewAuthentication ? ['logout'] : ['dashboard', 'logout'];
}

export function seesFeedbackLink(role: Role, isMainBrand: boolean): boolean {
  return role === 'borrower' && isMainBrand;
}

export function queriesCoDeedStatus(role: Role): boolean {
  return role === 'signer';
}

/** Reset chat, agent picker, keyboard shortcuts for alerts: never in a production build. */
export function seesDeveloperControls(isProduction: boolean): boolean {
  return !isProduction;
}

export const LOGIN_PATH = '/auth/login';
const SIGNER_PATH = '/account/heloc/heloc-signer';
const signerTrees = ['/heloc-signer', '/account/heloc-signer', SIGNER_PATH];

/** Where someone who is not signed in goes instead of the page they asked for. */
export function loginPathFor(pathname: string): string {
  const isSignerPath = signerTrees.some((tree) => pathname === tree || pathname.startsWith(`${tree}/`));
  return isSignerPath ? `${SIGNER_PATH}/login` : LOGIN_PATH;
}

/** The place to return to after login: only a path of this site, which is a slash and then a lowercase letter. */
export function redirectAfterLogin(redirectUrl: string | null | undefined): string | undefined {
  return redirectUrl && /^\/[a-z][^\s\\\p{C}]*$/u.test(redirectUrl) ? redirectUrl : undefined;
}
