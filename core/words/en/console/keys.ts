/** The keys of the desk: what each does, in the hints below a page and in the list of all of them. */

export const allKeys = 'All keys';
export const keysOfThisPage = 'Keys of this page';
export const back = 'Back';
export const palette = 'Search and commands';
export const find = 'Find';
export const makeFile = 'Make the file';
export const invite = 'Invite';
export const nextRow = 'Next row';
export const previousRow = 'Previous row';
export const openRow = 'Open the row';
export const claim = 'Claim';
export const release = 'Release';
export const nextCase = 'Next case';
export const preview = 'Preview';
export const select = 'Select';
export const assign = 'Assign';
export const filter = 'Filter';
export const density = 'Density';
export const saveView = 'Save view';
export const takeNext = 'Take next';
export const switchTo = (place: number) => `Conversation ${place}`;
export const answers = 'Answers';
export const transfer = 'Transfer';
export const teamNote = 'Team note';
export const end = 'End';
export const caseNote = 'Note';
export const caseMessage = 'Message';
export const handOff = 'Hand off';
export const explain = 'Explain a figure';
export const timeline = 'Timeline';
export const tab = (place: number) => `Tab ${place}`;

export const chooseAct = (place: number) => `Choose ${place}`;
export const decide = 'Decide';
export const confirmRequest = 'Confirm as the second person';
export const refuseRequest = 'Refuse, or take back';
export const raiseCondition = 'Raise a condition';

export const review = 'Review documents';
export const previousFile = 'Previous file';
export const nextFile = 'Next file';
export const previousPage = 'Previous page';
export const nextPage = 'Next page';
export const larger = 'Larger';
export const smaller = 'Smaller';
export const fit = 'Fit';
export const rotate = 'Rotate';
export const nextDifference = 'Next difference';
export const accept = 'Accept';
export const askAgain = 'Ask again';
export const rejectAsFraud = 'Reject as fraud';

export const places = {
  everywhere: 'Everywhere',
  goTo: 'Go to',
  queue: 'Lists of work',
  list: 'Lists and cases',
  application: 'On an application',
  tabs: 'Tabs of an application',
  review: 'In a review',
  chat: 'In the chat',
  funding: 'In funding',
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
export const singleKeysAct = 'Use single-key shortcuts';
