import { sandboxSecret, workshopPassword } from '#core/contract/dev.ts';
import { holdSessionOf, saveToken } from '#web/client/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { KeyFigures } from '#web/ui/key-figure.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { devCall, useAct, useDev } from './api.ts';
import styles from './sections.module.css';

export function Staff() {
  const { data } = useDev('GET /dev/api/staff', {}, { everyMs: 1000 });
  const { act, isBusy } = useAct();
  const enter = (email: string) =>
    act(async () => {
      const { token } = await devCall('POST /dev/api/staff/session', { body: { email } });
      holdSessionOf('agent');
      saveToken(token);
      location.assign('/console');
      return undefined;
    });
  if (!data) return <Skeleton lines={6} />;
  return (
    <>
      <p>
        They sign in at <a href="/console">/console</a> with the password {workshopPassword} and the code below. A code
        counts once. An authenticator app makes the same ones from the key {sandboxSecret}.
      </p>
      {data.map(({ email, name, roles, code, secondsLeft }) => (
        <Card key={email} title={`${name}, ${roles.join(', ')}`}>
          <p>{email}</p>
          <KeyFigures
            figures={[
              { key: 'code', label: 'Code now', value: code, isChief: true },
              { key: 'left', label: 'Good for', value: `${secondsLeft} s` },
            ]}
          />
          <div className={styles['buttons']}>
            <Button kind="secondary" disabled={isBusy} onClick={() => enter(email)}>
              Open the console as {name}
            </Button>
          </div>
        </Card>
      ))}
    </>
  );
}
