/** The frame around every page of an application. */
export const openingYourApplication = 'Opening your application';
export const weCouldNotOpen = 'We could not open your application';
export const nothingIsLost = 'Nothing is lost';
export const weCouldNotReach = <T>(supportPhone: T) =>
  [
    'We could not reach our server. What you have sent us is saved. Please check your connection and try again, or call ',
    supportPhone,
    '.',
  ] as const;
export const tryAgain = 'Try again';
export const goToDashboard = 'Go to dashboard';

export const yourOffer = 'Your offer';
export const apr = 'APR';
export const initialDraw = 'Initial draw';
export const monthlyPayment = 'Monthly payment';
export const fixedTerm = 'Fixed term';
export const years = (fixedTermYears: number) => `${fixedTermYears} years`;

export const applicationNumber = (loanNumber: string) => `Loan number ${loanNumber}`;
export const minutesToGo = (minutes: number) => `About ${minutes} minutes of your time left`;
export const yourHomeAndYourLine = 'Your home and your line';

export const applicationProgress = 'Application progress';
export const yourProgress = 'Your progress';
export const stepOf = (current: number, count: number) => `Step ${current} of ${count}`;
export const allStepsDone = 'All steps done';

export const back = 'Back';
export const services = 'Services';
export const dashboard = 'Dashboard';
export const marketplace = 'Marketplace';
export const portfolioManager = 'Portfolio Manager';
export const passport = 'Passport';
export const groupManager = 'Group Manager';
export const settings = 'Settings';
export const contact = 'Contact';

export const site = 'Site';
