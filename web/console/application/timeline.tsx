/** What happened, the newest first: events, notes and messages in one line of time; all, or people's, or messages alone. */
import { useState } from 'react';
import * as words from '#core/words/en/console/case.ts';
import * as listWords from '#core/words/en/console/list.ts';
import { showZoned } from '#web/app/dates.ts';
import { Button } from '#web/ui/button.tsx';
import type { Closing } from '../closings/closing.ts';
import { useEmails } from '../closings/emails.tsx';
import { sayEvent } from '../closings/words.ts';
import { Nothing } from '../item-list.tsx';
import styles from './application.module.css';
import { sayBy } from './case.ts';
import { useNotes } from './notes.ts';

const filters = { all: words.all, people: words.people, messages: words.messages } as const;
type Filter = keyof typeof filters;

interface Moment {
  readonly key: string;
  readonly at: string;
  readonly kind: 'machine' | 'person' | 'message';
  readonly title: string;
  readonly detail: string | null;
}

/** So many at first, and as many more each time. */
const SHOWN = 60;

/** Of lists that come a page at a time, nothing is shown that is older than what was read of each: it would stand in a gap. */
function useMoments({ uuid, history }: Closing) {
  const noted = useNotes(uuid);
  const sent = useEmails(uuid);
  const notes = noted.data?.notes ?? [];
  const emails = sent.rows ?? [];
  const readTo = [noted.hasMore ? notes.at(-1)?.at : '', sent.hasMore ? emails.at(-1)?.sentAt : ''];
  const since = readTo.reduce<string>((latest, one = '') => (one > latest ? one : latest), '');
  const moments: readonly Moment[] = [
    ...history.map(({ seq, at, event, by, side, why }) => ({
      key: `event ${seq}`,
      at,
      kind: side === 'machine' ? ('machine' as const) : ('person' as const),
      title: `${sayEvent(event)} ${words.by(sayBy(by))}`,
      detail: why,
    })),
    ...notes
      .filter(({ isCorrected }) => !isCorrected)
      .map(({ uuid: key, at, by, kind, to, call, text }) => ({
        key,
        at,
        kind: 'person' as const,
        title:
          kind === 'handOff'
            ? words.handedItTo(by, to ?? '')
            : call
              ? words.logged(by, call.with)
              : words.wroteANote(by),
        detail: text,
      })),
    ...emails.map(({ uuid: key, sentAt, to, subject, channel, state }) => ({
      key,
      at: sentAt,
      kind: 'message' as const,
      title: channel === 'sms' ? words.textTo(to) : words.emailTo(to, subject),
      detail: words.whatBecame[channel][state],
    })),
  ];
  return {
    moments: moments.filter(({ at }) => at >= since).toSorted((one, other) => other.at.localeCompare(one.at)),
    hasMore: noted.hasMore || sent.hasMore,
    isReadingMore: noted.isReadingMore || sent.isReadingMore,
    readMore: () => {
      if (noted.hasMore) noted.readMore();
      if (sent.hasMore) sent.readMore();
    },
  };
}

export function Timeline({ closing, onClose }: { readonly closing: Closing; readonly onClose: () => void }) {
  const [filter, setFilter] = useState<Filter>('all');
  const [shown, setShown] = useState(SHOWN);
  const { moments: all, hasMore, isReadingMore, readMore } = useMoments(closing);
  const moments = all.filter(
    ({ kind }) => filter === 'all' || (filter === 'messages' ? kind === 'message' : kind === 'person'),
  );
  const showEarlier = () => {
    setShown(shown + SHOWN);
    if (hasMore && moments.length < shown + SHOWN) readMore();
  };
  return (
    <>
      <div className={styles['timelineHead']}>
        <h2 className={styles['columnTitle']}>{words.timeline}</h2>
        <span className={styles['timelineClose']}>
          <Button kind="quiet" aria-label={words.closeTimeline} onClick={onClose}>
            ✕
          </Button>
        </span>
      </div>
      <fieldset className={styles['filters']}>
        <legend className={styles['hidden']}>{words.timelineFilter}</legend>
        {(Object.keys(filters) as Filter[]).map((one) => (
          <label key={one} className={styles['filter']}>
            <input type="radio" name="timeline" checked={filter === one} onChange={() => setFilter(one)} />
            {filters[one]}
          </label>
        ))}
      </fieldset>
      {moments.length === 0 ? (
        <Nothing>{words.nothingInTimeline}</Nothing>
      ) : (
        <ol className={styles['moments']} aria-label={words.timeline}>
          {moments.slice(0, shown).map(({ key, at, kind, title, detail }) => (
            <li key={key} className={styles['moment']} data-kind={kind}>
              <span>{title}</span>
              {detail !== null && <span className={styles['momentDetail']}>{detail}</span>}
              <span className={styles['muted']}>{showZoned(at, closing.timeZone)}</span>
            </li>
          ))}
        </ol>
      )}
      {(moments.length > shown || hasMore) && (
        <Button kind="secondary" isBusy={isReadingMore} busyLabel={listWords.reading} onClick={showEarlier}>
          {words.earlierMoments}
        </Button>
      )}
    </>
  );
}
