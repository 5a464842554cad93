/**
 * What the server wrote into the page: the brand, the flags, where its pictures are. Read once; a page without it
 * cannot be shown under anyone's name, so it fails loudly instead of guessing a lender.
 */
import type { OrganizationInfo } from '#core/brand/organization-info.ts';
import type { Flags } from '#core/flags.ts';
import { readFlagOverrides, withFlagOverrides } from './flag-overrides.ts';

export interface Start {
  readonly organization: OrganizationInfo;
  readonly flags: Flags;
  readonly environment: 'production' | 'development';
  /** The folder of the brand's pictures, without a slash at the end. */
  readonly assets: string;
  /** A session's cookie came with the request for this page; whether it still counts, the server says when asked. */
  readonly hasSession?: boolean;
}

export function readStart(page: Document): Start {
  const text = page.getElementById('hearthline')?.textContent ?? '';
  if (text === '') throw new Error('No private label data found: the page carries no start data.');
  let data: Partial<Start>;
  try {
    data = JSON.parse(text) as Partial<Start>;
  } catch {
    throw new Error('No private label data found: the start data is not JSON.');
  }
  const { organization, flags, environment = 'production', assets = '', hasSession = false } = data;
  if (!organization?.orgMetaData || !flags) {
    throw new Error('No private label data found: the start data names no organization.');
  }
  const told = environment === 'production' ? flags : withFlagOverrides(flags, readFlagOverrides());
  return { organization, flags: told, environment, assets, hasSession };
}

let known: Start | undefined;

export function start(): Start {
  known ??= readStart(document);
  return known;
}
