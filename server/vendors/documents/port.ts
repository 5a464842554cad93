/**
 * What we need from the company that brings papers to people electronically and can prove it: that they arrived, that they were
 * opened, or that they came back. The papers themselves are made by server/lending/documents.
 */
import * as v from 'valibot';
import { email } from '#core/people/email.ts';
import { type LongWork, text } from '../answers.ts';
import { applicationUuid, fullName, identityUuid, instant, key, list } from '../requests.ts';
import type { Accepted } from '../vendor.ts';
import { paper } from './paper.ts';

const packages = ['PRE_CREDIT', 'SUMMARY', 'APPLICATION', 'CLOSING', 'SIGNING', 'RESCISSION'] as const;

export const recipient = v.strictObject({ identityUuid, name: fullName, email });
export type Recipient = v.InferOutput<typeof recipient>;

export const deliveryRequest = v.strictObject({
  key,
  applicationUuid,
  package: v.picklist(packages),
  recipients: v.pipe(list(recipient), v.description('Everyone who gets the papers; each their own copy.')),
  papers: list(paper),
});
export type DeliveryRequest = v.InferOutput<typeof deliveryRequest>;

/** `result` gives the last of what became of it: what was opened had been delivered before. */
export interface DocumentDelivery extends LongWork<DeliveryFinding> {
  deliver(request: DeliveryRequest): Promise<Accepted>;
}

/** `undeliverable`: it came back from one of them, so the law's clocks have not started and someone must print it. */
export type DeliveryFinding = v.InferOutput<typeof deliveryFinding>;

const documentUuids = v.array(v.pipe(text, v.maxLength(100)));

/** To whom, and when each had it. */
const deliveredTo = v.pipe(v.array(v.object({ identityUuid: text, at: instant })), v.minLength(1));

export const deliveryFinding = v.variant('state', [
  v.object({ state: v.literal('delivered'), deliveredTo, documentUuids }),
  v.object({ state: v.literal('opened'), openedAt: instant, deliveredTo, documentUuids }),
  v.object({ state: v.literal('undeliverable') }),
]);
