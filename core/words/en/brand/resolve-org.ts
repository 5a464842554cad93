/** What is said where no brand is found. */
import type { Tag } from '../../rich.ts';

export const thereIsNoOrganizationWith = (asked: string) => `There is no organization with the code "${asked}".`;
export const thereIsNoProviderOrganization = 'There is no provider organization.';

export const noPrivateLabelDataFound = 'No private label data found';
export const linkMayBeMistyped = (details: string) =>
  `${details} The link you followed may be mistyped or out of date.`;
export const goToOurOwnSite = <T>(link: Tag<T>) =>
  ['Go to ', link('our own site'), ', or ask the lender who sent you the link for a new one.'] as const;
