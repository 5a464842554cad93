/** A decline, in its three faces: the principal reasons in plain words, what would change it, and what one may do. */
import type { BorrowerView } from '#core/application/view.ts';
import { Card } from '#web/ui/card.tsx';
import { Screen, useJourney } from '../../journey-screen.tsx';
import { LinkAsButton } from '../../link.tsx';
import { SupportEmail, SupportPhone } from '../../shell/support-lines.tsx';
import { WithParticulars } from '../application/particulars.tsx';
import styles from '../application/screen.module.css';
import { OnePaper } from '../document/paper-list.tsx';

const lookAgain: Readonly<Record<NonNullable<BorrowerView['declineKind']>, string>> = {
  credit:
    'Your credit file may have changed since, or may hold a mistake. Tell us which, and have the bureau’s answer ready.',
  income: 'You may have income or savings that we did not count. Tell us which, and have proof of it ready.',
  other: 'See an error in what we know about you or your home? Tell us.',
};

export function ErrorDecline() {
  const { uuid, declineKind } = useJourney().application;
  return (
    <Screen>
      <div className={styles['stack']}>
        <p className={styles['lead']}>We are sorry: we cannot offer you a line on this home now.</p>
        <WithParticulars>
          {({ declineReasons }) => (
            <Card title="The principal reasons, and what would change them">
              {declineReasons.length > 0 ? (
                <ul className={styles['points']}>
                  {declineReasons.map(({ reason, remedy }) => (
                    <li key={reason}>
                      <strong>{reason}.</strong> {remedy}
                    </li>
                  ))}
                </ul>
              ) : (
                <p>You’ll find them in the notice.</p>
              )}
            </Card>
          )}
        </WithParticulars>
        <Card title="The notice">
          <p>
            It has these reasons and your rights, and tells you which bureau we asked, if any. We also send it to you by
            email.
          </p>
          <OnePaper applicationUuid={uuid} type="ADVERSE_ACTION_NOTICE" />
        </Card>
        <Card title="If you would like us to look again">
          <p>{lookAgain[declineKind ?? 'other']}</p>
          <p>
            To have the decision looked at again, call <SupportPhone /> or write to <SupportEmail />.
          </p>
        </Card>
        <div className={styles['actions']}>
          <LinkAsButton to="/dashboard">Go to dashboard</LinkAsButton>
        </div>
      </div>
    </Screen>
  );
}
