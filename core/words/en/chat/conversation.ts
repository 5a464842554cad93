/** What is said in and about a conversation. */
export { representativeHasEndedTheChat } from './alerts.ts';

export const isOver = 'This conversation is over. Please start a new one.';
export const someoneElseHasIt = 'Someone else has this conversation. Take it over if you should answer it.';
export const takeItFirst = 'Take this conversation first.';
export const youAreFull = (max: number) =>
  `You have ${max} conversations, which is as many as one agent has at a time. End one or hand one on first.`;
export const agentIsFull = (name: string, max: number) =>
  `${name} has ${max} conversations already, which is as many as one agent has at a time.`;
export const botIsSilent = 'The assistant does not answer while an agent has the conversation.';
export const chatIsOver = 'This chat has ended';

export const answered = 'Answered';
export const sentToTeam = 'Sent to another team';
export const callBack = 'We call back';
export const noReply = 'No reply';
export const unwanted = 'Unwanted';

export const placeInLine = (place: number) =>
  place === 1 ? 'You are next in line.' : `You are number ${place} in line.`;
export const joined = (name: string) => `${name} joined the chat.`;
export const left = (name: string) => `${name} left the chat. Someone else will answer you.`;
export const waitsUntilMorning =
  'Our team is offline right now. We’ll keep your question, answer it when we open and email you.';
export const assistant = 'Assistant';
export const house = 'Chat';
export const agent = 'Agent';
export const noFileOfYours = 'Please add the file again: it is not in this conversation.';
export const onlyStreamIsFrozen = 'Only a chat that is carried by stream is frozen. End this one instead.';
export const agentIsNotHere = 'This agent is not here right now. Choose someone else, or a team.';
export const visitor = 'Visitor';
