/** Emails that staff begin with: what they are called at the desk, and what they say in the brand's name. */

/** What can be filled in from the case. */
export interface TemplateFacts {
  readonly firstName: string;
  readonly brand: string;
  readonly street: string;
  /** What the borrower is told about where the application is, and what they do next. */
  readonly what: string;
  readonly next: string;
  /** The person who writes. */
  readonly by: string;
}

const email = ({ firstName, brand, by }: TemplateFacts, ...paragraphs: readonly string[]) =>
  [`Hi ${firstName},`, ...paragraphs, `${by}\n${brand}`].join('\n\n');

export const whereWeAre = 'Where we are';
export const whereWeAreSubject = ({ street }: TemplateFacts) => `Where your application for ${street} is`;
export const whereWeAreWords = (facts: TemplateFacts) =>
  email(facts, `Here is where your application with ${facts.brand} is.`, facts.what, facts.next);

export const weTriedToCall = 'We tried to call';
export const weTriedToCallSubject = ({ brand }: TemplateFacts) =>
  `We tried to call you about your ${brand} application`;
export const weTriedToCallWords = (facts: TemplateFacts) =>
  email(
    facts,
    `We called about your application for ${facts.street} and could not reach you.`,
    'Please reply to this email with a day and time that work for you, and we’ll call again.',
  );

export const aQuestion = 'A question';
export const aQuestionSubject = ({ street }: TemplateFacts) => `A question about ${street}`;
export const aQuestionWords = (facts: TemplateFacts) =>
  email(facts, `We have a question about your application for ${facts.street}:`, '[Your question]');

export const thankYou = 'Thank you for what you sent';
export const thankYouSubject = (_facts: TemplateFacts) => 'We received what you sent';
export const thankYouWords = (facts: TemplateFacts) =>
  email(facts, 'Thank you. We received what you sent, and our team is looking at it.', facts.next);

export const ownWords = 'My own words';
export const template = 'Start from';
export const preview = 'What they will read';
export const from = (brand: string) => `From ${brand}`;
export const to = (name: string) => `To ${name}`;
export const fillInTheBrackets = 'Please replace the text in brackets.';
