/** Money that came back wants another account: typed here, checked by the bank and by us before anything is sent. */
import * as words from '#core/words/en/complete.ts';
import { Card } from '#web/ui/card.tsx';
import { useCommand } from '../../journey-screen.tsx';
import { LinkAsButton } from '../../link.tsx';
import { useScreenPath } from '../application/screen-path.ts';
import { AccountNumbers } from '../bank/account-numbers.tsx';

interface NewAccountProps {
  readonly mask: string | null;
  /** What the days say is out of date now. */
  readonly onSent: () => Promise<unknown>;
}

export function NewAccount({ mask, onSent }: NewAccountProps) {
  const send = useCommand('saveDisbursementAccount');
  const pathTo = useScreenPath();
  return (
    <Card title={words.anotherAccount}>
      <p>{words.enterAnotherCheckingOrSavings(mask ?? '')}</p>
      <AccountNumbers
        onSend={async (account) => {
          const refusal = await send({ account });
          await onSent();
          return refusal;
        }}
        beside={
          <LinkAsButton to={pathTo('conditions')} kind="secondary">
            {words.sendAStatementInstead}
          </LinkAsButton>
        }
      >
        {words.sendMyMoneyHere}
      </AccountNumbers>
    </Card>
  );
}
