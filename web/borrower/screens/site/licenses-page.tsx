/** Where the lender is licensed, and for what: a line a state, so that fifty of them are quickly looked through on a phone. */
import { useEffect, useState } from 'react';
import type { Product } from '#core/brand/brand.ts';
import * as words from '#core/words/en/site.ts';
import { read } from '#web/client/retry.ts';
import type { Start } from '#web/client/start.ts';
import { DataTable } from '#web/ui/data-table.tsx';
import { rich } from '#web/ui/rich.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { productNames } from '../../product-names.ts';
import { PageHeading } from '../../shell/page-heading.tsx';
import { offeredProducts, useCompany, useStart } from '../../site.ts';
import styles from './site-page.module.css';

export function LicensesPage() {
  const { names, nmlsId } = useCompany();
  return (
    <div className={styles['page']}>
      <PageHeading />
      <p className={styles['lead']}>
        {rich(
          words.isRegisteredInTheNationwide(names.legal, nmlsId, (text) => (
            <a href="https://www.nmlsconsumeraccess.org" rel="noreferrer">
              {text}
            </a>
          )),
        )}
      </p>
      <LicenseTable />
    </div>
  );
}

interface StateRow {
  readonly name: string;
  readonly products: ReadonlySet<Product>;
}

function LicenseTable() {
  const start = useStart();
  const rows = useLicenses(start);
  if (rows === 'loading') return <Skeleton label={words.loadingLicensedStates} lines={8} />;
  if (rows === 'error') return <p>{words.weCannotShowTheList}</p>;
  const offered = offeredProducts(start);
  return (
    <DataTable<StateRow>
      caption={words.whereWeAreLicensed}
      rows={rows}
      rowKey={({ name }) => name}
      columns={[
        { key: 'state', header: words.state, cell: ({ name }) => name },
        { key: 'products', header: words.licensedFor, cell: ({ products }) => licensedFor(offered, products) },
      ]}
    />
  );
}

function licensedFor(offered: readonly Product[], products: ReadonlySet<Product>): string {
  const here = offered.filter((product) => products.has(product));
  return offered.length > 1 && here.length === offered.length
    ? words.everythingWeOffer
    : here.map((product) => productNames[product]).join(', ');
}

function useLicenses(start: Start): readonly StateRow[] | 'loading' | 'error' {
  const [rows, setRows] = useState<readonly StateRow[] | 'loading' | 'error'>('loading');
  useEffect(() => {
    const leaving = new AbortController();
    readLicenses(start, leaving.signal).then(setRows, () => {
      if (!leaving.signal.aborted) setRows('error');
    });
    return () => leaving.abort();
  }, [start]);
  return rows;
}

/** One row a state, by name, with the products that may be had there. */
async function readLicenses(start: Start, signal: AbortSignal): Promise<readonly StateRow[]> {
  const { orgCode } = start.organization;
  const products = new Map<string, Set<Product>>();
  await Promise.all(
    offeredProducts(start).map(async (product) => {
      const path = 'GET /service-application/external/api/v1/heloc/state-licenses';
      for (const { name } of await read(path, { context: 'external', query: { orgCode, product }, signal })) {
        products.set(name, (products.get(name) ?? new Set()).add(product));
      }
    }),
  );
  return [...products]
    .map(([name, licensed]) => ({ name, products: licensed }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en', { sensitivity: 'base' }));
}
