/** The page that partners read when they wonder whether something is wrong. */
import type { Component, Level } from '../../status.ts';

export const title = 'System status';
export const headings: Readonly<Record<Level, string>> = {
  up: 'Everything is working',
  slow: 'Some things take longer than usual',
  down: 'Something is not working',
};
export const components: Readonly<Record<Component, { readonly name: string; readonly about: string }>> = {
  applying: { name: 'Sites and applications', about: 'Opening pages, logging in, saving answers and documents.' },
  deciding: { name: 'Decisions and orders', about: 'Offers, checks and orders that follow an answer.' },
  vendors: { name: 'Outside services', about: 'Credit, title, valuation, banks and others that we ask.' },
  messages: { name: 'Email and text messages', about: 'Codes, notices and invitations.' },
};
export const levels: Readonly<Record<Level, string>> = {
  up: 'Working',
  slow: 'Slower than usual',
  down: 'Not working',
};
export const componentsHeading = 'Parts';
export const partColumn = 'Part';
export const stateColumn = 'State';
export const sinceMoment = (moment: string) => `Since ${moment}`;
export const pastHeading = 'The last 30 days';
export const nothingHappened = 'Nothing was slow or down.';
export const pastIsUnknown = 'What happened before cannot be read at the moment.';
export const whatHappened = (component: Component, level: Level) => `${components[component].name}: ${levels[level]}`;
export const fromUntil = (from: string, until: string) => `${from} to ${until}`;
export const lookedAt = (moment: string) => `Looked at ${moment}. This page is at most half a minute old.`;
export const lookAgain = 'Look again';
export const nothingIsLost =
  'Everything you saved is safe. Anything that’s waiting continues automatically once that part works again.';
