/** What browsers may tell of how the site is used: the events by name, and the only words that travel with them. */

/** Every event there is, and what it counts once for. Anyone who has another to tell adds its row here. */
export const telemetryEvents = {
  'heloc-register-start': { once: 'sessionKey' },
  helocStarted: { once: 'applicationUuid' },
  appStarted: { once: 'applicationUuid' },
  'fe-heloc-route': { once: null },
  'web-vital': { once: null },
} as const satisfies Record<string, { readonly once: 'sessionKey' | 'applicationUuid' | null }>;
export type TelemetryEvent = keyof typeof telemetryEvents;

export const TELEMETRY_LIB_VERSION = '2.2.24';

/** How often a session is asked for before telling gives up. */
export const TELEMETRY_SESSION_TRIES = 3;
export const SESSION_FAILED = 'An error occurred while establishing a session, retries failed.';

/** Said where a decision cannot be asked for, because this browser has no tracker and gets none. */
export const NO_TRACKER = 'Could not establish session.';

export const campaignNames = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;
/** The loan originator who sent someone, by id, as the address of registration names them. */
export const originatorName = 'referrer';
type CampaignParameters = Partial<Record<(typeof campaignNames)[number] | typeof originatorName, string>>;

/** What a field is called in the page; a name of ours, and never what stands in it. */
export const fieldName = /^[a-zA-Z][a-zA-Z.-]{0,39}\d{0,2}$/;

/** Plain words only: an e-mail address or a sentence hung on a link is not ours to keep. */
export const campaignWord = /^[\w .+-]{1,100}$/;

/** The campaign an address names; every other parameter, and every odd value, is left out. */
export function campaignOf(query: { get(name: string): string | null }): CampaignParameters {
  const given = campaignNames.map((name) => [name, query.get(name) ?? ''] as const);
  const originator = query.get(originatorName) ?? '';
  return Object.fromEntries([
    ...given.filter(([, value]) => campaignWord.test(value)),
    ...(uuidShape.test(originator) ? [[originatorName, originator.toLowerCase()]] : []),
  ]);
}

const uuidShape = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
