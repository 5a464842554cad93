/** The page that shows who saw and did what. */

export const audit = 'Audit';
export const lead = 'Who saw and did what. Nothing here can be changed or removed.';
export const readingTheAudit = 'Loading the audit';
export const nothingFits = 'Nothing matches these filters.';
export const whatIsHere =
  'Every opening of an application, every view of a number, picture or recording, every action on an application, every staff change and every login is listed here.';

export const organization = 'Organization';
export const ownOrganization = 'Your own';
export const kind = 'Kind';
export const anyKind = 'Any kind';
export const from = 'From';
export const until = 'Until';
export const loanNumber = 'Loan number';
export const lookUp = 'Show';
export const noSuchNumber = 'None of your applications has this number.';
export const onlyThisPerson = 'Only this person';
export const onlyThisPersonNamed = (name: string) => `Only this person: ${name}`;
export const onlyOnePerson = 'One person only';
export const onlyOneApplication = 'One application only';
export const takeAway = (what: string) => `${what}. Show all again`;

export const exportAll = 'Export as CSV';
export const exporting = 'Exporting';
export const exportFailed = 'The file couldn’t be downloaded';
export const fileName = 'audit.csv';

export const because = (why: string) => `Why: ${why}`;
export const loan = (number: string) => `Loan ${number}`;
