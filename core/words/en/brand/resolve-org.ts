/** What is said where no brand is found. */

export const thereIsNoOrganizationWith = (asked: string) => `There is no organization with the code "${asked}".`;
export const thereIsNoProviderOrganization = 'There is no provider organization.';

export const noPrivateLabelDataFound = 'No private label data found';
