/** The account that payments come from, once the bank was asked whose it is. */
import * as words from '#core/words/en/bank.ts';
import { Loaded } from '#web/app/loaded.tsx';
import { useRead } from '#web/client/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { rich } from '#web/ui/rich.tsx';
import { useJourney } from '../../journey-screen.tsx';
import { LinkAsButton } from '../../link.tsx';
import { SupportPhone } from '../../shell/support-lines.tsx';
import { CommandButton } from '../application/command-button.tsx';
import { useLate } from '../application/late.tsx';
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
      <p className={styles['lead']}>{words.confirmTheAccountYourPayments}</p>
      <Card title={words.automaticPayments}>
        <DefinitionList
          rows={[
            { term: words.account, value: autopay ? words.endingIn(autopay.mask) : words.noAccountYet },
            ...(institution === null ? [] : [{ term: words.bank, value: institution }]),
            { term: words.owner, value: isOwnerVerified ? words.confirmedItIsYours : words.notConfirmedYet },
          ]}
        />
      </Card>
      <Loaded query={conditions} label={words.askingWhetherAnythingIsOpen}>
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
        {words.thisIsRightContinue}
      </CommandButton>
    </div>
  );
}

interface NeedsProofProps {
  readonly deposits: Particulars['accounts']['deposits'];
}

/** Held until it is proved: by two small deposits, or by a paper that a person looks at. */
function NeedsProof({ deposits }: NeedsProofProps) {
  const isInTime = useLate() === undefined;
  const { next } = useJourney();
  const pathTo = useScreenPath();
  return (
    <Card title={words.weNeedToSee}>
      {deposits?.state === 'ARRIVED' && <p>{words.twoDepositsOfLess}</p>}
      {deposits ? (
        <SmallDeposits deposits={deposits} />
      ) : (
        <>
          <p>{words.yourBankShowsAnother(isInTime)}</p>
          <p>{rich(words.wouldYouRatherUse(<SupportPhone />))}</p>
        </>
      )}
      <div className={styles['actions']}>
        <LinkAsButton to={pathTo('conditions')} kind={deposits ? 'secondary' : 'primary'}>
          {deposits ? words.sendADocumentInstead : words.sendADocument}
        </LinkAsButton>
        {!deposits && (
          <Button kind="secondary" onClick={() => next()}>
            {words.checkAgain}
          </Button>
        )}
      </div>
    </Card>
  );
}
