/**
 * What the server wrote into the page: the brand, the flags, where its pictures are. Read once; a page without it
 * cannot be shown under anyone's name, so it fails loudly instead of guessing a lender.
 */
import type { OrganizationInfo } from '#core/brand/organization-info.ts';
import type { FlagKey, Flags } from '#core/flags.ts';
import { readFlagOverrides, withFlagOverrides } from './flag-overrides.ts';

export interface Start {
  readonly organization: OrganizationInfo;
  readonly flags: Flags;
  readonly environment: 'production' | 'development';
  /** The folder of the brand's pictures, without a slash at the end. */
  readonly assets: string;
  /** A session's cookie came with the request for this page; whether it still counts, the server says when asked. */
  readonly hasSession?: boolean;
  /** Some rule of a flag asks about an application: a page of one asks for its flags (CALL-56). */
  readonly asksApplication?: boolean;
}

/** By key, the flags that this page has read. */
export const readKeys = new Set<string>();

export const watched = (flags: Flags): Flags =>
  new Proxy(flags, { get: (all, key) => readKeys.add(key as string) && all[key as FlagKey] });

export function readStart(page: Document): Start {
  let data: Partial<Start> = {};
  try {
    data = JSON.parse(page.getElementById('hearthline')?.textContent ?? '');
  } catch {
    // Said below, with all else that is missing.
  }
  const { organization, flags, environment = 'production' } = data ?? {};
  if (!organization?.orgMetaData || !flags)
    throw new Error('No private label data found: the start data are not whole.');
  const told = environment === 'production' ? flags : withFlagOverrides(flags, readFlagOverrides());
  return { ...data, flags: watched(told), environment } as Start;
}

let known: Start | undefined;

export function start(): Start {
  known ??= readStart(document);
  return known;
}
