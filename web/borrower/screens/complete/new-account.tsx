/** Money that came back wants another account: typed here, checked by the bank and by us before anything is sent. */
import { queryClient } from '#web/client/queries.ts';
import { Card } from '#web/ui/card.tsx';
import { useCommand } from '../../journey-screen.tsx';
import { LinkAsButton } from '../../link.tsx';
import { useScreenPath } from '../application/screen-path.ts';
import { AccountNumbers } from '../bank/account-numbers.tsx';
import { closingDaysKey } from './closing-days.ts';

export function NewAccount({ mask }: { readonly mask: string | null }) {
  const send = useCommand('saveDisbursementAccount');
  const pathTo = useScreenPath();
  return (
    <Card title="Another account">
      <p>
        Enter another checking or savings account in your own name. Your bank sent back the money for the account ending
        in {mask ?? ''}. If that account is right after all, send us a statement of it instead.
      </p>
      <AccountNumbers
        onSend={async (account) => {
          const refusal = await send({ account });
          await queryClient.invalidateQueries({ queryKey: [closingDaysKey] });
          return refusal;
        }}
        beside={
          <LinkAsButton to={pathTo('conditions')} kind="secondary">
            Send a statement instead
          </LinkAsButton>
        }
      >
        Send my money here
      </AccountNumbers>
    </Card>
  );
}
