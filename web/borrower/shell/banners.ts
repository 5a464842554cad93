/**
 * Which banners show: active, for this application, newest first, at most two, and not dismissed since they last
 * changed. Data that is not as expected shows nothing and is recorded, because a banner is never worth a broken page.
 */
import type { Banner } from '#core/support/banner.ts';
import * as words from '#core/words/en/shell.ts';

export type { Banner };

/** From a banner's uuid to when it was dismissed, in milliseconds. */
export type Dismissals = Readonly<Record<string, number>>;

/** Where this browser remembers them. */
export const dismissedKey = 'dismissed-banners';

export const unexpectedBanners = words.bannerDataDoesNot;
const shownMax = 2;

/** The list, or undefined when it is none. */
export function parseBanners(data: unknown): readonly Banner[] | undefined {
  return Array.isArray(data) && data.every(isBanner) ? data : undefined;
}

function isBanner(data: unknown): data is Banner {
  if (typeof data !== 'object' || data === null) return false;
  const { uuid, message, apps, variant } = data as Partial<Record<keyof Banner, unknown>>;
  return (
    isText(uuid) &&
    isText(message) &&
    Array.isArray(apps) &&
    apps.length > 0 &&
    apps.every(isText) &&
    (variant === 'info' || variant === 'warn')
  );
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/** Drops every dismissal of a banner that changed after it was dismissed. */
export function freshDismissals(
  banners: readonly Pick<Banner, 'uuid' | 'metadata'>[],
  dismissals: Dismissals,
): Dismissals {
  const changedAt = new Map(banners.map(({ uuid, metadata }) => [uuid, Date.parse(metadata?.updatedAt ?? '')]));
  return Object.fromEntries(
    // A banner without a readable date never counts as changed.
    Object.entries(dismissals).filter(([uuid, dismissedAt]) => !((changedAt.get(uuid) ?? 0) > dismissedAt)),
  );
}

export function shownBanners(
  banners: readonly Banner[],
  app: string,
  dismissals: Dismissals,
  max = shownMax,
): readonly Banner[] {
  return banners
    .filter(({ active, apps, uuid }) => active && apps.includes(app) && !Object.hasOwn(dismissals, uuid))
    .toSorted((one, other) => createdAt(other) - createdAt(one))
    .slice(0, max);
}

function createdAt({ metadata }: Banner): number {
  return Date.parse(metadata?.createdAt ?? '') || 0;
}

/** What local storage holds may be anything; only numbers under their uuids are believed. */
export function parseDismissals(text: string | undefined): Dismissals {
  try {
    const data: unknown = JSON.parse(text ?? '{}');
    if (typeof data !== 'object' || data === null) return {};
    return Object.fromEntries(Object.entries(data).filter(([, at]) => typeof at === 'number'));
  } catch {
    return {};
  }
}
