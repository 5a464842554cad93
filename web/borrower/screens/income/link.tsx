/** Before the borrower leaves for another company: who it is, what it will tell us, and what it never will. */
import { incomeSourceRows, type LinkedSource, sharesAccounts } from '#core/application/income-sources.ts';
import * as words from '#core/words/en/income.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Screen } from '../../journey-screen.tsx';
import { LinkAsButton } from '../../link.tsx';
import { useLinkWindow } from '../../link-window.ts';
import { usePage, useStart } from '../../site.ts';
import { type Particulars, WithParticulars } from '../application/particulars.tsx';
import styles from '../application/screen.module.css';
import { useScreenPath } from '../application/screen-path.ts';
import { NoSuchWay } from './no-such-way.tsx';
import { wayOf } from './ways.ts';

export function IncomeLink() {
  const pathTo = useScreenPath();
  return (
    <Screen back={{ to: pathTo('income/review') }}>
      <WithParticulars>{(known) => <Leaving known={known} />}</WithParticulars>
    </Screen>
  );
}

function Leaving({ known }: { readonly known: Particulars }) {
  const { flags } = useStart();
  const type = usePage()?.params['type'];
  const pathTo = useScreenPath();
  const window = useLinkWindow();
  const way = wayOf(type, 'link', known.employmentType, flags);
  if (!way) return <NoSuchWay />;
  const source = way.source as LinkedSource;
  return (
    <div className={styles['stack']}>
      <p className={styles['lead']}>{incomeSourceRows[source].about}</p>
      <Card title={way.title}>
        <ul className={styles['points']}>
          <li>{words.youLeaveThisPage}</li>
          <li>{words.weNeverSeeYourUser}</li>
          <li>{sharesAccounts(source) ? words.weAreToldAboutAccounts : words.weAreToldAbout}</li>
          {sharesAccounts(source) && <li>{words.youNeedNotSignInAgain}</li>}
          <li>{words.youllReturnHereAutomatically}</li>
        </ul>
      </Card>
      {window.failure !== undefined && <Alert>{window.failure}</Alert>}
      <div className={styles['actions']}>
        <Button
          isBusy={window.isBusy}
          busyLabel={words.opening}
          onClick={() => void window.open({ use: 'income', source })}
        >
          {words.continueToSignIn}
        </Button>
        <LinkAsButton to={pathTo('income/review')} kind="secondary">
          {words.chooseAnotherWay}
        </LinkAsButton>
      </div>
    </div>
  );
}
