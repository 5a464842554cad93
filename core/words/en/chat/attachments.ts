/** Files in a chat. */
import { plural } from '../../plural.ts';

export const bytes = (count: number) => `${count} ${plural(count, { one: 'byte', other: 'bytes' })}`;

export const empty = 'This file is empty. Please choose another one.';
export const tooLarge = 'This file is larger than 25 MB. Please send a smaller one.';
export const kind = 'You can send jpg, png, amr, mp3, mp4, pdf and txt files. Please save it as one of these.';
export const mismatch =
  'The content of this file is not what its name says. Please save it again and send the new file.';
