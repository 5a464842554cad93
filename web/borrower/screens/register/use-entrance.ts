/**
 * Lets people in. A visitor who came by no link that means anything is let in at once; for everyone else entrance.ts is
 * fetched and looks up what there is to know, once for each page load.
 */
import { useEffect, useState } from 'react';
import type { Product } from '#core/brand/brand.ts';
import type { Visitor } from '#core/registration/flow.ts';
import { useLocation, useNavigate } from '#web/app/router.tsx';
import { isSignedIn } from '#web/client/session.ts';
import { useFlag, useStart } from '../../site.ts';
import { carriedSearch, forgetUrlData, takeUrlData } from './carried-search.ts';
import { keptIn } from './draft.ts';
import type { DraftStore } from './draft-store.ts';
import type { Entered, OwnApplicationModal } from './entrance.ts';
import { type Known, nothingKnown } from './registration.ts';

export interface Entrance {
  readonly isReady: boolean;
  readonly known: Known;
  /** As it was on entering: registering signs people in, and that must not take the step away from under them. */
  readonly visitor: Visitor;
  readonly modal?: OwnApplicationModal | undefined;
}

type In = Extract<Entered, { kind: 'in' }>;

/** What has to be looked up before the form can be shown. */
const awaited = ['referrer', 'referral', 'offerCode', 'affiliate'];
/** What only has to be remembered. */
const isCampaign = (name: string) => name === 'clickId' || name.startsWith('utm_');

export function useEntrance(store: DraftStore, product: Product): Entrance {
  const start = useStart();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const [urlData] = useState(takeUrlData);
  const [isLoggedIn] = useState(isSignedIn);
  const isNewAuthentication = useFlag('fe-heloc-new-authentication')?.enabled ?? false;
  const isReferrerRequired = start.organization.orgMetaData.products[product]?.referrerRequired ?? false;
  const names = [...new URLSearchParams(search).keys(), ...Object.keys(keptIn(store.get(), 'entry') ?? {})];
  const [isAwaited] = useState(
    isLoggedIn ||
      isReferrerRequired ||
      urlData !== undefined ||
      names.some((name) => awaited.includes(name.replace(/Id$/, ''))),
  );
  const [isNeeded] = useState(isAwaited || names.some(isCampaign));
  const [entered, setEntered] = useState<In>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: people enter once; what the address says later is not new
  useEffect(() => {
    const clean = carriedSearch(search);
    forgetUrlData();
    if (urlData !== undefined) navigate(pathname + clean + hash, { replace: true });
    if (!isNeeded) return;
    let isHere = true;
    const newcomer = { store, start, product, isLoggedIn, search: clean, urlData };
    import('./entrance.ts')
      .then(({ enter }) => enter(newcomer))
      // Whatever fails on the way in, the form itself still works.
      .catch((): Entered => ({ kind: 'in', known: nothingKnown }))
      .then((answer) => {
        if (!isHere) return;
        if ('goTo' in answer && answer.goTo) navigate(answer.goTo, { replace: true });
        if (answer.kind === 'in') setEntered(answer);
      });
    return () => {
      isHere = false;
    };
  }, []);

  const known = entered?.known ?? nothingKnown;
  return {
    isReady: !isAwaited || entered !== undefined,
    known,
    visitor: { isLoggedIn, isNewAuthentication, profileHasContact: known.profileHasContact },
    modal: entered?.modal,
  };
}
