/**
 * What is still asked of the borrower, on a screen that is about something else: named, with the way to answer it. While
 * staff look at what was sent it says so; where nothing is asked there is nothing to see.
 */
import { useEffect } from 'react';
import { presentConditions } from '#core/conditions/present.ts';
import * as words from '#core/words/en/asked.ts';
import { Card } from '#web/ui/card.tsx';
import { useJourney } from '../../journey-screen.tsx';
import { LinkAsButton } from '../../link.tsx';
import { useConditions } from '../conditions/use-conditions.ts';
import { useLate } from './late.tsx';
import styles from './screen.module.css';
import { useScreenPath } from './screen-path.ts';

const SOON_MS = 4000;

interface AskedProps {
  /** Someone is asked right now, and what they say may be a question to the borrower. */
  readonly isAwaited?: boolean;
}

export function Asked({ isAwaited = false }: AskedProps) {
  const { application, turns } = useJourney();
  const { uuid } = application;
  const pathTo = useScreenPath();
  const { data = [], refetch } = useConditions(uuid, isAwaited ? SOON_MS : undefined);
  useEffect(() => {
    // Anyone who checks again is told what has been asked since.
    if (turns > 0) void refetch();
  }, [turns, refetch]);
  const open = data.filter(({ answeredAt }) => answeredAt === null);
  const shown = presentConditions(open, { as: 'borrower', applicationUuid: uuid });
  if (data.length === 0) return null;
  if (shown.length === 0) return <WithUs />;
  return (
    <Card title={words.whatWeNeedFrom}>
      <p>{words.beforeYouCanSign}</p>
      <ul className={styles['points']}>
        {shown.map(({ uuid: each, header, description }) => (
          <li key={each}>
            <strong>{header}.</strong> {description}
          </li>
        ))}
      </ul>
      <div className={styles['actions']}>
        <LinkAsButton to={pathTo('conditions')}>{words.seeWhatWeNeed}</LinkAsButton>
      </div>
    </Card>
  );
}

function WithUs() {
  const pathTo = useScreenPath();
  const late = useLate();
  return (
    <Card title={words.weHaveWhatYouSent}>
      <p>{words.weWillEmailYou(late !== undefined)}</p>
      <div className={styles['actions']}>
        <LinkAsButton to={pathTo('conditions')} kind="secondary">
          {words.seeWhatYouSent}
        </LinkAsButton>
      </div>
    </Card>
  );
}
