/** What is chosen on a page, kept in its address: going back, loading again and a second tab find it there. */
import { useLocation, useNavigate } from '#web/app/router.tsx';

export function useChosen() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const chosen = new URLSearchParams(search);
  return {
    /** With its question mark, or empty: for links that keep the choice. */
    search,
    get: (name: string): string | undefined => chosen.get(name) ?? undefined,
    /** Undefined takes a choice away. */
    choose: (changes: Readonly<Record<string, string | undefined>>) => {
      const next = new URLSearchParams(search);
      for (const [name, value] of Object.entries(changes)) {
        if (value === undefined) next.delete(name);
        else next.set(name, value);
      }
      navigate(next.size === 0 ? pathname : `${pathname}?${next}`);
    },
  };
}
