/** The keys of the desk: what each does, in the hints below a page and in the list of all of them. */

export const allKeys = 'All keys';
export const keysOfThisPage = 'Keys of this page';
export const back = 'Back';
export const palette = 'Search and commands';
export const find = 'Find';
export const invite = 'Invite';
export const nextRow = 'Next row';
export const previousRow = 'Previous row';
export const openRow = 'Open the row';
export const takeNext = 'Take next';
export const switchTo = (place: number) => `Conversation ${place}`;
export const answers = 'Answers';
export const transfer = 'Transfer';
export const teamNote = 'Team note';
export const end = 'End';

export const places = {
  everywhere: 'Everywhere',
  goTo: 'Go to',
  list: 'In a list',
  chat: 'In the chat',
  staff: 'Staff',
} as const;
export const signs = {
  alt: 'Alt',
  option: '⌥',
  control: 'Ctrl',
  command: '⌘',
  shift: '⇧',
  escape: 'Esc',
  enter: '↵',
  up: '↑',
  down: '↓',
} as const;

export const keysAreOff = 'Single keys are off';
export const turnThemOn = 'Turn them on';

export const keyboard = 'Keyboard';
export const aSingleKeyActs =
  'A single key acts at once while you are not in a field: N takes the next conversation, G and a letter go to a section. Turn this off if you use speech input, or if keys are pressed by accident. Your choice is kept in this browser.';
export const singleKeysAct = 'Single keys act';
