/**
 * What would end in a no, said where it shows, and every way on from here: another answer, another product of the same
 * lender, the wait list at once, or going on all the same.
 */
import type { Finding } from '#core/eligibility/finding.ts';
import type { RegistrationAnswers } from '#core/registration/data.ts';
import * as words from '#core/words/en/knock-outs.ts';
import { InfoIcon } from '#web/ui/icons.tsx';
import { JoinWaitList } from './join-wait-list.tsx';
import styles from './note.module.css';
import { OtherProducts } from './other-products.tsx';

interface KnockOutProps {
  readonly finding: Finding;
  readonly answers: RegistrationAnswers;
}

export function KnockOut({ finding: { code, kind, message }, answers }: KnockOutProps) {
  const isWaitList = kind === 'waitlist';
  return (
    <div className={styles['knockOut']}>
      <div className={styles['told']} role="status">
        <InfoIcon />
        <div>
          <p className={styles['what']}>{message}</p>
          <p>{isWaitList ? words.unserved : words.waysOn[code === 'LISTED_FOR_SALE' ? code : 'USE_NOT_TAKEN']}</p>
        </div>
      </div>
      <div className={styles['ways']}>
        {code !== 'LISTED_FOR_SALE' && <OtherProducts answers={answers} />}
        {isWaitList && <JoinWaitList answers={answers} />}
      </div>
    </div>
  );
}
