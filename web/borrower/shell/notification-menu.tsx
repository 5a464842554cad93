/**
 * The bell: what we need from the person who is signed in, newest first. It reads what the conditions page reads, as often,
 * so that it is live without a channel of its own; what was seen is kept by the server, the same on every device.
 */
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { seesNotifications } from '#core/conditions/who-is-told.ts';
import { latestMax } from '#core/notifications/notification.ts';
import * as words from '#core/words/en/notifications.ts';
import { Loaded } from '#web/app/loaded.tsx';
import { Icon } from '#web/ui/icons.tsx';
import { useRole } from '../role.ts';
import { useFetchesConditions } from '../screens/conditions/use-conditions.ts';
import { NotificationList } from './notification-list.tsx';
import styles from './notification-menu.module.css';
import { useNotifications } from './use-notifications.ts';

/** A visitor has none; of a signer they are asked for only while the flag for it is on. */
export function NotificationMenu() {
  const { role } = useRole();
  const areFetched = useFetchesConditions();
  return role !== undefined && seesNotifications(role) && areFetched ? <Bell isSigner={role === 'signer'} /> : null;
}

function Bell({ isSigner }: { readonly isSigner: boolean }) {
  const { query, now, unread, markRead, readAgain } = useNotifications(isSigner);
  const [isOpen, setOpen] = useState(false);
  const [areAllShown, setAllShown] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const fresh = useFresh(isOpen, query.data?.slice(0, areAllShown ? undefined : latestMax) ?? [], markRead);

  const close = () => {
    setOpen(false);
    setAllShown(false);
  };
  const toggle = () => {
    if (isOpen) return close();
    setOpen(true);
    readAgain();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    close();
    button.current?.focus();
  };
  const closeOutside = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys and the focus belong to the controls inside
    <div className={styles['menu']} onKeyDown={closeOnEscape} onBlur={closeOutside}>
      <button
        ref={button}
        type="button"
        className={styles['button']}
        aria-label={unread === 0 ? words.notifications : words.notificationsUnread(unread)}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={toggle}
      >
        <BellIcon />
        <Badge unread={unread} />
      </button>
      {/* On a phone nothing of the page stays half covered; a press on it closes, in browsers that do not focus what is pressed too. */}
      {isOpen && <div className={styles['veil']} aria-hidden="true" onPointerDown={close} />}
      {/* Not focusable, but a press on it must not count as leaving. */}
      <section className={styles['panel']} id={panelId} aria-label={words.notifications} tabIndex={-1} hidden={!isOpen}>
        <h2 className={styles['title']}>{words.notifications}</h2>
        {isOpen && (
          <Loaded query={query} label={words.loading}>
            {(lines) => (
              <NotificationList
                {...{ lines, fresh, now, areAllShown }}
                onToggle={() => setAllShown(!areAllShown)}
                onLeave={close}
              />
            )}
          </Loaded>
        )}
      </section>
    </div>
  );
}

function Badge({ unread }: { readonly unread: number }) {
  if (unread === 0) return null;
  return (
    <span className={styles['badge']} aria-hidden="true">
      {unread > 9 ? '9+' : unread}
    </span>
  );
}

/** What is shown is seen; what was new when it was shown stays marked as new until the menu is closed. */
function useFresh(
  isOpen: boolean,
  shown: readonly { readonly notification: { readonly id: string; readonly isUnread: boolean } }[],
  markRead: (ids: readonly string[]) => void,
): ReadonlySet<string> {
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const mark = useRef(markRead);
  mark.current = markRead;
  const ids = shown
    .filter(({ notification: { isUnread } }) => isUnread)
    .map(({ notification: { id } }) => id)
    .join(' ');
  useEffect(() => {
    if (!isOpen) return setFresh(new Set());
    if (ids === '') return undefined;
    setFresh((known) => new Set([...known, ...ids.split(' ')]));
    mark.current(ids.split(' '));
    return undefined;
  }, [isOpen, ids]);
  return fresh;
}

/** Here and not with the other signs of the frame, which everyone's first page carries. */
function BellIcon() {
  return (
    <Icon>
      <path d="M5 8.5a5 5 0 0 1 10 0c0 3.6 1.5 4.75 1.5 4.75h-13S5 12.1 5 8.5ZM8.25 16a1.9 1.9 0 0 0 3.5 0M10 3.5V2.25" />
    </Icon>
  );
}
