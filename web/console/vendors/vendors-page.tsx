/** How each vendor answers, what waits for it, and pausing it. Numbers are read again every few seconds. */
import { useRef, useState } from 'react';
import { mayDo } from '#core/roles.ts';
import * as words from '#core/words/en/console/vendors.ts';
import { showZoned } from '#web/app/dates.ts';
import { PageLink } from '#web/app/page-link.tsx';
import type { Answer } from '#web/client/client.ts';
import { useRead } from '#web/client/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { DataTable } from '#web/ui/data-table.tsx';
import shared from '../console.module.css';
import { Bar } from '../frame/bar.tsx';
import { Icon } from '../frame/icons.tsx';
import { LoadedPage } from '../loaded-page.tsx';
import { useMe } from '../me.ts';
import { Orders } from './orders.tsx';
import { PauseButtons } from './pause.tsx';
import { Second, SwitchButton } from './second.tsx';
import { callsOf, nameOf, showTook, stateOf, type Vendor } from './state.ts';
import styles from './vendors.module.css';

const READ_AGAIN_MS = 5000;
type Vendors = Answer<'GET /service-console/api/v1/vendors'>;

export function VendorsPage() {
  const canTend = mayDo(useMe().data?.roles ?? [], 'tendVendorMessages');
  const query = useRead('GET /service-console/api/v1/vendors', [], { refetchInterval: READ_AGAIN_MS });
  const [said, setSaid] = useState<string>();
  const told = useRef<HTMLParagraphElement>(null);
  const [shown, setShown] = useState<string>();
  const onDone = (sentence: string) => {
    setSaid(sentence);
    told.current?.focus();
    void query.refetch();
  };
  return (
    <LoadedPage
      query={query}
      label={words.reading}
      heading={({ minutes }) => (
        <>
          <Bar title={words.title} />
          <p className={shared['muted']}>{words.intro(minutes)}</p>
          <p role="status" ref={told} tabIndex={-1}>
            {said}
          </p>
        </>
      )}
    >
      {(answer) => (
        <div className={shared['stack']}>
          <Table answer={answer} onDone={onDone} onShow={canTend ? setShown : undefined} />
          {shown !== undefined && <Orders vendor={shown} onDone={onDone} />}
          {canTend && (
            <p>
              <PageLink to="/console/messages">{words.deadLetters}</PageLink>
              {' – '}
              <span className={shared['muted']}>{words.deadLettersLead}</span>
            </p>
          )}
        </div>
      )}
    </LoadedPage>
  );
}

interface TableProps {
  readonly answer: Vendors;
  readonly onDone: (sentence: string) => void;
  /** Undefined for those who may not see which applications they are of. */
  readonly onShow: ((vendor: string) => void) | undefined;
}

function Table({ answer, onDone, onShow }: TableProps) {
  const { vendors, reaches, switchable } = answer;
  const isActing = reaches.length > 0 || switchable.length > 0;
  return (
    <DataTable
      caption={words.table}
      isCaptionHidden
      columns={[
        { key: 'vendor', header: words.vendor, cell: ({ vendor }: Vendor) => nameOf(vendor) },
        { key: 'state', header: words.state, cell: (vendor) => <State vendor={vendor} switchable={switchable} /> },
        { key: 'calls', header: words.calls, isNumber: true, cell: callsOf },
        { key: 'failed', header: words.failed, isNumber: true, cell: failedOf },
        { key: 'middle', header: words.middle, isNumber: true, cell: ({ middle }) => showTook(middle) },
        { key: 'nine', header: words.nineOfTen, isNumber: true, cell: ({ nineOfTen }) => showTook(nineOfTen) },
        { key: 'waiting', header: words.waiting, isNumber: true, cell: ({ waiting }) => waiting },
        {
          key: 'orders',
          header: words.orders,
          isNumber: true,
          cell: ({ vendor, orders }) =>
            orders === 0 || onShow === undefined ? (
              orders
            ) : (
              <Button kind="quiet" aria-label={words.showOrders(orders, nameOf(vendor))} onClick={() => onShow(vendor)}>
                {String(orders)}
              </Button>
            ),
        },
        ...(isActing
          ? [
              {
                key: 'act',
                header: words.act,
                cell: (vendor: Vendor) => (
                  <div className={styles['acts']}>
                    <PauseButtons vendor={vendor} reaches={reaches} onDone={onDone} />
                    <SwitchButton vendor={vendor} switchable={switchable} onDone={onDone} />
                  </div>
                ),
              },
            ]
          : []),
      ]}
      rows={vendors}
      rowKey={({ vendor }) => vendor}
    />
  );
}

function failedOf({ calls }: Vendor): string {
  const total = callsOf({ calls });
  return total === 0 ? words.none : words.share(calls.faults, ((100 * calls.faults) / total).toFixed(1));
}

const signs = { paused: 'clock', leftAlone: 'late', failing: 'late', quiet: 'more', answering: 'check' } as const;

/** A sign and a word; a pause also says who, when and why. */
function State({ vendor, switchable }: { readonly vendor: Vendor; readonly switchable: Vendors['switchable'] }) {
  const state = stateOf(vendor);
  return (
    <div className={styles['state']}>
      <span className={styles['mark']} data-state={state}>
        <Icon name={signs[state]} /> {words.states[state]}
      </span>
      {vendor.leftAloneSince !== null && (
        <span className={styles['more']}>{words.leftAloneSince(showZoned(vendor.leftAloneSince))}</span>
      )}
      {vendor.pauses.map(({ reach, at, by, why }) => (
        <span key={reach} className={styles['more']}>
          {words.pausedBy(by, showZoned(at), words.reaches[reach], why)}
        </span>
      ))}
      {vendor.second && <Second second={vendor.second} switchable={switchable} />}
    </div>
  );
}
