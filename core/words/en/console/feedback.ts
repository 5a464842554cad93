/** The inbox of feedback and of answers to the leave survey, as staff read it. */

export const feedback = 'Feedback to the CEO';
export const leaveSurvey = 'Leave survey';
export const statusNew = 'New';
export const statusInProgress = 'In progress';
export const statusAnswered = 'Answered';
export const statusClosed = 'Closed';
export const consentGiven = 'May be used in marketing';
export const consentRefused = 'May not be used in marketing';
export const consentWithdrawn = 'Consent withdrawn';

export const searchForLess = 'Please search for at most 100 characters';
export const noSuchPlace = 'This is no place in the list';
export const sayWhatToChange = 'Say what to change: the status or the owner';
export const pleaseWriteAReply = 'Please write a reply';
export const replyTooLong = (max: number) => `Must be at most ${max} characters`;
export const pleaseSayHow = 'Please say how they asked for it';
export const aSurveyAsksNoConsent = 'Nothing was asked about marketing here.';
export const theConsentIsWithdrawn = 'The consent has been withdrawn already, or was never given.';

export const exportHeads = [
  'When',
  'Kind',
  'Topic',
  'Message',
  'Name',
  'Email',
  'Page',
  'Status',
  'Owner',
  'Marketing',
] as const;

export const inTheirSettings = 'In their settings.';

export const noReplyIsStuck = 'No reply is stuck: it was sent, or is on its way.';
export const replyNotSent = 'A reply could not be sent';
export const replyNotSentSince = (moment: string) =>
  `We stopped trying on ${moment}. The words are kept below, in the history.`;
export const tryAgain = 'Try again';
export const tryingAgain = 'It is on its way again.';
export const subject = (lender: string) => `Your message to ${lender}`;
export const replyWords = (reply: string, lender: string, said: string) =>
  [reply, '', lender, '', 'You wrote:', said].join('\n');

export const title = 'What people told us';
export const readingTheInbox = 'Loading the inbox';
export const readingTheMessage = 'Loading the message';
export const nothingHere = 'Nothing matches. Choose other filters, or come back later.';
export const filters = 'Filters';
export const kind = 'Kind';
export const status = 'Status';
export const owner = 'Owner';
export const marketing = 'Marketing consent';
export const search = 'Search';
export const searchHint = 'Words, a name or an email';
export const all = 'All';
export const mine = 'Mine';
export const noOnes = 'No one’s';
export const apply = 'Show';
export const exportAll = 'Export as a spreadsheet';
export const exporting = 'Exporting';
export const exportFailed = 'The export didn’t work';
export const fileName = 'feedback.csv';
export const noOne = 'No one';
export const you = (name: string) => `${name} (you)`;
export const from = 'From';
export const email = 'Email';
export const written = 'Written';
export const page = 'Page';
export const topic = 'Topic';
export const application = 'Application';
export const openTheApplication = 'Open the application';
export const backToTheInbox = 'Back to the inbox';
export const noWords = 'No words, only the reason.';
export const theMessage = 'Message';
export const handle = 'What happens with it';
export const takeIt = 'Take it';
export const takeItOver = 'Take it over';
export const letItGo = 'Release it';
export const changeStatus = 'Save the status';
export const saving = 'Saving';
export const saved = 'Saved.';
export const itDidNotWork = 'That didn’t work';
export const replyByEmail = 'Reply by email';
export const yourReply = 'Your reply';
export const replyHint = 'It goes to the person’s email with our name and what they wrote below it.';
export const sendReply = 'Send the reply';
export const sending = 'Sending';
export const replySent = 'The reply is on its way.';
export const withdrawConsent = 'Withdraw the consent';
export const howTheyAsked = 'How did they ask for it?';
export const howTheyAskedHint = 'For example: by phone on Monday.';
export const history = 'History';
export const nothingYet = 'Nothing has been done yet.';
export const statusBecame = (status: string) => `Status: ${status}`;
export const tookIt = 'Took it';
export const letItGoAgain = 'Released it';
export const replied = 'Replied';
export const withdrewConsent = 'Marketing consent withdrawn';
export const by = (name: string, at: string) => `${name}, ${at}`;
export const thePerson = 'The person';
