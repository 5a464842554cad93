/** Which application the tools work on, where it is now, and the way to it. */
import { Link, useLocation } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import { useAct, useDev } from './api.ts';
import { openSite, useCurrentUuid } from './current.ts';
import styles from './sections.module.css';
import { Code } from './words.tsx';

const lookEveryMs = 2000;

export function useCurrentApplication() {
  const uuid = useCurrentUuid();
  return useDev(
    'GET /dev/api/applications/{uuid}',
    { params: { uuid: uuid ?? '' } },
    { isEnabled: uuid !== undefined, everyMs: lookEveryMs },
  ).data;
}

export function CurrentApplication() {
  const application = useCurrentApplication();
  const { search } = useLocation();
  const { act, isBusy } = useAct();
  if (!application) {
    return (
      <aside className={styles['current']} aria-label="Current application">
        <p>
          No application is chosen yet. <Link to={{ pathname: '/personas', search }}>Start as someone</Link>, or{' '}
          <Link to={{ pathname: '/applications', search }}>choose one</Link>.
        </p>
      </aside>
    );
  }
  const { uuid, borrower, brand, status, open } = application;
  return (
    <aside className={styles['current']} aria-label="Current application">
      <p>
        <Link to={{ pathname: `/applications/${uuid}`, search }}>{borrower}</Link> with {brand}
        <br />
        <Code name={status} />
      </p>
      <Button
        kind="secondary"
        isBusy={isBusy}
        busyLabel="Opening"
        onClick={() => act(() => openSite(application, open))}
      >
        Open the site
      </Button>
    </aside>
  );
}
