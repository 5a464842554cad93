/** Ends the session on this browser and shows the login. */
import { loginPathFor } from '#core/roles.ts';
import { clearToken } from '#web/client/session.ts';
import { clearToasts } from '#web/ui/toast.tsx';

export function signOut(): void {
  const login = loginPathFor(location.pathname);
  clearToken();
  clearToasts();
  location.assign(login);
}
