/** Experiments as staff define, start, stop and read them. */

export const metric = {
  offersSeen: 'Offers seen',
  selected: 'Offer selected',
  signed: 'Note signed',
  funded: 'Funded',
  timeToFund: 'Days to funding',
  complaints: 'Complaints',
} as const;

export const nameAtLeastOne = 'Name at least one, or leave this out.';
export const noSuchOrganization = 'There is no such organization.';
export const weightWrong = 'Give each side a share of people, from 0.01 to 99.99 percent.';
export const weightsTooMuch = 'The two sides together can have at most 100 percent of people.';
export const keyWrong =
  'Use 3 to 60 lowercase letters, digits and dashes, starting with a letter, and not the key of a flag.';
export const sayWhatYouExpect = 'Please say in a sentence what you expect, and why.';
export const tooLong = 'Please say it in at most 500 characters.';
export const effectWrong = 'Give the smallest difference worth finding, from 0.1 to 50.';
export const nameAGuard = 'Name at least one metric that stops the experiment.';
export const sayWhy = 'Please say why.';

export const takesASecondPerson = 'This needs a second person: someone other than the one who proposed it.';
export const takesCompliance =
  'This flag touches credit, price or law. Only someone in compliance can start an experiment on it.';
export const onlyTheProvider = 'Only the provider’s staff runs experiments: they reach every organization.';
export const keyTaken = 'There is an experiment with this key. Choose another.';
export const flagIsBusy = 'Another experiment on this flag is running. Stop that one first.';
export const notWaiting = 'This experiment no longer waits for a second person.';
export const notRunning = 'This experiment is not running.';
export const stoppedByGuard = (name: string) => `Stopped automatically: ${name} got worse.`;
