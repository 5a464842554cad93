/**
 * Asks the server what is switched on for this visitor. Ordinary features are asked for once and kept for as long as the
 * page is open (TELE-09); decisions are asked for again each time, with the tracker that keeps a visitor on their side.
 */
import type { Product } from '#core/brand/brand.ts';
import { NO_TRACKER } from '#core/telemetry.ts';
import { CallError } from '#web/client/call-error.ts';
import type { Answer } from '#web/client/client.ts';
import { isSignedIn } from '#web/client/session.ts';
import { callAtBase } from './service-base.ts';
import { establishSession } from './telemetry-session.ts';
import { trackerUuid } from './tracker.ts';

type Features = Answer<'POST /service-optimize/{context}/api/v1/features'>['features'];

export interface Asker {
  readonly applicationUuid?: string | undefined;
  readonly product?: Product;
}

/** By application; those of no application under none. */
const known = new Map<string | undefined, Promise<Features>>();

export function features(asker: Asker = {}): Promise<Features> {
  const { applicationUuid } = asker;
  const asked =
    known.get(applicationUuid) ??
    callAtBase('POST /service-optimize/{context}/api/v1/features', {
      ...asWho(),
      body: { optimizeUser: userOf(asker) },
    }).then(
      (answer) => answer.features,
      (error: unknown) => {
        known.delete(applicationUuid);
        throw error;
      },
    );
  known.set(applicationUuid, asked);
  return asked;
}

export async function decision(asker: Asker = {}): Promise<Features> {
  const trackerId = trackerUuid() ?? (await newTracker());
  const { decisions } = await callAtBase('POST /service-optimize/{context}/api/v2/decision', {
    ...asWho(),
    body: { optimizeUser: { ...userOf(asker), trackerId } },
  });
  return decisions;
}

async function newTracker(): Promise<string> {
  try {
    return (await establishSession()).trackerUuid;
  } catch (cause) {
    throw new CallError(NO_TRACKER, 500, undefined, { cause });
  }
}

/** A visitor has no application: one in the address is someone else's until they sign in. */
function userOf({ applicationUuid, product }: Asker) {
  const trackerId = trackerUuid();
  return {
    ...(trackerId !== undefined && { trackerId }),
    ...(applicationUuid !== undefined && isSignedIn() && { applicationUuid }),
    ...(product !== undefined && { productType: product }),
  };
}

function asWho() {
  return isSignedIn()
    ? ({ params: { context: 'secure' } } as const)
    : ({ params: { context: 'external' }, context: 'external' } as const);
}

/** @internal For specs: another page. */
export function forgetFeatures(): void {
  known.clear();
}
