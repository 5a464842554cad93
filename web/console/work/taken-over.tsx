/** Stands over every page of the desk until it is read: who took an application over from one, and what they wrote. */
import * as words from '#core/words/en/console/claims.ts';
import { PageLink } from '#web/app/page-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { applicationPath } from '../paths.ts';
import { seeClaimWord, useClaimWords } from './claims.ts';
import styles from './holder.module.css';

export function TakenOver() {
  const { data = [] } = useClaimWords();
  if (data.length === 0) return null;
  return (
    <div className={styles['told']} role="status">
      {data.map(({ uuid, applicationUuid, by, word }) => (
        <div key={uuid} className={styles['toldActs']}>
          <p>
            <strong>{words.tookItOver(by)}</strong> {word}
          </p>
          <PageLink to={applicationPath(applicationUuid)}>{words.openIt}</PageLink>
          <Button kind="secondary" onClick={() => void seeClaimWord(uuid)}>
            {words.gotIt}
          </Button>
        </div>
      ))}
    </div>
  );
}
