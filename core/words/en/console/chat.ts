/** The agents' page of the chat: who waits, what is said, and what an agent does about it. */
import { plural } from '../../plural.ts';

export const chat = 'Chat';
export const waitingCount = (count: number) => `${count} waiting`;

export const youAre = 'You are';
export const presenceNames = { available: 'Available', busy: 'Busy', away: 'Away' } as const;
export const setYourself = (presence: string) => `Set yourself to ${presence}`;
export const notSeenHere = 'Colleagues can’t see that you are here';
export const agentsHere = (count: number) => `${count} ${plural(count, { one: 'agent', other: 'agents' })} here`;
export const live = 'Changes show by themselves.';
export const connecting = 'Connecting…';
export const reconnecting = 'The connection dropped. We are connecting again; what you see may be a few seconds old.';

/** The teams that conversations are for. */
export const skillNames = {
  CLOC_HELOC: 'Crypto home equity',
  FHEL: 'Home equity',
  'White Label': 'Partner brands',
} as const;

export const lists = 'Conversations';
export const waiting = 'Waiting';
export const mine = 'Mine';
export const all = 'All conversations';
export const withCount = (title: string, count: number) => `${title} (${count})`;
export const goToNamed = (name: string) => `Go to the conversation with ${name}`;
export const takeNext = 'Take next';
export const noOneIsWaiting = 'No one is waiting.';
export const youHaveNone = 'You have no conversations.';
export const noConversations = 'There are no conversations yet.';
export const whoAsksShowsHere = 'When someone asks for a person, they show here by themselves.';
export const teamsShown = 'Teams shown';
export const allTeams = 'All teams';
export const readingTheConversations = 'Loading the conversations';

const minuteMs = 60_000;
const hourMinutes = 60;
const span = (ms: number) => {
  const minutes = Math.floor(ms / minuteMs);
  if (minutes < 1) return 'under 1 min';
  const hours = Math.floor(minutes / hourMinutes);
  return hours === 0 ? `${minutes} min` : `${hours} h ${minutes % hourMinutes} min`;
};
/** In open hours. */
export const waited = span;
export const waitedFor = 'Waited';
export const since = (moment: string) => `Since ${moment}`;
export const unread = (count: number) => `${count} unread`;
export const stateNames = {
  waiting: 'Waiting',
  withBot: 'With the assistant',
  withAgent: 'With an agent',
  ended: 'Ended',
} as const;
export const withAgent = (name: string) => `With ${name}`;

export const take = 'Take';
export const takeNamed = (name: string) => `Take the conversation with ${name}`;
export const itCouldNotBeTaken = 'It could not be taken';
export const takeThisConversation = 'Take this conversation';
export const anotherAgent = 'another agent';
export const takeItOver = 'Take it over';
export const takeItOverFrom = (holder: string) => `Take it over from ${holder}?`;
export const holderHasIt = (holder: string, name: string) =>
  `${holder} has the conversation with ${name}. If you take it over, ${holder} can no longer answer, and ${name} is told that you joined.`;

export const backToTheList = 'Back to the list';
export const openingTheConversation = 'Opening the conversation';
export const chooseAConversation = 'Choose a conversation, or take the next one.';
export const isHere = 'Here now';
export const isNotHere = 'Not on the page right now. They get an email when you answer.';
export const joinIt = 'Join';
export const youJoined = 'You joined. What you write goes to the person under your own name.';
export const closeTheChannel = 'Close the channel';
export const closeTheChannelQuestion = 'Close the channel?';
export const noOneCanWrite =
  'No one can write in it anymore, and the person is told that you ended the chat. It is the end of the conversation.';
export const giveItBack = 'Give it back';
export const itCouldNotBeDone = 'It could not be done';
export const isWithAssistant = 'The assistant is answering. It stops when you take the conversation.';
export const isWithHolder = (holder: string) => `${holder} has this conversation.`;
export const isOver = 'This conversation is over.';
export const itEnded = (how: string) => `This conversation is over. ${how}.`;
export const endings = {
  person: 'The person ended it',
  agent: 'An agent ended it',
  frozen: 'An agent closed the channel',
  expired: 'No one wrote for a long time',
} as const;

export const messagesOf = (name: string) => `Messages with ${name}`;
export const olderMessages = 'Older messages';
export const read = 'Read';
export const teamOnly = (by: string) => `Note by ${by}. Only the team sees it.`;
export const source = (title: string) => `Source: ${title}`;
export const saveFile = (filename: string, size: string) => `Save ${filename} (${size})`;
export const isTyping = (name: string) => `${name} is typing. They know that you can see this.`;
export const sending = 'Sending…';
export const notSent = (why: string) => `Not sent. ${why}`;
export const sendAgain = 'Send again';
export const discard = 'Discard';

export const yourReply = 'Your reply';
export const enterSends = 'Enter sends. Shift + Enter starts a new line.';
export const send = 'Send';
export const addFiles = 'Add files';
export const sevenKinds = 'JPG, PNG, PDF, TXT, MP3, MP4 or AMR, up to 25 MB each';
export const addingFiles = 'Adding the files…';
export const removeFile = (filename: string) => `Remove ${filename}`;

export const addANote = 'Add a note';
export const note = 'Note';
export const onlyTheTeam = 'Only the team sees notes. The borrower never does.';
export const keepTheNote = 'Save the note';
export const atMost = (max: number) => `At most ${max.toLocaleString('en-US')} characters`;
export const transfer = 'Transfer';
export const transferTo = 'Transfer to';
export const transferIt = 'Transfer it';
export const choose = 'Choose';
export const chooseWhoTo = 'Choose who takes it on.';
export const theySeeAll = 'They see everything above, notes included. A team’s conversation waits in line again.';
export const team = (name: string) => `Team: ${name}`;
export const agentOption = (name: string, presence: string, count: number) =>
  `${name} (${presence.toLowerCase()}, ${count} ${plural(count, { one: 'conversation', other: 'conversations' })})`;
export const end = 'End';
export const endTheConversation = 'End the conversation?';
export const endIt = 'End it';
export const howItEnded = 'How it ended';
export const theyAreTold = 'The person is told that you ended the chat, and asked how it was.';

export const details = 'Details';
export const about = 'About the person';
export const email = 'Email';
export const noEmail = 'Not given';
export const who = 'Who';
export const signedIn = 'Logged in';
export const visitor = 'A visitor, not logged in';
export const teamLabel = 'Team';
export const startedOn = 'Started on';
export const began = 'Began';
export const application = 'Application';
export const noApplication = 'None';
export const openTheApplication = 'Open the application';
export const yourRoleMayNot = 'There is one. Your role may not open it.';
export const earlier = 'Earlier conversations';
