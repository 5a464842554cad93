/** A decline, in its three faces: the principal reasons in plain words, what would change it, and what one may do. */
import type { BorrowerView } from '#core/application/view.ts';
import { Card } from '#web/ui/card.tsx';
import { Screen, useJourney } from '../../journey-screen.tsx';
import { LinkAsButton } from '../../link.tsx';
import { SupportEmail, SupportPhone } from '../../shell/support-lines.tsx';
import { WithParticulars } from '../application/particulars.tsx';
import styles from '../application/screen.module.css';

const wouldChange: Readonly<Record<NonNullable<BorrowerView['declineKind']>, readonly string[]>> = {
  credit: [
    'Your credit report is free once a year from each bureau, and within 60 days of this decision. If something in it is wrong, dispute it with the bureau and tell us.',
    'Payments on time and lower balances change a score within months.',
  ],
  income: [
    'If you have income that we did not count, such as rent, a pension or a second job, we can look again with proof of it.',
    'Paying down other debts lowers what you owe each month.',
  ],
  other: ['If what we know of you or your home is not right, tell us and we will look again.'],
};

export function ErrorDecline() {
  const kind = useJourney().application.declineKind ?? 'other';
  return (
    <Screen>
      <div className={styles['stack']}>
        <p className={styles['lead']}>We are sorry: we cannot offer you a line on this home now.</p>
        <WithParticulars>
          {({ declineReasons }) => (
            <Card title="The principal reasons">
              {declineReasons.length > 0 ? (
                <ul className={styles['points']}>
                  {declineReasons.map((reason) => (
                    <li key={reason}>{reason}</li>
                  ))}
                </ul>
              ) : (
                <p>They stand in the notice that we are sending you.</p>
              )}
              <p>
                We send you a notice with these reasons and your rights. It tells you which bureau we asked, if any.
              </p>
            </Card>
          )}
        </WithParticulars>
        <Card title="What would change it">
          <ul className={styles['points']}>
            {wouldChange[kind].map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
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
