/** Notes that our people write to each other about a case, mentions, hand-offs and calls. */
import { plural } from '../../plural.ts';

export const spokeWithThem = 'Spoke with them';
export const leftAMessage = 'Left a message';
export const noAnswer = 'No answer';
export const wrongNumber = 'Wrong number';

export const isNotSomeone = 'That is not someone we know';
export const pleaseWriteANote = 'Please write a note';
export const pleaseWriteALine = 'Please write a line for the person who gets the case';
export const pleaseSayWhatCameOfIt = 'Please say how the call ended';
export const pleaseSayWhen = 'Please say when the call was';
export const pleaseChooseAnOutcome = 'Please choose an outcome';
export const pleaseChooseWho = 'Please choose who gets it';
export const pleaseChooseWhom = 'Please choose whom you called';
export const atMostCharacters = (max: number) => `Please use at most ${max} characters`;
export const atMostPeople = (max: number) => `Please mention at most ${max} people`;
export const cannotSeeThisCase =
  'One of the people you mention can’t see this case. Take their name out and send again.';
export const cannotGetThisCase = 'That colleague can’t see this case. Choose someone else.';
export const isNotAnOwner = 'Choose the borrower or another owner.';
export const wasCorrectedAlready = 'This note was corrected already. Correct the newer one.';
export const cannotBeCorrected = 'Only the person who wrote a note can correct it.';
export const callsAreInThePast = 'A call that is logged has been made. Choose a time that is not in the future.';

export const notes = 'Notes';
export const note = 'Note';
export const handOff = 'Hand off';
export const logACall = 'Log a call';
export const writeANote = 'Write a note';
export const onlyOurTeamSees = 'Only our team sees notes. Type @ and a name to mention a colleague.';
export const addNote = 'Add note';
export const addAndPin = 'Add and pin';
export const draftIsKept = 'Your draft is kept in this window until you send it.';
export const earlierNotes = 'Show earlier notes';
export const noNotesYet =
  'No notes yet. Write what the next person should know: what was agreed, what to look out for, when to call.';
export const readingTheNotes = 'Loading the notes';
export const pinned = 'Pinned';
export const pinnedBy = (name: string, at: string) => `Pinned by ${name}, ${at}`;
export const pin = 'Pin';
export const unpin = 'Unpin';
export const pinWith = (start: string) => `Pin the note: ${start}`;
export const unpinWith = (start: string) => `Unpin the note: ${start}`;
export const correct = 'Correct';
export const correctWith = (start: string) => `Correct the note: ${start}`;
export const correctTheNote = 'Correct the note';
export const theFirstStays = 'The first version stays in the history, marked as corrected.';
export const saveTheCorrection = 'Save the correction';
export const corrected = 'Corrected';
export const correction = 'Correction';
export const handedTo = (name: string) => `Handed to ${name}`;
export const calledWith = (name: string, outcome: string, at: string) => `Called ${name}, ${at}: ${outcome}`;
export const mentions = 'Mentions';
export const mentionsOf = (names: string) => `Mentions ${names}`;
export const by = (name: string, at: string) => `${name}, ${at}`;

export const handOffTheCase = 'Hand off the case';
export const who = 'Who gets it';
export const choose = 'Choose';
export const whatTheyMustKnow = 'What they must know';
export const whomDidYouCall = 'Whom did you call?';
export const whenWasIt = 'When?';
export const whatCameOfIt = 'Outcome';
export const inALine = 'Summary';
export const logTheCall = 'Log the call';

export const colleaguesToMention = 'Colleagues to mention';
export const mention = (name: string) => `Mention ${name}`;

export const unread = (count: number) =>
  plural(count, { one: `${count} unread mention`, other: `${count} unread mentions` });
export const readingTheMentions = 'Loading your mentions';
export const noMentionsYet =
  'No one has mentioned you yet. When a colleague writes @ and your name in a note, you find it here.';
export const mentionedYou = (name: string) => `${name} mentioned you`;
export const handedYou = (name: string) => `${name} handed you this case`;
export const notReadYet = 'Not read yet';
export const markAllAsRead = 'Mark all as read';
export const olderMentions = 'Older mentions';
