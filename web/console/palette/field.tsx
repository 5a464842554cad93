/** Where one types: the case that is open as a chip before the words. */
import type { KeyboardEvent } from 'react';
import * as words from '#core/words/en/console/palette.ts';
import { Icon } from '../frame/icons.tsx';
import type { PaletteCase } from './acts.ts';
import styles from './palette.module.css';

interface FieldProps {
  readonly listId: string;
  readonly about: PaletteCase | undefined;
  readonly typed: string;
  readonly activeId: string | undefined;
  readonly onType: (typed: string) => void;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onLeaveCase: () => void;
  readonly onClose: () => void;
}

export function Field({ listId, about, typed, activeId, onType, onKey, onLeaveCase, onClose }: FieldProps) {
  return (
    <div className={styles['field']}>
      <Icon name="find" />
      {about && (
        <span className={styles['chip']}>
          <Icon name="person" />
          {`${about.name} · ${about.number}`}
          <button type="button" aria-label={words.takeCaseAway(about.name)} onClick={onLeaveCase}>
            <Icon name="close" />
          </button>
        </span>
      )}
      <input
        type="text"
        role="combobox"
        className={styles['input']}
        aria-label={words.whatDoYouWant}
        placeholder={words.whatDoYouWant}
        aria-expanded="true"
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={onKey}
      />
      <button type="button" className={styles['close']} onClick={onClose}>
        {words.close}
      </button>
    </div>
  );
}
