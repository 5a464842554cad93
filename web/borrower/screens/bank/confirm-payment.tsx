/** The account that payments come from, once the bank was asked whose it is. */

import { Loaded } from '#web/app/loaded.tsx';
import { useRead } from '#web/client/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { useJourney } from '../../journey-screen.tsx';
import { LinkAsButton } from '../../link.tsx';
import { SupportPhone } from '../../shell/support-lines.tsx';
import { CommandButton } from '../application/command-button.tsx';
import type { Particulars } from '../application/particulars.tsx';
import styles from '../application/screen.module.css';
import { useScreenPath } from '../application/screen-path.ts';
import { SmallDeposits } from './small-deposits.tsx';

export function ConfirmPayment({ known: { accounts } }: { readonly known: Particulars }) {
  const { uuid } = useJourney().application;
  const conditions = useRead(
    'GET /service-conditions/external/api/v1/applications/{id}/conditions/external-applicants',
    [{ params: { id: uuid } }],
    { gcTime: 0 },
  );
  const { autopay, isOwnerVerified, deposits } = accounts;
  const institution = autopay?.institution ?? null;
  return (
    <div className={styles['stack']}>
      <p className={styles['lead']}>Confirm the account your payments will come from.</p>
      <Card title="Automatic payments">
        <DefinitionList
          rows={[
            { term: 'Account', value: `Ending in ${autopay?.mask ?? '····'}` },
            ...(institution === null ? [] : [{ term: 'Bank', value: institution }]),
            { term: 'Owner', value: isOwnerVerified ? 'Confirmed: it is yours' : 'Not confirmed yet' },
          ]}
        />
      </Card>
      <Loaded query={conditions} label="Asking whether anything is open">
        {(open) =>
          open.some(({ categoryEnum }) => categoryEnum === 'BANK_ACCOUNT_FRAUD_REVIEW') ? (
            <NeedsProof deposits={deposits} />
          ) : (
            <>
              {deposits && <SmallDeposits deposits={deposits} />}
              <Confirm />
            </>
          )
        }
      </Loaded>
    </div>
  );
}

function Confirm() {
  return (
    <div className={styles['actions']}>
      <CommandButton command="confirmAccount" body={{}}>
        This is right, continue
      </CommandButton>
    </div>
  );
}

interface NeedsProofProps {
  readonly deposits: Particulars['accounts']['deposits'];
}

/** Held until it is proved: by two small deposits, or by a paper that a person looks at. */
function NeedsProof({ deposits }: NeedsProofProps) {
  const { next } = useJourney();
  const pathTo = useScreenPath();
  return (
    <Card title="We need to see that this account is yours">
      {deposits?.state === 'ARRIVED' && (
        <p>Two deposits of less than a dollar each have arrived in it. Tell us their amounts, and it is confirmed.</p>
      )}
      {deposits ? (
        <SmallDeposits deposits={deposits} />
      ) : (
        <>
          <p>
            Your bank shows another name, or none. Please send us a statement or a letter of your bank with your name
            and the last four digits of the account. A person looks at it within a business day.
          </p>
          <p>
            Would you rather use another account? Call <SupportPhone />, and we change it with you.
          </p>
        </>
      )}
      <div className={styles['actions']}>
        <LinkAsButton to={pathTo('conditions')} kind={deposits ? 'secondary' : 'primary'}>
          {deposits ? 'Send a document instead' : 'Send a document'}
        </LinkAsButton>
        {!deposits && (
          <Button kind="secondary" onClick={() => next()}>
            Check again
          </Button>
        )}
      </div>
    </Card>
  );
}
