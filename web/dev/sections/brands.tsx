import { useState } from 'react';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { type DevAnswer, useDev } from './api.ts';
import styles from './sections.module.css';

type Brand = DevAnswer<'GET /dev/api/brands'>[number];

const swatches = ['accent', 'accentSoft', 'link', 'bg', 'surfaceSunken', 'text', 'success', 'danger'] as const;

export function Brands() {
  const { data } = useDev('GET /dev/api/brands');
  const [wanted, setWanted] = useState('');
  if (!data) return <Skeleton lines={8} kind="block" />;
  const found = data.filter(({ name, orgCode, kind }) =>
    `${name} ${orgCode} ${kind}`.toLowerCase().includes(wanted.trim().toLowerCase()),
  );
  return (
    <>
      <TextField label="Find" name="find" type="search" value={wanted} onChange={setWanted} />
      <p className={styles['muted']}>{found.length} brands</p>
      <ul className={styles['wall']}>
        {found.map((brand) => (
          <BrandTile key={brand.orgCode} brand={brand} />
        ))}
      </ul>
    </>
  );
}

function BrandTile({ brand }: { readonly brand: Brand }) {
  const { orgCode, name, kind, host, colours, isNewYork } = brand;
  return (
    <li className={styles['tile']}>
      <div className={styles['logo']} style={{ background: colours['topBar'] }}>
        <img src={`/brands/${brand.brand}/logo.svg`} alt="" width="40" height="40" loading="lazy" decoding="async" />
      </div>
      <div className={styles['colours']} aria-hidden="true">
        {swatches.map((color) => (
          <span key={color} style={{ background: colours[color] }} />
        ))}
      </div>
      <div className={styles['tileText']}>
        <a href={host === null ? `/account/heloc/register?org=${orgCode}` : siteOf(host)}>{name}</a>
        <span className={styles['muted']}>
          {kindWords[kind] ?? kind}
          {isNewYork && ', New York'}
        </span>
        <a href={`/dev?org=${orgCode}`} aria-label={`Wear it here: ${name}`}>
          Wear it here
        </a>
      </div>
    </li>
  );
}

const kindWords: Readonly<Record<string, string>> = {
  provider: 'The provider',
  creditUnion: 'Credit union',
  bank: 'Bank',
  broker: 'Broker',
  fintech: 'Fintech',
};

function siteOf(host: string): string {
  return `${location.protocol}//${host}${location.port && `:${location.port}`}/account/heloc/register`;
}
