/**
 * What a page of someone signed in reads first, asked for in its head: the answers are on their way while the scripts are.
 * The token is in the browser's storage, so a few words of script ask, with this page's nonce. web/client/asked-ahead.ts
 * takes each answer once, where it would have asked; what no one took is dropped.
 */
import type { RouteKey } from '#core/contract/routes.ts';
import type { applicationScreens } from '#core/journey/screens.ts';
import { findPage } from '#core/pages.ts';
import { escapeJson } from './html.ts';

type ReadKey = Extract<RouteKey, `GET ${string}`>;

const profile = 'GET /service-profile/api/v1/profile';
const ofDashboard: readonly ReadKey[] = ['GET /service-application/api/v1/application/heloc/all', profile];
const ofApplication: readonly ReadKey[] = ['GET /service-application/api/v1/application/heloc/{uuid}', profile];
const offers: readonly ReadKey[] = ['GET /service-application/api/v2/application/heloc/{uuid}/offers'];
const ofScreen: Partial<Record<keyof typeof applicationScreens, readonly ReadKey[]>> = {
  'product/select': offers,
  'product/select/confirm': offers,
};

const KEPT_MS = 15_000;

/** As web/client/client.ts asks. Another tab may sign someone else in, or out. */
const ask = `try{let t=localStorage.getItem('jwt');if(/^Bearer /.test(t)){let m=askedAhead=new Map,f=()=>m.clear();for(let u of urls)m.set('GET'+u,fetch(u,{credentials:'include',headers:{accept:'application/json','content-type':'application/json',authorization:t,'x-org':org,'x-origin':location.origin,traceparent:'00-'+crypto.randomUUID?.().replaceAll('-','')+'-0000000000000001-01'}}).catch(()=>{}));setTimeout(f,${KEPT_MS});addEventListener('storage',f)}}catch{}`;

export function askedAhead(path: string, orgCode: string, nonce: string): string {
  const urls = addressesAt(path);
  if (urls.length === 0) return '';
  return `<script nonce="${nonce}">((urls,org)=>{${ask}})(${escapeJson(urls)},${escapeJson(orgCode)})</script>`;
}

function addressesAt(path: string): readonly string[] {
  const { pattern = '', params: { uuid = '' } = {} } = findPage(path) ?? {};
  const screen = pattern.split('/account/{product}/{uuid}/')[1];
  const keys = screen === undefined ? (pattern === '/dashboard' ? ofDashboard : []) : ofScreenNamed(screen);
  return keys.map((key) => key.slice('GET '.length).replace('{uuid}', uuid));
}

function ofScreenNamed(screen: string): readonly ReadKey[] {
  return [...ofApplication, ...(ofScreen[screen as keyof typeof ofScreen] ?? [])];
}
