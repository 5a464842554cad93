/**
 * What is the same for everyone outside our walls. A request carries a key made from the application, the event and the
 * effect: however often we ask after a crash or a time-out, a vendor does the thing once and gives the same answer.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { type VendorName, vendorNames } from '#core/journey/effects.ts';
import type { Secret } from '../secret.ts';

export { type VendorName, vendorNames };

/** Asking again later may help: no answer, too busy, or an answer that makes no sense. Never taken for a result. */
export class VendorFault extends Error {
  readonly vendor: VendorName;

  constructor(vendor: VendorName, sentence: string) {
    super(`${vendor}: ${sentence}`);
    this.vendor = vendor;
  }
}

/** No connection was made: it cannot have heard what was asked. */
export class VendorUnreached extends VendorFault {}

/** A vendor's final no: asking again never helps, so no one does. */
export class VendorRefusal extends Error {
  constructor(vendor: VendorName, sentence: string) {
    super(`${vendor}: ${sentence}`);
  }
}

/** A long piece of work was taken on; its result comes by call-back, or by asking with the reference. */
export interface Accepted {
  readonly reference: string;
}

/** What a vendor posts to us when long work is done. `id` is the vendor's own number for this message. */
export interface VendorMessage {
  readonly id: string;
  readonly kind: string;
  readonly reference: string;
  readonly content: unknown;
}

const toleranceS = 300;

/** `t=<seconds>,v1=<hex>`: the time is inside what is signed, so an old message cannot be sent again. */
export function sign(secret: Secret, body: string, atS: number): string {
  return `t=${atS},v1=${mac(secret, atS, body).toString('hex')}`;
}

/** Two secrets may be valid at once, so that one can be replaced without losing a message. */
export function isSigned(secrets: readonly Secret[], body: string, signature: string, nowS: number): boolean {
  const [, time = '', hex = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  if (hex === '' || Math.abs(nowS - Number(time)) > toleranceS) return false;
  const given = Buffer.from(hex, 'hex');
  return secrets.some((secret) => timingSafeEqual(mac(secret, Number(time), body), given));
}

function mac(secret: Secret, atS: number, body: string): Buffer {
  return createHmac('sha256', secret.reveal()).update(`${atS}.${body}`).digest();
}
