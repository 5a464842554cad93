/**
 * How a person arrived: the query parameters of registration that are heeded, and what is believed of them. Repeated
 * parameters count once, the last; anything malformed is as if it were not there.
 */
import * as v from 'valibot';
import { accept } from '../people/check.ts';
import { uuid } from '../people/uuid.ts';
import { REFERRER_PARAMETER } from './originator.ts';
import { URL_DATA_PARAMETER } from './url-data.ts';

/** `referrer` is a loan originator's id, `referral` a wholesale referral's, `offerCode` stands on a mailed letter. */
export const entryParameters = {
  referrerId: REFERRER_PARAMETER,
  referralId: 'referral',
  offerCode: 'offerCode',
  urlData: URL_DATA_PARAMETER,
  clickId: 'clickId',
} as const;

const utmNames = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;

/** Short printable text from outside: kept for reports, never interpreted. */
export const campaignText = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200), v.regex(/^\P{C}*$/u));

export const utmParameters = v.strictObject(v.entriesFromList(utmNames, v.exactOptional(campaignText)));

export const offerCode = v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[A-Z\d][A-Z\d-]{3,39}$/));

export interface Entry {
  readonly referrerId: string | undefined;
  readonly referralId: string | undefined;
  readonly offerCode: string | undefined;
  readonly clickId: string | undefined;
  readonly urlData: string | undefined;
  readonly utmParameters: v.InferOutput<typeof utmParameters>;
}

/** Takes a URLSearchParams, or any pairs of name and value. */
export function readEntry(query: Iterable<readonly [string, string]>): Entry {
  const given = new Map(query);
  const utm = utmNames.map((name) => [name, accept(campaignText, given.get(name))] as const);
  return {
    referrerId: accept(uuid, given.get(entryParameters.referrerId)),
    referralId: accept(uuid, given.get(entryParameters.referralId)),
    offerCode: accept(offerCode, given.get(entryParameters.offerCode)),
    clickId: accept(campaignText, given.get(entryParameters.clickId)),
    urlData: given.get(entryParameters.urlData),
    utmParameters: Object.fromEntries(utm.filter(([, value]) => value !== undefined)),
  };
}
