/**
 * Every key of the desk: where it counts, what is pressed, what it does. A part that acts on one says so by its name
 * (`useKey`, `KeyButton`); a spec fails for a row that no one reads. Sections bring their own letter, which follows G.
 */
import * as words from '#core/words/en/console/keys.ts';

type Where = keyof typeof words.places;

export interface KeyRow {
  readonly where: Where;
  /** `n`, `shift+n`, `alt+1`, `Escape`, `mod+k` (Control, on a Mac Command); two that follow each other with a space between: `g w`. */
  readonly press: string;
  readonly label: string;
}

export const keyTable = {
  allKeys: { where: 'everywhere', press: '?', label: words.allKeys },
  back: { where: 'everywhere', press: 'Escape', label: words.back },
  palette: { where: 'everywhere', press: 'mod+k', label: words.palette },
  find: { where: 'everywhere', press: '/', label: words.find },
  takeNext: { where: 'chat', press: 'n', label: words.takeNext },
  answers: { where: 'chat', press: '/', label: words.answers },
  transfer: { where: 'chat', press: 't', label: words.transfer },
  note: { where: 'chat', press: 'shift+n', label: words.teamNote },
  end: { where: 'chat', press: 'shift+e', label: words.end },
  invite: { where: 'staff', press: 'i', label: words.invite },
  nextRow: { where: 'list', press: 'j', label: words.nextRow },
  previousRow: { where: 'list', press: 'k', label: words.previousRow },
  openRow: { where: 'list', press: 'Enter', label: words.openRow },
  switchTo1: { where: 'chat', press: 'alt+1', label: words.switchTo(1) },
  switchTo2: { where: 'chat', press: 'alt+2', label: words.switchTo(2) },
  switchTo3: { where: 'chat', press: 'alt+3', label: words.switchTo(3) },
  switchTo4: { where: 'chat', press: 'alt+4', label: words.switchTo(4) },
} as const satisfies Record<string, KeyRow>;
export type KeyName = keyof typeof keyTable;

export const goRow = (letter: string, label: string): KeyRow => ({ where: 'goTo', press: `g ${letter}`, label });

/** What is printed on the caps, one for each key of the row. */
export function capsOf(press: string, isMac = /Mac|iP(hone|ad)/.test(navigator.userAgent)): readonly string[] {
  const { signs } = words;
  const names: Readonly<Record<string, string>> = {
    alt: isMac ? signs.option : signs.alt,
    mod: isMac ? signs.command : signs.control,
    shift: signs.shift,
    Escape: signs.escape,
    Enter: signs.enter,
    ArrowUp: signs.up,
    ArrowDown: signs.down,
  };
  return press.split(/[+ ]/).map((one) => names[one] ?? one.toUpperCase());
}
