/** What is announced over the pages: written with a preview, from and until, and each change can be undone. */
import { useRef, useState } from 'react';
import type { BannerReach } from '#core/support/banner-edit.ts';
import * as words from '#core/words/en/console/banners.ts';
import { showZoned } from '#web/app/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { DataTable } from '#web/ui/data-table.tsx';
import shared from '../console.module.css';
import { Bar } from '../frame/bar.tsx';
import { DeskList } from '../frame/list.tsx';
import { Nothing } from '../item-list.tsx';
import { BannerHistory } from './banner-history.tsx';
import { type Banner, useBanners, useSayWhere } from './banners.ts';
import { EditBanner } from './edit-banner.tsx';

export function BannersPage() {
  const pages = useBanners();
  const [said, setSaid] = useState<string>();
  const [shown, setShown] = useState<string>();
  const told = useRef<HTMLParagraphElement>(null);
  const reaches = pages.first?.reaches;
  const onDone = (sentence: string) => {
    setSaid(sentence);
    told.current?.focus();
    pages.tryAgain();
  };
  const chosen = pages.rows?.find(({ uuid }) => uuid === shown);
  return (
    <>
      <Bar title={words.title}>{reaches && <EditBanner banner={undefined} reaches={reaches} onDone={onDone} />}</Bar>
      <p className={shared['muted']}>{words.intro}</p>
      <p role="status" ref={told} tabIndex={-1}>
        {said}
      </p>
      <DeskList pages={pages} awaited={words.reading} empty={<Nothing>{words.none}</Nothing>}>
        {(banners) => <Table banners={banners} reaches={reaches ?? []} onDone={onDone} onHistory={setShown} />}
      </DeskList>
      {chosen && <BannerHistory key={chosen.uuid} banner={chosen} reaches={reaches ?? []} onDone={onDone} />}
    </>
  );
}

const stateOf = ({ active, isShown }: Banner) => (isShown ? 'shown' : active ? 'waits' : 'off');
const said = (moment: string | null) => (moment === null ? null : showZoned(moment));

interface TableProps {
  readonly banners: readonly Banner[];
  readonly reaches: readonly BannerReach[];
  readonly onDone: (sentence: string) => void;
  readonly onHistory: (uuid: string) => void;
}

function Table({ banners, reaches, onDone, onHistory }: TableProps) {
  const sayWhere = useSayWhere();
  return (
    <DataTable
      caption={words.title}
      isCaptionHidden
      columns={[
        { key: 'message', header: words.message, cell: ({ message }: Banner) => message },
        { key: 'where', header: words.where, cell: sayWhere },
        { key: 'when', header: words.when, cell: ({ from, until }) => words.span(said(from), said(until)) },
        { key: 'state', header: words.state, cell: (banner) => words.states[stateOf(banner)] },
        {
          key: 'act',
          header: words.act,
          cell: (banner) => (
            <div className={shared['actions']}>
              {reaches.includes(banner.reach) ? (
                <EditBanner banner={banner} reaches={reaches} onDone={onDone} />
              ) : (
                <span className={shared['muted']}>{words.theProviders}</span>
              )}
              <Button
                kind="quiet"
                aria-label={words.historyNamed(banner.message)}
                onClick={() => onHistory(banner.uuid)}
              >
                {words.history}
              </Button>
            </div>
          ),
        },
      ]}
      rows={banners}
      rowKey={({ uuid }) => uuid}
    />
  );
}
