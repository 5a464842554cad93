/** The frame of the desk: the rail, the page, and the keys below it. Pages stand in it as they are; it owns no page. */
import type { ReactNode } from 'react';
import * as words from '#core/words/en/console/frame.ts';
import { Palette } from '../palette/palette.tsx';
import styles from './frame.module.css';
import { Hints } from './hints.tsx';
import { Rail, type RailItem } from './rail.tsx';
import { useKeysOf } from './use-key.ts';

interface FrameProps {
  readonly brand: string;
  readonly items: readonly RailItem[];
  readonly person: { readonly identityUuid: string; readonly name: string; readonly roles: string };
  readonly children: ReactNode;
}

export function Frame({ brand, items, person, children }: FrameProps) {
  useKeysOf(person.identityUuid);
  return (
    <div className={styles['frame']}>
      <a className={styles['skip']} href="#main">
        {words.skipToThePage}
      </a>
      <Rail brand={brand} items={items} name={person.name} roles={person.roles} />
      <Page>{children}</Page>
      <Hints />
      <Palette items={items} />
    </div>
  );
}

/** Where a page stands. Without the frame it is the whole window: while the console opens. */
export function Page({ children }: { readonly children: ReactNode }) {
  return (
    // It scrolls, and a page of law has nothing else in it that the Tab key would find.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard (WCAG 2.1.1)
    <main className={styles['page']} id="main" tabIndex={0}>
      {children}
    </main>
  );
}
