/** What we need from the company that takes instruments to a county's recorder. */
import * as v from 'valibot';
import type { StateCode } from '#core/calendar/time-zones.ts';
import type { Address } from '#core/people/address.ts';
import { cents, day, type LongWork, text } from '../answers.ts';
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

interface CountyRequest {
  readonly key: string;
  readonly applicationUuid: string;
  readonly address: Address & { readonly state: StateCode };
  readonly countyFips: string;
}

export interface RecordRequest extends CountyRequest {
  /** The instrument as it was signed, one file or a scan of each page: what is recorded is what was signed. */
  readonly instrument: readonly { readonly documentUuid: string; readonly sha256: string }[];
  /** What the county takes with it: in the District of Columbia its tax return. */
  readonly beside: readonly { readonly documentUuid: string; readonly sha256: string }[];
  readonly lineCents: number;
  readonly dwellingUnits: number;
}

export interface ReleaseRequest extends CountyRequest {
  /** Null when the county has not given one yet: then the instrument is called back. */
  readonly instrumentNumber: string | null;
}

export interface Recording extends LongWork<RecordingResult> {
  record(request: RecordRequest): Promise<Accepted>;
  releaseLien(request: ReleaseRequest): Promise<Accepted>;
}
