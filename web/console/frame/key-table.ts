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
  choose1: { where: 'application', press: '1', label: words.chooseAct(1) },
  choose2: { where: 'application', press: '2', label: words.chooseAct(2) },
  choose3: { where: 'application', press: '3', label: words.chooseAct(3) },
  choose4: { where: 'application', press: '4', label: words.chooseAct(4) },
  choose5: { where: 'application', press: '5', label: words.chooseAct(5) },
  choose6: { where: 'application', press: '6', label: words.chooseAct(6) },
  choose7: { where: 'application', press: '7', label: words.chooseAct(7) },
  choose8: { where: 'application', press: '8', label: words.chooseAct(8) },
  choose9: { where: 'application', press: '9', label: words.chooseAct(9) },
  decide: { where: 'application', press: 'mod+Enter', label: words.decide },
  confirmRequest: { where: 'application', press: 'shift+y', label: words.confirmRequest },
  refuseRequest: { where: 'application', press: 'shift+x', label: words.refuseRequest },
  raiseCondition: { where: 'application', press: 'r', label: words.raiseCondition },
  review: { where: 'application', press: 'v', label: words.review },
  previousFile: { where: 'review', press: '[', label: words.previousFile },
  nextFile: { where: 'review', press: ']', label: words.nextFile },
  previousPage: { where: 'review', press: ',', label: words.previousPage },
  nextPage: { where: 'review', press: '.', label: words.nextPage },
  larger: { where: 'review', press: '+', label: words.larger },
  smaller: { where: 'review', press: '-', label: words.smaller },
  fit: { where: 'review', press: '0', label: words.fit },
  rotate: { where: 'review', press: 'o', label: words.rotate },
  nextDifference: { where: 'review', press: 'd', label: words.nextDifference },
  accept: { where: 'review', press: 'y', label: words.accept },
  askAgain: { where: 'review', press: 'w', label: words.askAgain },
  rejectAsFraud: { where: 'review', press: 'shift+f', label: words.rejectAsFraud },
  makeFile: { where: 'funding', press: 'm', label: words.makeFile },
  invite: { where: 'staff', press: 'i', label: words.invite },
  nextRow: { where: 'list', press: 'j', label: words.nextRow },
  previousRow: { where: 'list', press: 'k', label: words.previousRow },
  openRow: { where: 'list', press: 'Enter', label: words.openRow },
  claim: { where: 'list', press: 'c', label: words.claim },
  release: { where: 'list', press: 'shift+c', label: words.release },
  nextCase: { where: 'list', press: 'n', label: words.nextCase },
  preview: { where: 'list', press: 'Space', label: words.preview },
  select: { where: 'list', press: 'x', label: words.select },
  assign: { where: 'list', press: 'a', label: words.assign },
  filter: { where: 'list', press: 'f', label: words.filter },
  density: { where: 'list', press: 'd', label: words.density },
  saveView: { where: 'list', press: 'shift+s', label: words.saveView },
  caseNote: { where: 'application', press: 'm', label: words.caseNote },
  caseMessage: { where: 'application', press: 'e', label: words.caseMessage },
  handOff: { where: 'application', press: 'h', label: words.handOff },
  explain: { where: 'application', press: 'i', label: words.explain },
  timeline: { where: 'application', press: 'l', label: words.timeline },
  tab1: { where: 'tabs', press: 't 1', label: words.tab(1) },
  tab2: { where: 'tabs', press: 't 2', label: words.tab(2) },
  tab3: { where: 'tabs', press: 't 3', label: words.tab(3) },
  tab4: { where: 'tabs', press: 't 4', label: words.tab(4) },
  tab5: { where: 'tabs', press: 't 5', label: words.tab(5) },
  tab6: { where: 'tabs', press: 't 6', label: words.tab(6) },
  tab7: { where: 'tabs', press: 't 7', label: words.tab(7) },
  tab8: { where: 'tabs', press: 't 8', label: words.tab(8) },
  tab9: { where: 'tabs', press: 't 9', label: words.tab(9) },
  switchTo1: { where: 'chat', press: 'alt+1', label: words.switchTo(1) },
  switchTo2: { where: 'chat', press: 'alt+2', label: words.switchTo(2) },
  switchTo3: { where: 'chat', press: 'alt+3', label: words.switchTo(3) },
  switchTo4: { where: 'chat', press: 'alt+4', label: words.switchTo(4) },
} as const satisfies Record<string, KeyRow>;
export type KeyName = keyof typeof keyTable;

export const goRow = (letter: string, label: string): KeyRow => ({ where: 'goTo', press: `g ${letter}`, label });

/** A list of work and its letter. */
export const queueRow = (letter: string, label: string): KeyRow => ({ where: 'queue', press: `q ${letter}`, label });

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
  // The sign itself is a key too.
  return (press === '+' ? [press] : press.split(/[+ ]/)).map((one) => names[one] ?? one.toUpperCase());
}
