/** What the top bar has for someone who is signed in. One file, which a visitor never loads. */
import { AccountMenu } from './account-menu.tsx';
import { NotificationMenu } from './notification-menu.tsx';

export function SignedIn() {
  return (
    <>
      <NotificationMenu />
      <AccountMenu />
    </>
  );
}
