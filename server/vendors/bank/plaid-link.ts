/** Opening Plaid's window and exchanging its token: the same for accounts and for pay, but for the products asked for. */

import * as v from 'valibot';
import { Secret } from '../../secret.ts';
import { understand } from '../answers.ts';
import {
  type ExchangeRequest,
  type FinishedRequest,
  type Linked,
  type LinkRequest,
  type LinkResult,
  type LinkSession,
  linkSession,
} from './link.ts';
import { linkTokenCreated, outcomeOf, type PlaidClient, type PlaidOptions, tokenExchanged } from './plaid-client.ts';

type PlaidVendor = 'bank' | 'income';

export async function openPlaidLink(
  vendor: PlaidVendor,
  client: PlaidClient,
  { clientName, webhookUrl }: PlaidOptions,
  products: Readonly<Record<string, unknown>>,
  { key, identityUuid, name, returnUrl }: LinkRequest,
): Promise<LinkSession> {
  const body = {
    client_name: clientName,
    language: 'en',
    country_codes: ['US'],
    user: { client_user_id: identityUuid, legal_name: name },
    webhook: webhookUrl,
    redirect_uri: returnUrl,
    hosted_link: { completion_redirect_uri: returnUrl },
    ...products,
  };
  const answer = await client.post('/link/token/create', key, body, linkTokenCreated);
  if (!answer.ok) return outcomeOf<never>(vendor, answer.code, {});
  const { link_token, expiration, hosted_link_url } = answer.value;
  return understand(vendor, linkSession, {
    linkToken: link_token,
    url: hosted_link_url ?? null,
    expiresAt: expiration,
  });
}

const linkTokenRead = v.object({
  expiration: v.nullish(v.string()),
  link_sessions: v.optional(
    v.array(
      v.object({
        results: v.nullish(
          v.object({ item_add_results: v.optional(v.array(v.object({ public_token: v.string() })), []) }),
        ),
      }),
    ),
    [],
  ),
  request_id: v.string(),
});

/** Plaid's own pages give the browser nothing: what came of them is asked for with the token that opened them. */
export async function finishedPlaidLink(
  vendor: PlaidVendor,
  client: PlaidClient,
  { key, linkToken }: FinishedRequest,
): Promise<LinkResult> {
  const answer = await client.post('/link/token/get', key, { link_token: linkToken }, linkTokenRead);
  if (!answer.ok) return outcomeOf<LinkResult>(vendor, answer.code, { INVALID_LINK_TOKEN: { state: 'expired' } });
  const added = answer.value.link_sessions.flatMap(({ results }) => results?.item_add_results ?? []);
  const newest = added.at(-1);
  return newest ? { state: 'finished', publicToken: new Secret(newest.public_token) } : { state: 'open' };
}

export async function exchangePlaidToken(
  vendor: PlaidVendor,
  client: PlaidClient,
  { key, publicToken }: ExchangeRequest,
): Promise<Linked> {
  if (!client.isOurs(publicToken)) return { outcome: 'refused' };
  const body = { public_token: publicToken.reveal() };
  const answer = await client.post('/item/public_token/exchange', key, body, tokenExchanged);
  if (!answer.ok) return outcomeOf<Linked>(vendor, answer.code, { INVALID_PUBLIC_TOKEN: { outcome: 'refused' } });
  return { outcome: 'linked', reference: answer.value.item_id, access: new Secret(answer.value.access_token) };
}
