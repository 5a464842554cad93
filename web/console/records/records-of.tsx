/** What is kept of one application: its legal hold, and what is gone. */
import * as words from '#core/words/en/console/records.ts';
import { kinds } from '#core/words/en/law/retention.ts';
import { showZoned } from '#web/app/dates.ts';
import { Loaded } from '#web/app/loaded.tsx';
import { call } from '#web/client/client.ts';
import { useRead } from '#web/client/queries.ts';
import { Card } from '#web/ui/card.tsx';
import styles from '../console.module.css';

import { HoldLines } from './hold.tsx';
import { ReasonForm } from './reason-form.tsx';

const key = 'GET /service-console/api/v1/applications/{uuid}/records';

export function RecordsOf({ uuid }: { readonly uuid: string }) {
  const query = useRead(key, [{ params: { uuid } }]);
  const again = () => void query.refetch();
  return (
    <Card title={words.hold}>
      <Loaded query={query} label={words.reading}>
        {({ hold, destroyed }) => (
          <>
            <p>{hold === null ? words.notHeld : words.onHold}</p>
            {hold === null ? (
              <ReasonForm
                label={words.place}
                busyLabel={words.placing}
                hint={words.reasonHint}
                onSend={async (reason) => {
                  await call('POST /service-console/api/v1/applications/{uuid}/hold', {
                    params: { uuid },
                    body: { reason },
                  });
                  again();
                }}
              />
            ) : (
              <HoldLines hold={hold} onDone={again} />
            )}
            {destroyed.length > 0 && (
              <>
                <h3>{words.destroyedTitle}</h3>
                <ul className={styles['rows']}>
                  {destroyed.map(({ kind, at }) => (
                    <li key={kind}>{words.destroyedOn(kinds[kind], showZoned(at))}</li>
                  ))}
                </ul>
              </>
            )}
          </>
        )}
      </Loaded>
    </Card>
  );
}
