/** Orders that one vendor has not answered, each with a button that has it asked again. */
import { useState } from 'react';
import * as words from '#core/words/en/console/vendors.ts';
import { showZoned } from '#web/app/dates.ts';
import { sentenceOf } from '#web/app/failure-text.ts';
import { PageLink } from '#web/app/page-link.tsx';
import { type Answer, call } from '#web/client/client.ts';
import { read } from '#web/client/retry.ts';
import { Alert } from '#web/ui/alert.tsx';
import { DataTable } from '#web/ui/data-table.tsx';
import { sayEvent } from '../closings/words.ts';
import shared from '../console.module.css';
import { DeskList } from '../frame/list.tsx';
import { usePages } from '../frame/use-pages.ts';
import { Nothing } from '../item-list.tsx';
import { showLoanNumber } from '../loan-number.ts';
import { OfferedButton } from '../palette/offered-button.tsx';
import { applicationPath } from '../paths.ts';
import { nameOf } from './state.ts';

const key = 'GET /service-console/api/v1/vendors/{vendor}/orders';
type Order = Answer<typeof key>['rows'][number];

interface OrdersProps {
  readonly vendor: string;
  readonly onDone: (sentence: string) => void;
}

export function Orders({ vendor, onDone }: OrdersProps) {
  const pages = usePages<Order>({
    key: [key, vendor],
    read: (cursor, signal) => read(key, { params: { vendor }, query: cursor === undefined ? {} : { cursor }, signal }),
  });
  return (
    <section className={shared['stack']} aria-label={words.ordersAt(nameOf(vendor))}>
      <h2>{words.ordersAt(nameOf(vendor))}</h2>
      <DeskList pages={pages} awaited={words.readingOrders} empty={<Nothing>{words.noOrders}</Nothing>}>
        {(orders) => (
          <DataTable
            caption={words.ordersAt(nameOf(vendor))}
            isCaptionHidden
            columns={[
              { key: 'what', header: words.whatWasOrdered, cell: ({ effect }: Order) => sayEvent(effect) },
              {
                key: 'application',
                header: words.application,
                cell: ({ applicationUuid, loanNumber }) => (
                  <PageLink to={applicationPath(applicationUuid)}>
                    {loanNumber === null ? words.withoutNumber : showLoanNumber(loanNumber)}
                  </PageLink>
                ),
              },
              { key: 'placed', header: words.placed, cell: ({ placedAt }) => showZoned(placedAt) },
              { key: 'asked', header: words.asked, cell: ({ timesAsked }) => words.times(timesAsked) },
              {
                key: 'act',
                header: words.act,
                cell: (order) => <AskAgain vendor={vendor} order={order} onDone={onDone} />,
              },
            ]}
            rows={orders}
            rowKey={({ reference }) => reference}
          />
        )}
      </DeskList>
    </section>
  );
}

interface AskAgainProps {
  readonly vendor: string;
  readonly order: Order;
  readonly onDone: (sentence: string) => void;
}

function AskAgain({ vendor, order, onDone }: AskAgainProps) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const press = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const body = { reference: order.reference };
      await call('POST /service-console/api/v1/vendors/{vendor}/ask-again', { params: { vendor }, body });
      onDone(words.weAskAgain);
    } catch (error) {
      setFailure(sentenceOf(error));
    }
    setBusy(false);
  };
  const label = words.askAgainNamed(sayEvent(order.effect), order.loanNumber ?? words.withoutNumber);
  return (
    <>
      <OfferedButton kind="secondary" isBusy={isBusy} aria-label={label} onClick={() => void press()}>
        {words.askAgain}
      </OfferedButton>
      {failure !== undefined && <Alert title={words.itDidNotWork}>{failure}</Alert>}
    </>
  );
}
