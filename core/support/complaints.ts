/** Complaints: what is asked of who makes one and of who takes one in. Browser and server read the same schemas. */
import * as v from 'valibot';
import { parseDate } from '#core/calendar/dates.ts';
import * as words from '#core/words/en/support/complaints.ts';

export type ComplaintKind = keyof typeof words.kinds;
export const complaintKinds = Object.keys(words.kinds) as ComplaintKind[];
export type ComplaintChannel = keyof typeof words.channels;
/** What staff take in; one from the site comes by itself. */
export const staffChannels = (Object.keys(words.channels) as ComplaintChannel[]).filter((name) => name !== 'site');
export const complaintChannels = Object.keys(words.channels) as ComplaintChannel[];

export const COMPLAINT_MAX = 5000;
const atMost = (max: number) => v.maxLength<string, number, string>(max, words.tooLong(max));
const text = (empty: string) => v.pipe(v.string(empty), v.trim(), v.nonEmpty(empty), atMost(COMPLAINT_MAX));

const said = { kind: v.picklist(complaintKinds, words.pleaseChoose), message: text(words.pleaseWrite) };

export const complaintForm = v.strictObject(said);

export const newComplaint = v.strictObject({ ...said, applicationUuid: v.optional(v.pipe(v.string(), v.uuid())) });

export const takenComplaint = v.strictObject({
  ...said,
  channel: v.picklist(staffChannels, words.pleaseChooseTheChannel),
  name: v.pipe(v.string(words.pleaseName), v.trim(), v.nonEmpty(words.pleaseName), atMost(100)),
  email: v.optional(v.pipe(v.string(), v.trim(), v.email(words.pleaseEmail), atMost(254))),
  /** The day on which it reached us: the limit runs from it. */
  receivedOn: v.pipe(
    v.string(words.pleaseReceivedOn),
    v.check((day) => parseDate(day) === day, words.pleaseReceivedOn),
  ),
  loanNumber: v.optional(v.pipe(v.string(), v.trim(), atMost(60))),
});
export type TakenComplaint = v.InferOutput<typeof takenComplaint>;

export const complaintAnswer = v.strictObject({ answer: text(words.pleaseWrite) });
