/** The borrower's chat window: its button, its parts, and what it says about itself. */
import { plural } from '../../plural.ts';

export const chatWithUs = 'Chat with us';
export const chatWithUnread = (count: number) =>
  `Chat with us, ${count} new ${plural(count, { one: 'message', other: 'messages' })}`;
export const chat = 'Chat';
export const openingTheChat = 'Opening the chat…';
export const closeChat = 'Close the chat';
export const chatDidNotLoad = 'The chat did not load. Please try again.';
export const ourTeam = 'Our team';
export const tryAgain = 'Try again';

export const agentsAreIn = 'Our team is here now.';
export const agentsAreOut = 'Our team is offline right now. The assistant can answer you right away.';
export const yourName = 'Your name';
export const yourEmail = 'Your email';
export const emailHint = 'If you leave, we send our answer here.';
export const startTheChat = 'Start the chat';
export const starting = 'Starting';

export const theAssistantAnswers = 'The assistant answers you.';
export const talksWithYou = (name: string) => `${name} is with you.`;
export const waitsForSomeone = 'Someone will be with you soon.';
export const waitsForMorning = 'We are closed. We email you when there is an answer.';
export const you = 'You';
export const isTyping = (name: string) => `${name} is typing…`;
export const yourTypingIsSeen = 'Our team can see what you type before you send it.';

export const messages = 'Messages';
export const noMessagesYet = 'No messages yet. Write one below.';
export const showOlder = 'Show older messages';
export const loadingOlder = 'Loading';
export const sending = 'Sending…';
export const notSent = 'Not sent.';
export const resend = 'Resend';
export const removeMessage = 'Remove';
export const read = 'Read';

export const message = 'Message';
export const writeAMessage = 'Write a message';
export const send = 'Send';
export const enterSends = 'Enter sends. Shift+Enter adds a line.';
export const addAFile = 'Add a file';
export const removeFile = (name: string) => `Remove ${name}`;
export const fileIsOnItsWay = 'Sending the file…';
export const filesAreOnTheirWay = 'Please wait until your file has arrived.';
export const download = (name: string) => `Download ${name}`;
export const willBeRemoved = (names: readonly string[]) =>
  `We see ${new Intl.ListFormat('en-US').format(names)}. We take it out before your message is sent.`;

export const source = 'From:';
export const both = (one: string, other: string) => `${one}; ${other}`;
export const nextSteps = 'Next steps';
export const talkToAPerson = 'Talk to a person';

export const thisDidNotHelp = 'This did not help';
export const whatWasWrong = 'What was wrong with this answer?';
export const anythingElse = 'Anything else?';
export const sendFeedback = 'Send feedback';
export const keepIt = 'Go back';
export const thankYouForFeedback = 'Thank you. We will look at this answer.';

export const endChat = 'End chat';
export const endThisChat = 'End this chat?';
export const youCanKeepTheTranscript = 'You can keep the transcript after it ends.';
export const keepChatting = 'Keep chatting';
export const startANewChat = 'Start a new chat';
export const takeOurSurvey = 'Take our survey';
export const downloadTranscript = 'Download the transcript';
export const emailTranscript = 'Email me the transcript';
export const transcriptIsOnItsWay = 'We sent the transcript to the email you gave us.';
export const transcriptFile = 'chat-transcript.txt';

export const howWasThisChat = 'How was this chat?';
export const ratings = ['Very poor', 'Poor', 'Okay', 'Good', 'Very good'] as const;
export const pleaseChooseOne = 'Please choose one';
export const atMost = (max: number) => `Please use ${max} characters or fewer.`;
export const tellUsMore = 'Tell us more';
export const sendSurvey = 'Send';
export const thankYouForSurvey = 'Thank you for telling us.';

export const developerTools = 'For developers';
export const resetChat = 'Reset chat';
export const agent = 'Agent';
export const anyAgent = 'Any agent';
