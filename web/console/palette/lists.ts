/** Where every list of work and every status of the journey is found, by the tables of core. */
import { deskQueues } from '#core/desk/queues.ts';
import { statusNames } from '#core/journey/statuses.ts';
import * as words from '#core/words/en/console/palette.ts';
import { sayStatus } from '../closings/words.ts';
import type { Entry } from './entries.ts';

export interface ListPlace extends Pick<Entry, 'key' | 'icon' | 'label' | 'hint' | 'press'> {
  readonly to: string;
}

export const listPlaces: readonly ListPlace[] = [
  ...deskQueues.map(({ id, name, letter }) => ({
    ...{ key: `queue ${id}`, icon: 'stack' as const, label: name, hint: words.queue, press: `q ${letter}` },
    to: `/console/work?queue=${id}`,
  })),
  ...statusNames.map((status) => ({
    ...{ key: `status ${status}`, icon: 'flag' as const, label: sayStatus(status), hint: words.status },
    to: `/console/map/${status}`,
  })),
];
