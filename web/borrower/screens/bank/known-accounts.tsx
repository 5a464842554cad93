/** Accounts at a bank that was linked to show income: one press, and no second login there. */
import { useState } from 'react';
import * as words from '#core/words/en/bank.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { useCommand } from '../../journey-screen.tsx';
import type { Link } from '../../link-window.ts';
import styles from '../application/screen.module.css';

export function KnownAccounts({ link }: { readonly link: Link }) {
  const save = useCommand('saveDisbursementAccount');
  const [chosen, setChosen] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const use = async (accountId: string) => {
    setChosen(accountId);
    setFailure(undefined);
    const refusal = await save({ account: { way: 'linked', linkToken: link.uuid, accountId } });
    setChosen(undefined);
    setFailure(refusal?.message);
  };
  const usable = link.accounts.filter(({ canReceive }) => canReceive);
  return (
    <Card title={words.anAccountYouLinked}>
      <p>{words.youLinkedForIncome(usable[0]?.institution ?? null)}</p>
      {failure !== undefined && <Alert>{failure}</Alert>}
      <div className={styles['actions']}>
        {usable.map(({ accountId, name, mask }, place) => (
          <Button
            key={accountId}
            kind={place === 0 ? 'primary' : 'secondary'}
            isBusy={chosen === accountId}
            disabled={chosen !== undefined}
            onClick={() => void use(accountId)}
          >
            {words.pickAccount(words.endingInWithName(name, mask))}
          </Button>
        ))}
      </div>
    </Card>
  );
}
