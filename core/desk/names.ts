/** Names of the journey's own words, as staff read them: a status by its table, `fundingApproved` as "Funding approved". */
import { categories } from '#core/conditions/categories.ts';
import { statusNames } from '#core/words/en/desk/statuses.ts';

export function sayStatus(status: string): string {
  // Soft hyphens are for the narrow boxes of the map.
  return (statusNames as Readonly<Record<string, string>>)[status]?.replaceAll('\u00ad', '') ?? sayCode(status);
}

/** What is asked for, as the borrower reads it. */
export function sayCondition(category: string): string {
  return (categories as Readonly<Record<string, { readonly header: string }>>)[category]?.header ?? sayCode(category);
}

/** Any other name in capitals: `JOINT_TENANCY` is "Joint tenancy". */
export function sayCode(code: string): string {
  return capital(code.replaceAll('_', ' ').toLowerCase());
}

export function sayEvent(event: string): string {
  return capital(
    event
      .replace('enotary', 'videoNotary')
      .replaceAll(/([A-Z])/g, ' $1')
      .toLowerCase(),
  );
}

function capital(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
