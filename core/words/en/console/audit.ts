/** The page that shows who saw and did what. */

export const audit = 'Audit';
export const lead = 'Who saw and did what. Nothing here can be changed or removed.';
export const readingTheAudit = 'Reading the audit';
export const nothingFits = 'Nothing fits these filters.';
export const whatIsHere =
  'Here stands every look at a number, a picture or a recording, every act on an application, every change of the staff, and who signed in.';

export const kind = 'Kind';
export const anyKind = 'Any kind';
export const from = 'From';
export const until = 'Until';
export const loanNumber = 'Loan number';
export const lookUp = 'Show';
export const noSuchNumber = 'No application of yours has this number.';
export const onlyThisPerson = 'Only this person';
export const onlyThisPersonNamed = (name: string) => `Only ${name}`;
export const onlyOnePerson = 'One person only';
export const onlyOneApplication = 'One application only';
export const takeAway = (what: string) => `${what}. Show all again`;

export const exportAll = 'Export as CSV';
export const exporting = 'Exporting';
export const exportFailed = 'The file did not come';
export const fileName = 'audit.csv';

export const because = (why: string) => `Why: ${why}`;
export const loan = (number: string) => `Loan ${number}`;
