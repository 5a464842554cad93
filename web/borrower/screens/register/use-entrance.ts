/**
 * Lets people in. A visitor who came by no link that means anything is let in at once; for everyone else entrance.ts is
 * fetched and looks up what there is to know, once for each page load.
 */
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Product } from '#core/brand/brand.ts';
import type { Visitor } from '#core/registration/flow.ts';
import { readToken } from '#web/client/session.ts';
import { useFlag, useStart } from '../../site.ts';
import { carriedSearch, forgetUrlData, takeUrlData } from './carried-search.ts';
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

/** Parameters that entering heeds; an address without them needs no look-up. */
const meaningful = ['referrer', 'referral', 'offerCode', 'affiliate', 'clickId', 'utm_'];

export function useEntrance(store: DraftStore, product: Product): Entrance {
  const start = useStart();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const [urlData] = useState(takeUrlData);
  const [isLoggedIn] = useState(() => readToken() !== undefined);
  const isNewAuthentication = useFlag('fe-heloc-new-authentication')?.enabled ?? false;
  const isReferrerRequired = start.organization.orgMetaData.products[product]?.referrerRequired ?? false;
  const asks = [...new URLSearchParams(search).keys()].some((name) => meaningful.some((each) => name.startsWith(each)));
  const [isNeeded] = useState(
    isLoggedIn || isReferrerRequired || asks || urlData !== undefined || 'entry' in store.get().said,
  );
  const [entered, setEntered] = useState<In>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: people enter once; what the address says later is not new
  useEffect(() => {
    const clean = carriedSearch(search);
    forgetUrlData();
    if (urlData !== undefined) navigate({ pathname, search: clean, hash }, { replace: true });
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
    isReady: !isNeeded || entered !== undefined,
    known,
    visitor: { isLoggedIn, isNewAuthentication, profileHasContact: known.profileHasContact },
    modal: entered?.modal,
  };
}
