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
  const { sees = 'anyone' } = usePage()?.page ?? {};
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
  // Only an owner who has an account of their own is told by the application: it is read where one would sign.
  const asksApplications = isSignersPage && who.data !== undefined && !isByType;
  const own = useRead('GET /service-application/api/v1/application/heloc/all', [], { enabled: asksApplications });
  const askAgain = () => {
    void who.refetch();
    if (asksApplications) void own.refetch();
  };
  const answer = (role: Here | undefined) => ({ role, error: who.error ?? own.error, askAgain });
  if (!isLoggedIn) return answer('visitor');
  if (isByType) return answer('signer');
  if (who.data === undefined || (asksApplications && own.data === undefined)) return answer(undefined);
  const { identityUuid } = who.data;
  const signs = asksApplications && own.data?.some((application) => isAdditionalSigner({ identityUuid, application }));
  return answer(signs ? 'signer' : 'borrower');
}

/** For what must be shown meanwhile: until it is known, people are taken to be where they belong. */
export function useRoleOrGuess(): Here {
  const isSignersPage = usePage()?.page.sees === 'signer';
  return useRole().role ?? (isSignersPage ? 'signer' : 'borrower');
}
