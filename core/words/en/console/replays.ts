/** Recordings of visits in the console. */
import { plural } from '../../plural.ts';

export const title = 'Recorded visits';
export const readingTheRecordings = 'Loading the recordings';
export const nothingRecorded = 'No recorded visits';
export const onlyThoseWhoAgreed =
  'Visits appear here only where the person agreed, and for seven days. Names, numbers and what was typed are hidden.';
export const length = (seconds: number) => {
  const minutes = Math.round(seconds / 60);
  return seconds < 60
    ? `${seconds} ${plural(seconds, { one: 'second', other: 'seconds' })}`
    : `${minutes} ${plural(minutes, { one: 'minute', other: 'minutes' })}`;
};
export const pagesSeen = (count: number) => `${count} ${plural(count, { one: 'page', other: 'pages' })}`;
export const visitOf = (time: string) => `Visit on ${time}`;
export const aRecordedVisit = 'Recorded visit';
export const backToTheRecordings = 'Recorded visits';
export const whyAreYouWatching = 'Why are you watching this visit?';
export const yourNameAndReason = 'Your name, the time and this reason are kept in the audit log.';
export const reason = 'Reason';
export const pleaseChoose = 'Choose a reason';
export const pleaseChooseWhy = 'Choose why you are watching.';
export const watch = 'Watch the visit';
export const opening = 'Opening the recording';
export const play = 'Play';
export const pause = 'Pause';
export const position = 'Position';
export const at = (seconds: number, total: number) => `${seconds} of ${total} seconds`;
export const theRecordedPage = 'The recorded page';
export const nothingToShow = 'This recording has no pictures to show.';
