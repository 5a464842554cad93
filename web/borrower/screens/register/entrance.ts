/**
 * What happens once on entering registration, for anyone who is signed in or came by a link that means something: who
 * referred them, what is known of them already, and whether they have an application. Loaded only for them.
 */
import type { Product } from '#core/brand/brand.ts';
import { type ActiveApplicationModal, activeApplicationModal } from '#core/registration/active-application.ts';
import { type Entry, entryParameters, readEntry } from '#core/registration/entry.ts';
import { referrerOutcome } from '#core/registration/originator.ts';
import { type PrefillSources, prefill } from '#core/registration/prefill.ts';
import { type Answer, call } from '#web/client/client.ts';
import type { ReadKey } from '#web/client/retry.ts';
import type { Start } from '#web/client/start.ts';
import { reloads } from '../../account-check.ts';
import { type OriginatorInfo, readOriginator } from '../../shell/originator-info.ts';
import { today } from './age-rule.ts';
import { type DraftEntry, dataOf, keptIn, withData, withValues } from './draft.ts';
import type { DraftStore } from './draft-store.ts';
import { type Known, nameRulesOf } from './registration.ts';

const LOOK_UP_MS_MAX = 6000;

export interface Newcomer {
  readonly store: DraftStore;
  readonly start: Start;
  readonly product: Product;
  readonly isLoggedIn: boolean;
  /** The query string, without what it carried of the answers. */
  readonly search: string;
  readonly urlData: string | undefined;
}

type OwnView = Answer<'GET /service-application/api/v1/application/heloc/all'>[number];
export type OwnApplicationModal = ActiveApplicationModal<ReturnType<typeof ownApplication>>;

export type Entered =
  /** This lender takes applications only from people someone sent. */
  | { readonly kind: 'notAccepting'; readonly goTo: string }
  /** Credentials were dropped or a tracker was taken over: the page loads again. */
  | { readonly kind: 'reloading' }
  | {
      readonly kind: 'in';
      readonly known: Known;
      /** The same page without a referrer no one knows. */
      readonly goTo?: string | undefined;
      readonly modal?: OwnApplicationModal | undefined;
    };

export async function enter(newcomer: Newcomer): Promise<Entered> {
  const { store, start, product, isLoggedIn } = newcomer;
  const entry = rememberEntry(newcomer);
  const { orgCode, orgMetaData } = start.organization;
  const [referrer, account, offer, referral, taken, affiliate] = await Promise.all([
    lookUpReferrer(entry.referrerId, orgCode),
    isLoggedIn ? lookUpAccount() : undefined,
    entry.offerCode && lookUp('GET /offercode/{code}', { params: { code: entry.offerCode } }),
    entry.referralId &&
      lookUp('GET /service-lead-portal/api/referrals/{referralUuid}', { params: { referralUuid: entry.referralId } }),
    entry.referralId &&
      lookUp('GET /service-application/external/api/v1/heloc/referral-id/{referralUuid}', {
        params: { referralUuid: entry.referralId },
        context: 'external',
      }),
    entry.affiliate === undefined ? undefined : lookUp('GET /a/external/prepop', { context: 'external' }),
  ]);
  if (account?.profile && (await reloads(account.profile, true))) return { kind: 'reloading' };
  const outcome = referrerOutcome(referrer.lookup, orgMetaData.products[product]?.referrerRequired ?? false);
  const unreferred = withoutReferrer(newcomer.search);
  if (outcome === 'notAccepting') {
    return { kind: 'notAccepting', goTo: `/account/${product}/not-accepting-apps${unreferred}` };
  }

  const sources = { profile: account?.profile, offerCode: offer, referral, affiliate, urlData: newcomer.urlData };
  const flags = fill(store, sources, start);
  forgetUnknown(store, {
    ...(outcome === 'drop' && { referrerId: undefined }),
    ...(entry.offerCode && !offer && { offerCode: undefined }),
    // One that is known, although nothing of the person could be read just now, still goes with the application.
    ...(entry.referralId && !referral && !taken && { referralId: undefined }),
    ...(affiliate && { affiliate: affiliate.affiliate, abVersion: affiliate.abVersion }),
  });
  const phones = account?.profile?.phoneNumbers.length ?? 0;
  return {
    kind: 'in',
    goTo: outcome === 'drop' && unreferred !== newcomer.search ? location.pathname + unreferred : undefined,
    modal: account?.applications && activeApplicationModal(account.applications.map(ownApplication), today()),
    known: {
      flags,
      profileHasContact: phones > 0 && account?.profile?.email !== '',
      profileHasPhone: phones > 0,
      originator: referrer.originator,
      offer: offer || undefined,
    },
  };
}

function withoutReferrer(search: string): string {
  const query = new URLSearchParams(search);
  if (!query.has(entryParameters.referrerId)) return search;
  query.delete(entryParameters.referrerId);
  return query.size === 0 ? '' : `?${query}`;
}

/** What the address says now counts over what it said before; what it does not say any more still holds. */
function rememberEntry({ store, search }: Newcomer): DraftEntry {
  const query = new URLSearchParams(search);
  const { urlData: _, ...said } = readEntry(query);
  const affiliate = query.get('affiliate') ?? undefined;
  const before = keptIn<DraftEntry>(store.get(), 'entry');
  const entry: DraftEntry = {
    ...(before ?? said),
    ...withoutUndefined({ ...said, affiliate }),
    utmParameters: { ...before?.utmParameters, ...said.utmParameters },
  };
  putEntry(store, entry);
  return entry;
}

function forgetUnknown(store: DraftStore, change: Partial<DraftEntry>): void {
  const entry = keptIn<DraftEntry>(store.get(), 'entry');
  if (entry && Object.keys(change).length > 0) putEntry(store, { ...entry, ...change });
}

function putEntry(store: DraftStore, entry: DraftEntry): void {
  store.update((draft, nowMs) => withValues(draft, { entry: withoutUndefined(entry) }, nowMs));
}

function withoutUndefined<T extends object>(value: T): Partial<T> {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as Partial<T>;
}

async function lookUpReferrer(referrerId: Entry['referrerId'], orgCode: string): Promise<OriginatorInfo> {
  return referrerId === undefined ? { lookup: 'missing' } : readOriginator(referrerId, orgCode);
}

async function lookUpAccount() {
  const [profile, applications] = await Promise.all([
    lookUp('GET /service-profile/api/v1/profile'),
    lookUp('GET /service-application/api/v1/application/heloc/all'),
  ]);
  return { profile, applications };
}

/** One try, a few seconds at most: prefilling helps people, and must not keep them waiting. */
async function lookUp<K extends ReadKey>(key: K, input: object = {}): Promise<Answer<K> | undefined> {
  const signal = AbortSignal.timeout(LOOK_UP_MS_MAX);
  const ask = call as (key: K, input: object) => Promise<Answer<K>>;
  return ask(key, { ...input, signal }).catch(() => undefined);
}

function fill(store: DraftStore, sources: PrefillSources, start: Start): Known['flags'] {
  const before = dataOf(store.get());
  const filled = prefill(before, sources, nameRulesOf(start));
  store.update((draft, nowMs) => withData(draft, filled, nowMs));
  const { isPrepopComplete, isEmailFromProfile, isNameFromProfile, isDobFromProfile } = filled;
  return { isPrepopComplete, isEmailFromProfile, isNameFromProfile, isDobFromProfile };
}

/** What a signer's view leaves out counts as no. */
function ownApplication(view: OwnView) {
  const { isInquiry = false, isCrypto = false, activeForAppStart = view.active, referrer = null } = view;
  return { ...view, isInquiry, isCrypto, activeForAppStart, referrer };
}
