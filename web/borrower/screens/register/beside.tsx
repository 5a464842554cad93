/** Why it is safe to answer: beside the question on a wide screen, under it on a phone. Arrives after the question. */
import * as words from '#core/words/en/registration.ts';
import { CheckIcon } from '#web/ui/icons.tsx';
import { Unbroken } from '#web/ui/unbroken.tsx';
import { LockIcon } from '../../shell/icons.tsx';
import { useSentences } from '../../site.ts';
import styles from './beside.module.css';
import { HouseArt } from './house-art.tsx';
import { ReferrerCard } from './referred.tsx';
import { useRegistration } from './registration.ts';

const promises = [words.checkingYourRateDoes, words.noSocialSecurityNumber, words.weSaveYourProgress];

export function Beside() {
  const { security } = useSentences();
  // The last step says it itself, right under its button.
  const { isLast } = useRegistration();
  return (
    <aside className={styles['beside']} aria-label={words.goodToKnow}>
      <ReferrerCard />
      <div className={styles['promises']}>
        <div className={styles['art']}>
          <HouseArt />
        </div>
        <ul className={styles['ticks']}>
          {promises.map((promise) => (
            <li key={promise}>
              <CheckIcon />
              <span>{promise}</span>
            </li>
          ))}
        </ul>
        {!isLast && (
          <p className={styles['security']}>
            <LockIcon />
            <span>
              <Unbroken text={security} />
            </span>
          </p>
        )}
      </div>
    </aside>
  );
}
