/** Below the palette: its keys, and the signs that narrow it. */
import * as words from '#core/words/en/console/palette.ts';
import { Caps } from '../frame/caps.tsx';
import styles from './palette.module.css';

export function Foot() {
  return (
    <footer className={styles['foot']}>
      <span>
        <Caps press="ArrowUp ArrowDown" /> {words.move}
      </span>
      <span>
        <Caps press="Enter" /> {words.run}
      </span>
      <ul className={styles['prefixes']}>
        {Object.entries(words.prefixes).map(([sign, meaning]) => (
          <li key={sign}>
            <b>{sign}</b> {meaning}
          </li>
        ))}
      </ul>
    </footer>
  );
}
