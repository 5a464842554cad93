/** The calls about how people come to us: each is one verb of the leads module. */
import type { leadCalls } from '#core/contract/leads.ts';
import { entryParameters, readEntry } from '#core/registration/entry.ts';
import { type Leads, visitLifeS } from '../people/leads/index.ts';
import { type Handlers, Reply } from './handler.ts';
import { personOf } from './identity.ts';

const visitCookie = 'hearthline-prepop';

export function leadHandlers(leads: Leads): Handlers<keyof typeof leadCalls> {
  return {
    'GET /service-lead-portal/api/lo/{loanOriginatorUuid}': (call) =>
      leads.originator(call.query.organization ?? call.orgCode, call.params.loanOriginatorUuid),
    'GET /service-lead-portal/api/lo/{loanOriginatorUuid}/licensed-states': async (call) =>
      (await leads.originator(call.query.organization ?? call.orgCode, call.params.loanOriginatorUuid)).licensedStates,
    'GET /service-lead-portal/api/referrals/{referralUuid}': (call) =>
      leads.referral(call.orgCode, call.params.referralUuid),
    'POST /service-lead-portal/api/referrals': (call) => leads.refer(personOf(call.actor), call.body),
    'GET /service-application/external/api/v1/heloc/referral-id/{referralUuid}': (call) =>
      leads.referralStatus(call.orgCode, call.params.referralUuid),
    'GET /offercode/{code}': (call) => leads.offer(call.orgCode, call.params.code),
    'GET /a/{affiliate}': async (call) => {
      const { query, params, headers } = call;
      const cookie = await leads.land(query.org ?? call.orgCode, params.affiliate, query.lead ?? '');
      const { utmParameters, clickId } = readEntry(Object.entries(query).filter(isText));
      const onward = new URLSearchParams({ ...utmParameters });
      if (query.org) onward.set('org', query.org);
      if (clickId) onward.set(entryParameters.clickId, clickId);
      // The form asks for prefilling only when it is told that there is some.
      if (cookie) onward.set('affiliate', params.affiliate);
      const redirect = `/account/heloc/register${onward.size > 0 ? `?${onward}` : ''}`;
      const secure = headers['x-forwarded-proto'] === 'https' ? '; Secure' : '';
      const set = `${visitCookie}=${cookie}; Path=/; Max-Age=${visitLifeS}; HttpOnly; SameSite=Lax${secure}`;
      return new Reply(
        { redirect },
        { status: 302, headers: { location: redirect, ...(cookie ? { 'set-cookie': set } : {}) } },
      );
    },
    'GET /a/external/prepop': (call) => leads.prepopulation(call.cookies[visitCookie]),
    'POST /service-wait-list/api/v1/home-equity-loan-plus': async (call) => {
      await leads.wait(call.orgCode, call.body);
    },
  };
}

function isText(pair: readonly [string, unknown]): pair is [string, string] {
  return typeof pair[1] === 'string';
}
