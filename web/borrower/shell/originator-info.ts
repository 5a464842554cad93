/** Who referred the applicant. Asked once and kept for ten minutes; a look-up that fails is not tried again. */
import type { LoanOriginator, ReferrerLookup } from '#core/registration/originator.ts';
import { CallError } from '#web/client/call-error.ts';
import { call } from '#web/client/client.ts';

const CACHE_MS = 10 * 60_000;

export interface OriginatorInfo {
  readonly lookup: ReferrerLookup;
  readonly originator?: LoanOriginator;
}

const cached = new Map<string, { readonly untilMs: number; readonly info: Promise<OriginatorInfo> }>();

export function readOriginator(loanOriginatorUuid: string, organization: string): Promise<OriginatorInfo> {
  const key = `${organization} ${loanOriginatorUuid}`;
  const known = cached.get(key);
  if (known && known.untilMs > Date.now()) return known.info;
  const info = ask(loanOriginatorUuid, organization);
  cached.set(key, { untilMs: Date.now() + CACHE_MS, info });
  return info;
}

async function ask(loanOriginatorUuid: string, organization: string): Promise<OriginatorInfo> {
  const input = { params: { loanOriginatorUuid }, query: { organization } };
  try {
    const originator = await call('GET /service-lead-portal/api/lo/{loanOriginatorUuid}', input);
    if (!originator.enforceLicensedStatesForReferral) return { lookup: 'found', originator };
    const licensedStates = await call('GET /service-lead-portal/api/lo/{loanOriginatorUuid}/licensed-states', input);
    return { lookup: 'found', originator: { ...originator, licensedStates } };
  } catch (error) {
    return { lookup: error instanceof CallError ? error.status : 0 };
  }
}
