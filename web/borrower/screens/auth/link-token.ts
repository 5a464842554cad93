/**
 * The secret of a letter's link. It arrives behind the #, which browsers send to no one; it is taken out of the address at
 * once, so that neither the history, a screenshot nor a copied address holds it, and lives only as long as the page.
 */
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from '#web/app/router.tsx';

export function useLinkToken(): string {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState(() => tokenIn(hash));
  useEffect(() => {
    const fresh = tokenIn(hash);
    if (fresh === '') return;
    // A second letter's link opened in the same tab counts from then on.
    setToken(fresh);
    navigate(pathname + search, { replace: true });
  }, [pathname, search, hash, navigate]);
  return token;
}

function tokenIn(hash: string): string {
  return new URLSearchParams(hash.slice(1)).get('token') ?? '';
}
