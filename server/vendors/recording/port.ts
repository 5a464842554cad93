/** What we need from the company that takes instruments to a county's recorder. */
import * as v from 'valibot';
import { type StateCode, stateTimeZones } from '#core/calendar/time-zones.ts';
import { address } from '#core/people/address.ts';
import { cents, count, day, type LongWork, text } from '../answers.ts';
import { paperMark } from '../documents/paper.ts';
import { applicationUuid, key, list } from '../requests.ts';
import type { Accepted } from '../vendor.ts';

export const recordingResult = v.variant('outcome', [
  v.strictObject({
    outcome: v.literal('recorded'),
    instrumentNumber: v.pipe(text, v.maxLength(100)),
    book: text,
    page: text,
    recordedOn: day,
    taxesCents: cents,
    feesCents: cents,
  }),
  /** The county says what is wrong with it; corrected, it is sent again. */
  v.strictObject({ outcome: v.literal('rejected'), why: text }),
  /** A paper county: it takes weeks, and insurance covers the gap. */
  v.strictObject({ outcome: v.literal('submitted'), gapCoverageId: text, submittedOn: day }),
]);
export type RecordingResult = v.InferOutput<typeof recordingResult>;

const countyRequest = v.strictObject({
  key,
  applicationUuid,
  address: v.strictObject({
    ...address.entries,
    state: v.picklist(Object.keys(stateTimeZones) as StateCode[]),
  }),
  countyFips: v.pipe(v.string(), v.regex(/^\d{5}$/)),
});

export const recordRequest = v.strictObject({
  ...countyRequest.entries,
  instrument: v.pipe(
    list(paperMark),
    v.description('The instrument as it was signed, one file or a scan of each page.'),
  ),
  beside: v.pipe(
    list(paperMark),
    v.description('What the county takes with it: in the District of Columbia its tax return.'),
  ),
  lineCents: cents,
  dwellingUnits: count,
});
export type RecordRequest = v.InferOutput<typeof recordRequest>;

export const releaseRequest = v.strictObject({
  ...countyRequest.entries,
  instrumentNumber: v.pipe(
    v.nullable(text),
    v.description('Null when the county has not given one yet: then the instrument is called back.'),
  ),
});
export type ReleaseRequest = v.InferOutput<typeof releaseRequest>;

export interface Recording extends LongWork<RecordingResult> {
  record(request: RecordRequest): Promise<Accepted>;
  releaseLien(request: ReleaseRequest): Promise<Accepted>;
}
