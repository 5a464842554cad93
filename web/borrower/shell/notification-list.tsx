/** The lines of the notification menu: the latest three, and all of them when asked for. */
import { latestMax, type MenuLine } from '#core/notifications/notification.ts';
import { timeAgo } from '#core/notifications/time-ago.ts';
import * as words from '#core/words/en/notifications.ts';
import hidden from '#web/ui/visually-hidden.module.css';
import { Link } from '../link.tsx';
import styles from './notification-menu.module.css';

interface NotificationListProps {
  readonly lines: readonly MenuLine[];
  /** Those that were new when they were shown. */
  readonly fresh: ReadonlySet<string>;
  readonly now: Date;
  readonly areAllShown: boolean;
  readonly onToggle: () => void;
  readonly onLeave: () => void;
}

export function NotificationList({ lines, fresh, now, areAllShown, onToggle, onLeave }: NotificationListProps) {
  if (lines.length === 0) return <p className={styles['empty']}>{words.nothingToDo}</p>;
  return (
    <>
      <ul className={styles['list']}>
        {lines.slice(0, areAllShown ? undefined : latestMax).map(({ notification, href }) => {
          const { id, title, body, timestamp, isUnread } = notification;
          return (
            <li key={id}>
              <Link to={href} className={styles['item']} onClick={onLeave}>
                <span className={styles['itemTitle']}>
                  {(isUnread || fresh.has(id)) && (
                    <span className={styles['dot']}>
                      <span className={hidden['visuallyHidden']}>{words.unread}: </span>
                    </span>
                  )}
                  {title}
                </span>
                <span className={styles['body']}>{body}</span>
                <time className={styles['time']} dateTime={timestamp}>
                  {timeAgo(timestamp, now)}
                </time>
              </Link>
            </li>
          );
        })}
      </ul>
      {lines.length > latestMax && (
        <button type="button" className={styles['all']} aria-expanded={areAllShown} onClick={onToggle}>
          {areAllShown ? words.showFewer : words.viewAll}
        </button>
      )}
    </>
  );
}
