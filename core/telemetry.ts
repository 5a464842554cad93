/** What browsers may tell of how the site is used: the events by name, and the only words that travel with them. */

/** Every event there is. Anyone who has another to tell adds its name here. */
export const telemetryEvents = ['heloc-register-start', 'helocStarted', 'appStarted'] as const;
export type TelemetryEvent = (typeof telemetryEvents)[number];

export const TELEMETRY_LIB_VERSION = '2.2.24';

/** How often a session is asked for before telling gives up. */
export const TELEMETRY_SESSION_TRIES = 3;
export const SESSION_FAILED = 'An error occurred while establishing a session, retries failed.';

/** Said where a decision cannot be asked for, because this browser has no tracker and gets none. */
export const NO_TRACKER = 'Could not establish session.';

export const campaignNames = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;
type CampaignParameters = Partial<Record<(typeof campaignNames)[number], string>>;

/** Plain words only: an e-mail address or a sentence hung on a link is not ours to keep. */
export const campaignWord = /^[\w .+-]{1,100}$/;

/** The campaign an address names; every other parameter, and every odd value, is left out. */
export function campaignOf(query: { get(name: string): string | null }): CampaignParameters {
  const given = campaignNames.map((name) => [name, query.get(name) ?? ''] as const);
  return Object.fromEntries(given.filter(([, value]) => campaignWord.test(value)));
}
