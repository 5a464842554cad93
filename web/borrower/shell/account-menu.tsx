/** What somebody who is signed in can do about it. Loaded only for them. */
import { useNavigate } from 'react-router';
import { type AccountMenuItem, accountMenu } from '#core/roles.ts';
import { Menu } from '#web/ui/menu.tsx';
import { signOut } from '../sign-out.ts';
import { useFlag, usePage } from '../site.ts';

export function AccountMenu() {
  const navigate = useNavigate();
  const isSigner = usePage()?.page.sees === 'signer';
  const isNewAuthentication = useFlag('fe-heloc-new-authentication').enabled;
  const act = (item: AccountMenuItem) => {
    if (item === 'Logout') signOut();
    else navigate(item === 'Login' ? '/auth/login' : '/dashboard');
  };
  const items = accountMenu(isSigner ? 'signer' : 'borrower', isNewAuthentication);
  return <Menu label="Account" items={items.map((label) => ({ id: label, label, onSelect: () => act(label) }))} />;
}
