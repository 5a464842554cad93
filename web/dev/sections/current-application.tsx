/** Which application the tools work on, where it is now, and the way to it. */
import { PageLink } from '#web/app/page-link.tsx';
import { useLocation } from '#web/app/router.tsx';
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
          No application is chosen yet. <PageLink to={`/dev/personas${search}`}>Start as someone</PageLink>, or{' '}
          <PageLink to={`/dev/applications${search}`}>choose one</PageLink>.
        </p>
      </aside>
    );
  }
  const { uuid, borrower, brand, status, open } = application;
  return (
    <aside className={styles['current']} aria-label="Current application">
      <p>
        <PageLink to={`/dev/applications/${uuid}${search}`}>{borrower}</PageLink> with {brand}
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
