/**
 * Plays a recording with rrweb in a frame that runs no script. Whatever was stored passes the scrub once more, so that a
 * recording someone made up loads and runs nothing here.
 */
import { useEffect, useMemo, useRef, useState } from 'react';
import { Replayer } from 'rrweb';
import 'rrweb/dist/style.css';
import { type ReplayEvent, scrubEvent } from '#core/replay/scrub.ts';
import * as words from '#core/words/en/console/replays.ts';
import { Alert } from '#web/ui/alert.tsx';
import { OfferedButton } from '../palette/offered-button.tsx';
import styles from './player.module.css';

interface Chunk {
  readonly page: string;
  readonly events: string;
}

const second = 1000;
const tickMs = 250;

function eventsOf(chunks: readonly Chunk[]): ReplayEvent[] {
  return chunks.flatMap(({ page, events }) =>
    (JSON.parse(events) as unknown[]).flatMap((event) => scrubEvent(event, { page, isOurs: () => true }) ?? []),
  );
}

export function Player({ chunks }: { readonly chunks: readonly Chunk[] }) {
  const events = useMemo(() => eventsOf(chunks), [chunks]);
  if (events.length < 2) return <Alert>{words.nothingToShow}</Alert>;
  return <Played events={events} />;
}

function Played({ events }: { readonly events: readonly ReplayEvent[] }) {
  const { place, replayer, total } = useReplayer(events);
  const [isPlaying, setPlaying] = useState(false);
  const [atMs, setAt] = useState(0);
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => {
      const now = replayer.current?.getCurrentTime() ?? 0;
      setAt(Math.min(now, total));
      if (now >= total) setPlaying(false);
    }, tickMs);
    return () => clearInterval(timer);
  }, [isPlaying, replayer, total]);
  const go = (toMs: number, plays: boolean) => {
    setAt(toMs);
    setPlaying(plays);
    if (plays) replayer.current?.play(toMs);
    else replayer.current?.pause(toMs);
  };
  const shownAt = words.at(Math.round(atMs / second), Math.round(total / second));
  return (
    <div className={styles['player']}>
      <div className={styles['controls']}>
        <OfferedButton kind="secondary" onClick={() => go(atMs >= total ? 0 : atMs, !isPlaying)}>
          {isPlaying ? words.pause : words.play}
        </OfferedButton>
        <input
          type="range"
          aria-label={words.position}
          aria-valuetext={shownAt}
          min={0}
          max={total}
          step={second / 10}
          value={atMs}
          onChange={({ target }) => go(Number(target.value), false)}
        />
        <span>{shownAt}</span>
      </div>
      <section ref={place} className={styles['screen']} aria-label={words.theRecordedPage} />
    </div>
  );
}

function useReplayer(events: readonly ReplayEvent[]) {
  const place = useRef<HTMLElement>(null);
  const replayer = useRef<Replayer>(undefined);
  const total = (events.at(-1)?.timestamp ?? 0) - (events[0]?.timestamp ?? 0);
  useEffect(() => {
    if (!place.current) return;
    const made = new Replayer(events as never, {
      ...{ root: place.current, skipInactive: true, showWarning: false, mouseTail: false, triggerFocus: false },
    });
    made.iframe.title = words.theRecordedPage;
    made.iframe.tabIndex = -1;
    // The page's own colors are not recorded: it wears those of this one.
    made.on('fullsnapshot-rebuilded', () => wear(made.iframe.contentDocument));
    made.pause(0);
    replayer.current = made;
    return () => made.destroy();
  }, [events]);
  return { place, replayer, total };
}

function wear(page: Document | null): void {
  const ours = [...document.styleSheets].filter(({ href }) => href === null).flatMap(({ cssRules }) => [...cssRules]);
  const root = ours.find((rule) => rule instanceof CSSStyleRule && rule.selectorText.includes(':root'));
  if (!(root instanceof CSSStyleRule)) return;
  for (const name of root.style)
    if (name.startsWith('--')) page?.documentElement.style.setProperty(name, root.style.getPropertyValue(name));
}
