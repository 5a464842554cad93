/** What the bot says that no article and no status row does. */
import { plural } from '../../../plural.ts';

// Whose turn it is
export const yourTurn = 'It is your turn.';
export const ourTurn = 'Our team has it now.';
export const systemsTurn = 'Our system is working on it. No one has to do anything.';
export const vendorsTurn = 'A company we asked on your behalf is working on it, and we are waiting for its answer.';
export const signersTurn = 'It is the turn of the other owners of your home.';
export const noOnesTurn = 'It is over, so no one has to do anything.';
export const isHandledBy = (who: string) => `Who has it now: ${who}`;

// By when
export const lookedAtAfter = (rest: string) =>
  `It should not take longer than ${rest}. If it does, our team looks into it.`;
export const yoursUntil = (silenceDays: number, moreDays: number) =>
  `Take the time you need. If we don’t hear from you for ${silenceDays} days, we’ll email you, and you then have ${moreDays} more days before the application closes.`;
export const offersGoodFor = (days: number) => `Your offer is good for ${days} days.`;
export const counterOfferGoodFor = (days: number) =>
  `You have ${days} days to answer. After that the application ends.`;
export const isOverNow = 'This application is done, so there is nothing left to wait for.';
export const cancelUntil = (day: string) => `Every owner may cancel until midnight on ${day}. After that, we continue.`;
export const minutes = (count: number) => plural(count, { one: `${count} minute`, other: `${count} minutes` });
export const hours = (count: number) => plural(count, { one: `${count} hour`, other: `${count} hours` });
export const days = (count: number) => plural(count, { one: `${count} day`, other: `${count} days` });

// Sources
export const yourApplication = (title: string) => `Your application: ${title}`;
export const yourApplicationOnly = 'Your application';
export const yourRequests = 'Your application: what we need from you';
export const yourOffer = 'Your application: your offer';
export const yourAppointment = 'Your application: your notary appointment';
export const yourTimeToCancel = 'Your application: your time to cancel';
export const yourAccount = 'Your application: the account for your money';
export const supportHours = 'Our support hours';
export const contactDetails = 'Our contact details';
export const licensesAndStates = 'Our licenses and the states we lend in';
export const feesAsPublished = 'Our fees, as published';
export const ratesAsPublished = 'Our rates, as published';

// The brand
export const hoursAre = (weekdays: string, weekend: string, isOpen: boolean) =>
  `Our support hours are: ${weekdays}. ${weekend}. ${isOpen ? 'We are open now.' : 'We are closed now.'}`;
export const reachUs = (phone: string, email: string, address: string) =>
  `Call us at ${phone}, or email ${email}. Our mailing address is ${address}. You can do everything else online.`;
export const licensedAs = (legalName: string, nmlsId: string, states: string) =>
  `${legalName} is registered with the Nationwide Multistate Licensing System as NMLS #${nmlsId}. We lend in: ${states}.`;
export const lendIn = (state: string) => `Yes, we lend in ${state}.`;
export const doNotLendIn = (state: string) => `We do not lend in ${state} yet.`;
export const partnerLendsIn = (state: string, partner: string) =>
  `We do not lend in ${state}, but our partner ${partner} does.`;
export const newYorkElsewhere =
  'Homes in New York have a site of their own; the first page of an application leads you there.';
export const feesAre = (f: {
  readonly options: string;
  readonly valuation: string;
  readonly notary: string;
  readonly recordingMost: string;
}) =>
  `There is no fee to apply and no yearly fee. The origination fee is your choice: ${f.options} of the first draw; a higher fee lowers the rate. Other costs may be a valuation (${f.valuation}), a notary in person (${f.notary}), the county’s recording fee (up to ${f.recordingMost}), and in some states a recording tax. They come out of your first draw. You see every cost before you accept.`;
export const ratesAre = (least: string, most: string) =>
  `Our annual percentage rates (APR) run from ${least} to ${most}. Yours depends on your credit, the term, the amount, your home and its state. To see your own, apply: it takes a soft credit check only.`;

// The application of one's own
export const weNeed = (list: string) => `We are waiting for this from you: ${list}.`;
export const weNeedNothing = 'We are not waiting for any document from you right now.';
export const offerIs = (f: {
  readonly line: string;
  readonly rate: string;
  readonly years: number;
  readonly monthly: string | null;
}) =>
  `You chose a line of ${f.line} at ${f.rate} for ${f.years} years.${f.monthly === null ? '' : ` Your payment is about ${f.monthly} a month.`}`;
export const appointmentIs = (day: string, time: string, place: string) =>
  `Your notary appointment is on ${day} at ${time}: ${place}.`;
export const moneyGoesTo = (mask: string) => `Your money goes to your account ending in ${mask}.`;

// What it does not do
export const signInFirst =
  'To tell you about your own application, I need you to log in first. Then ask me again. I can answer general questions right here.';
export const noApplication =
  'You do not have an open application with us. You can start one, or ask me a general question.';
export const signersOwnPage = 'As an owner who signs, you find what is asked of you on your own page.';
export const noLegalAdvice = 'I cannot give legal advice. An attorney can tell you what the law means for you.';
export const noTaxAdvice = 'I cannot give tax advice. Please ask a tax adviser, also whether interest is deductible.';
export const noCreditAdvice =
  'I cannot give advice on your credit. A counselor approved by HUD can help you for free; hud.gov lists them.';
export const noPrediction =
  'No one can tell you ahead of our decision whether you will be approved. We decide by the same rules for everyone, once we have your application and its proof.';
export const handOverAsked = (isOpen: boolean) =>
  isOpen
    ? 'Of course. I am handing you over to a person now. They can read what you wrote, so you need not repeat it.'
    : 'Of course. Our team is not here right now. Your question waits for them, and they answer it first thing when we open, by email with a link back here.';
export const handOverUnknown = (isOpen: boolean) =>
  isOpen
    ? 'I do not know the answer to that. I am handing you over to a person. They can read what you wrote, so you need not repeat it.'
    : 'I do not know the answer to that. Our team is not here right now. Your question waits for them, and they answer it first thing when we open, by email with a link back here.';
