/** Below a page: its keys, and a button (and a key) that shows all of them. */
import { useState } from 'react';
import * as words from '#core/words/en/console/keys.ts';
import { PageLink } from '#web/app/page-link.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { usePaletteActs } from '../palette/acts.ts';
import { showPalette } from '../palette/shown.ts';
import { Caps } from './caps.tsx';
import styles from './frame.module.css';
import { capsOf, type KeyRow, keyTable } from './key-table.ts';
import { countsWhenOff, useAreKeysOn, useKey, useReaders } from './use-key.ts';

/** They would fill the line; the list of all keys has them. */
const notInHints: readonly string[] = ['queue', 'everywhere', 'goTo', 'tabs'];

export function Hints() {
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  useKey('allKeys', open);
  usePaletteActs([{ key: 'keys', label: words.allKeys, press: keyTable.allKeys.press, run: open }]);
  const isOn = useAreKeysOn();
  const rows = useRowsNow();
  const own = rows.filter(({ where, press }) => !notInHints.includes(where) && (isOn || countsWhenOff(press)));
  return (
    <>
      <footer className={styles['hints']}>
        <ul className={styles['hintList']}>
          {own.map(({ press, label }) => (
            <li key={press} className={styles['hint']}>
              <Caps press={press} /> {label}
            </li>
          ))}
        </ul>
        {!isOn && (
          <span>
            {words.keysAreOff}. <PageLink to="/console/security#keyboard">{words.turnThemOn}</PageLink>
          </span>
        )}
        <button type="button" className={styles['allKeys']} onClick={() => showPalette(true)}>
          <Caps press={keyTable.palette.press} /> {words.palette}
        </button>
        <button type="button" className={styles['allKeys']} onClick={open}>
          {isOn && <Caps press={keyTable.allKeys.press} />} {words.allKeys}
        </button>
      </footer>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={words.keysOfThisPage}>
        <AllKeys rows={rows} />
      </Dialog>
    </>
  );
}

/** Each press once: the last who reads it is who is asked. In the order of the table, sections as they stand in the rail. */
function useRowsNow(): readonly KeyRow[] {
  const rows = [...new Map(useReaders().map(({ row }) => [row.press, row])).values()];
  const order = Object.values(keyTable).map(({ press }) => press as string);
  const placeOf = ({ press }: KeyRow) => (order.includes(press) ? order.indexOf(press) : order.length);
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other));
}

function AllKeys({ rows }: { readonly rows: readonly KeyRow[] }) {
  const places = Object.entries(words.places).map(([where, name]) => ({
    name,
    own: rows.filter((row) => row.where === where),
  }));
  return places
    .filter(({ own }) => own.length > 0)
    .map(({ name, own }) => (
      <section key={name} className={styles['keyGroup']}>
        <h3>{name}</h3>
        <dl className={styles['keyList']}>
          {own.map(({ press, label }) => (
            <div key={press} className={styles['keyRow']}>
              <dt>{label}</dt>
              <dd>
                <SpokenCaps press={press} />
              </dd>
            </div>
          ))}
        </dl>
      </section>
    ));
}

/** Here a key is the answer, so it is read too. */
function SpokenCaps({ press }: { readonly press: string }) {
  return capsOf(press).map((cap) => <kbd key={cap}>{cap}</kbd>);
}
