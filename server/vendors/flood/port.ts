/** What we need from the company that reads the federal flood maps. */
import * as v from 'valibot';
import { address } from '#core/people/address.ts';
import { day, type LongWork, text } from '../answers.ts';
import { applicationUuid, key } from '../requests.ts';

export const floodDetermination = v.strictObject({
  /** As on the map: X, AE, VE … Zones that begin with A or V need insurance. */
  zone: v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9]{0,4}$/)),
  communityNumber: v.pipe(v.string(), v.regex(/^\d{6}$/)),
  panel: text,
  panelOn: day,
  certificateId: text,
  /** The company that determined it watches the map for as long as the line is open. */
  isForLifeOfLoan: v.boolean(),
});
export type FloodDetermination = v.InferOutput<typeof floodDetermination>;

export const floodAnswer = v.variant('outcome', [
  v.strictObject({ outcome: v.literal('determined'), determination: floodDetermination }),
  /** A person reads the map by hand; the result comes later. */
  v.strictObject({ outcome: v.literal('delayed'), reference: text }),
]);
export type FloodAnswer = v.InferOutput<typeof floodAnswer>;

export const floodRequest = v.strictObject({ key, applicationUuid, address });
export type FloodRequest = v.InferOutput<typeof floodRequest>;

export interface Flood extends LongWork<FloodDetermination> {
  determine(request: FloodRequest): Promise<FloodAnswer>;
}
