/** Every change of one banner, each with a button that makes it that again. */
import { useState } from 'react';
import type { BannerReach } from '#core/support/banner-edit.ts';
import * as words from '#core/words/en/console/banners.ts';
import { showZoned } from '#web/app/dates.ts';
import { sentenceOf } from '#web/app/failure-text.ts';
import { type Answer, call } from '#web/client/client.ts';
import { read } from '#web/client/retry.ts';
import { Alert } from '#web/ui/alert.tsx';
import shared from '../console.module.css';
import { DeskList } from '../frame/list.tsx';
import { usePages } from '../frame/use-pages.ts';
import { Nothing } from '../item-list.tsx';
import { OfferedButton } from '../palette/offered-button.tsx';
import { type Banner, useSayWhere } from './banners.ts';

const key = 'GET /service-console/api/v1/banners/{uuid}/history';
type Change = Answer<typeof key>['rows'][number];

interface HistoryProps {
  readonly banner: Banner;
  readonly reaches: readonly BannerReach[];
  readonly onDone: (sentence: string) => void;
}

export function BannerHistory({ banner, reaches, onDone }: HistoryProps) {
  const { uuid, version } = banner;
  const sayWhere = useSayWhere();
  const pages = usePages<Change>({
    key: [key, uuid],
    read: (cursor, signal) => read(key, { params: { uuid }, query: cursor === undefined ? {} : { cursor }, signal }),
  });
  const [failure, setFailure] = useState<string>();
  const undo = async (to: number) => {
    setFailure(undefined);
    try {
      await call('POST /service-console/api/v1/banners/{uuid}/undo', { params: { uuid }, body: { version, to } });
      pages.tryAgain();
      onDone(words.isUndone);
    } catch (error) {
      setFailure(sentenceOf(error));
    }
  };
  const isOurs = reaches.includes(banner.reach);
  return (
    <section className={shared['stack']} aria-label={words.changes}>
      <h2>{words.changes}</h2>
      {failure !== undefined && <Alert title={words.itDidNotWork}>{failure}</Alert>}
      <DeskList pages={pages} awaited={words.readingHistory} empty={<Nothing>{words.noHistory}</Nothing>}>
        {(changes) => (
          <ul className={shared['rows']}>
            {changes.map((change) => (
              <li key={change.version} className={shared['row']}>
                <div>
                  <div>{change.message}</div>
                  <div className={shared['muted']}>
                    {words.changedBy(change.by, showZoned(change.at))} · {sayWhere(change)} ·{' '}
                    {words.span(change.from && showZoned(change.from), change.until && showZoned(change.until))}
                    {change.active ? '' : ` · ${words.states.off}`}
                  </div>
                </div>
                {change.version === version ? (
                  <span className={shared['muted']}>{words.asItIs}</span>
                ) : (
                  isOurs && (
                    <OfferedButton
                      kind="secondary"
                      aria-label={words.backToNamed(change.version)}
                      hint={change.message}
                      onClick={() => void undo(change.version)}
                    >
                      {words.backTo}
                    </OfferedButton>
                  )
                )}
              </li>
            ))}
          </ul>
        )}
      </DeskList>
    </section>
  );
}
