/** How much of a long answer is left. */
import { plural } from '../../plural.ts';

export const characterCharactersTooMany = (count: number, left: number) =>
  `${count} ${plural(count, { one: 'character', other: 'characters' })} ${left < 0 ? 'too many' : 'left'}`;
