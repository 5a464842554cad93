/** The way in for staff whose employer keeps their logins; absent where it does not. The second factor is asked for here. */
import { useState } from 'react';
import * as words from '#core/words/en/console/door.ts';
import { sentenceOf } from '#web/app/failure-text.ts';
import { logIn } from '#web/app/log-in.ts';
import { useRead } from '#web/client/queries.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import styles from '../console.module.css';

const kind = { params: { kind: 'agent' } } as const;

export function CompanyLogin() {
  const { data } = useRead('GET /identity-broker/{kind}/api/v3/login/ways', [kind]);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  if (data?.isElsewhere !== true) return null;
  const go = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const { redirect } = await logIn('POST /identity-broker/{kind}/api/v3/login/redirect', 'agent', {});
      location.assign(redirect);
    } catch (error) {
      setFailure(sentenceOf(error));
      setBusy(false);
    }
  };
  return (
    <div className={styles['form']}>
      {failure !== undefined && <Alert>{failure}</Alert>}
      <Button kind="secondary" isBusy={isBusy} onClick={() => void go()}>
        {words.companyLogin}
      </Button>
    </div>
  );
}
