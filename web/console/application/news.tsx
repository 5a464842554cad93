/** What a colleague did while the page was open: said once, politely, with the name and how long ago; what is typed stays. */
import { useEffect, useRef, useState } from 'react';
import * as words from '#core/words/en/console/case.ts';
import { Button } from '#web/ui/button.tsx';
import { announce } from '#web/ui/live-region.tsx';
import type { Closing } from '../closings/closing.ts';
import { sayEvent, sayStatus } from '../closings/words.ts';
import styles from './application.module.css';
import { sayBy } from './case.ts';

type Happened = Closing['history'][number];

/** At most one announcement in so long. */
const QUIET_MS = 5000;

/** The newest that another did since the page knew of. */
function newsSince({ history }: Pick<Closing, 'history'>, version: number): Happened | undefined {
  return history.find(({ seq, isMine, side }) => seq > version && !isMine && side !== 'machine');
}

export function News({ closing }: { readonly closing: Closing }) {
  const seen = useRef(closing.version);
  const saidAt = useRef(Number.NEGATIVE_INFINITY);
  const [news, setNews] = useState<{ readonly happened: Happened; readonly seconds: number }>();
  useEffect(() => {
    if (closing.version <= seen.current) return;
    const happened = newsSince(closing, seen.current);
    seen.current = closing.version;
    if (happened === undefined) return;
    const seconds = Math.max(0, Math.round((Date.now() - Date.parse(happened.at)) / 1000));
    setNews({ happened, seconds });
    if (performance.now() - saidAt.current < QUIET_MS) return;
    saidAt.current = performance.now();
    announce(words.justNow(sayBy(happened.by), sayEvent(happened.event), seconds));
  }, [closing]);
  if (news === undefined) return null;
  const { happened, seconds } = news;
  return (
    <div className={styles['news']}>
      <p>
        <strong>{words.justNow(sayBy(happened.by), sayEvent(happened.event), seconds)}</strong>{' '}
        {words.isNow(sayStatus(happened.to))} {words.whatYouTypedStays}
      </p>
      <Button kind="quiet" onClick={() => setNews(undefined)}>
        {words.dismiss}
      </Button>
    </div>
  );
}
