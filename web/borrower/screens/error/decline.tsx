/** A decline, in its three faces: the principal reasons in plain words, what would change it, and what one may do. */
import type { BorrowerView } from '#core/application/view.ts';
import * as words from '#core/words/en/declined.ts';
import { Card } from '#web/ui/card.tsx';
import { rich } from '#web/ui/rich.tsx';
import { Screen, useJourney } from '../../journey-screen.tsx';
import { LinkAsButton } from '../../link.tsx';
import { SupportEmail, SupportPhone } from '../../shell/support-lines.tsx';
import { WithParticulars } from '../application/particulars.tsx';
import styles from '../application/screen.module.css';
import { OnePaper } from '../document/paper-list.tsx';

const lookAgain: Readonly<Record<NonNullable<BorrowerView['declineKind']>, string>> = {
  credit: words.yourCreditFileMay,
  income: words.youMayHaveIncome,
  other: words.seeAnErrorInWhat,
};

export function ErrorDecline() {
  const { uuid, declineKind } = useJourney().application;
  return (
    <Screen>
      <div className={styles['stack']}>
        <p className={styles['lead']}>{words.weAreSorryWeCannot}</p>
        <WithParticulars>
          {({ declineReasons, whatWouldChange }) => (
            <>
              <Card title={words.thePrincipalReasonsAndWhat}>
                {declineReasons.length > 0 ? (
                  <ul className={styles['points']}>
                    {declineReasons.map(({ reason, remedy }) => (
                      <li key={reason}>
                        <strong>{reason}.</strong> {remedy}
                      </li>
                    ))}
                  </ul>
                ) : (
                  <p>{words.youllFindThemInTheNotice}</p>
                )}
              </Card>
              {whatWouldChange.length > 0 && (
                <Card title={words.whatWouldHaveLedToAnOffer}>
                  <p>{whatWouldChange.length === 1 ? words.thisChangeAlone : words.theseChangesTogether}</p>
                  <ul className={styles['points']}>
                    {whatWouldChange.map((change) => (
                      <li key={change}>{change}</li>
                    ))}
                  </ul>
                  <p>{words.newApplicationIsNewDecision}</p>
                </Card>
              )}
            </>
          )}
        </WithParticulars>
        <Card title={words.theNotice}>
          <p>{words.itHasTheseReasons}</p>
          <OnePaper applicationUuid={uuid} type="ADVERSE_ACTION_NOTICE" />
        </Card>
        <Card title={words.ifYouWouldLike}>
          <p>{lookAgain[declineKind ?? 'other']}</p>
          <p>{rich(words.toHaveTheDecision(<SupportPhone />, <SupportEmail />))}</p>
        </Card>
        <div className={styles['actions']}>
          <LinkAsButton to="/dashboard">{words.goToDashboard}</LinkAsButton>
        </div>
      </div>
    </Screen>
  );
}
