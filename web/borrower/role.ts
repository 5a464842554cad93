/** Who the person on this page is to us: told by their identity and the application, not by the address they opened. */
import { useQuery } from '@tanstack/react-query';
import { isAdditionalSigner, type Role } from '#core/roles.ts';
import { queryClient, useRead } from '#web/client/queries.ts';
import { useIsLoggedIn, usePage } from './site.ts';
import { whoIsHere } from './who.ts';

type Here = Extract<Role, 'visitor' | 'borrower' | 'signer'>;

interface KnownRole {
  /** Undefined until it is known. */
  readonly role: Here | undefined;
  readonly error: unknown;
  readonly askAgain: () => void;
}

export function useRole(): KnownRole {
  const isLoggedIn = useIsLoggedIn();
  const found = usePage();
  const sees = found?.page.sees ?? 'anyone';
  const isSignersPage = sees === 'signer';
  const who = useQuery(
    {
      queryKey: ['who is here'],
      queryFn: () => whoIsHere(sees === 'anyone'),
      enabled: isLoggedIn,
      staleTime: Number.POSITIVE_INFINITY,
    },
    queryClient,
  );
  const isByType = isAdditionalSigner({ userTypes: [who.data?.userType] });
  // An owner who has an account of their own is told by the application alone. A screen of one application is its
  // borrower's: anyone else is led away from it, so nothing is read for that.
  const asksApplications = who.data !== undefined && !isByType && found?.params['uuid'] === undefined;
  const own = useRead(
    'GET /service-application/api/v1/application/heloc/all',
    sees === 'anyone' ? [{ staysHere: true }] : [],
    { ...(isSignersPage ? {} : besidePages), enabled: asksApplications },
  );
  const askAgain = () => {
    void who.refetch();
    if (asksApplications) void own.refetch();
  };
  // Where no one would sign, a list that cannot be read takes nothing from a borrower.
  const failure = who.error ?? (isSignersPage ? own.error : null);
  const answer = (role: Here | undefined) => ({ role, error: failure, askAgain });
  if (!isLoggedIn) return answer('visitor');
  if (isByType) return answer('signer');
  const isWaiting = asksApplications && own.data === undefined && (isSignersPage || !own.isError);
  if (who.data === undefined || isWaiting) return answer(undefined);
  if (!asksApplications || own.data === undefined) return answer('borrower');
  const { identityUuid } = who.data;
  const signs = own.data.some((application) => isAdditionalSigner({ identityUuid, application }));
  // Someone who borrows as well signs on the signers' pages, and is a borrower everywhere else.
  return answer(signs && (isSignersPage || !own.data.some(isOwn)) ? 'signer' : 'borrower');
}

/** As the notifications beside it read the same list: it takes what was read within the minute. */
const besidePages = { staleTime: 60_000, retryOnMount: false } as const;

/** A signer is answered with less of an application. */
const isOwn = ({ state }: { readonly state?: unknown }) => state !== undefined;

/** For what must be shown meanwhile: until it is known, people are taken to be where they belong. */
export function useRoleOrGuess(): Here {
  const isSignersPage = usePage()?.page.sees === 'signer';
  return useRole().role ?? (isSignersPage ? 'signer' : 'borrower');
}
