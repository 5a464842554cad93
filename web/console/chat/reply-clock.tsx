/** What an agent needs to know of someone who waits: how long the answer has still, and their language. */
import { useEffect, useState } from 'react';
import { languageName } from '#core/chat/language.ts';
import { type ReplyClock as Clock, readClock } from '#core/chat/sla.ts';
import * as words from '#core/words/en/console/chat-clock.ts';
import shared from '../console.module.css';
import type { DeskRow } from './desk.ts';
import styles from './reply-clock.module.css';

const TICK_MS = 1000;

/** Counts down by itself between two looks at the server. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

export function ReplyClock({ clock }: { readonly clock: Clock | null }) {
  return clock === null ? null : <Running clock={clock} />;
}

function Running({ clock }: { readonly clock: Clock }) {
  const { leftMs, urgency } = readClock(clock, useNow());
  return (
    <span className={styles[urgency]}>
      {words.urgencies[urgency](clock.kind, Math.abs(leftMs))}
      {clock.openUntil === null && <> ({words.pausedWhileClosed})</>}
    </span>
  );
}

/** Said only where it is not what the site is written in. */
export function SpokenLanguage({ language }: Pick<DeskRow, 'language'>) {
  if (language === null || language === 'en') return null;
  return <span className={shared['muted']}>{words.speaks(languageName(language))}</span>;
}
