/** The code that confirms an account changed after signing: made with the change, sealed, and opened only to be emailed. */
import { randomInt, timingSafeEqual } from 'node:crypto';
import type { Application } from '#core/application/application.ts';
import { isSigned } from '#core/payments/account-hold.ts';
import { Secret } from '../../secret.ts';

export const codeField = 'accountCode';
/** Spelled so that no part of it is kept in the clear, as the last four digits of a number would be. */
const sealedAs = (code: string) => `code ${code}`;
export const codeIn = (sealed: Secret) => sealed.reveal().replace('code ', '');

export function codeFor(application: Application): Record<string, Secret> {
  const code = String(randomInt(100_000_000)).padStart(8, '0');
  return isSigned(application) ? { [codeField]: new Secret(sealedAs(code)) } : {};
}

export function isCode(typed: string, sealed: Secret | undefined): boolean {
  const [known, said] = [Buffer.from(sealed?.reveal() ?? ''), Buffer.from(sealedAs(typed))];
  return known.length === said.length && timingSafeEqual(known, said);
}
