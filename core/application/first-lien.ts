/** Whether our line will be the first lien on the home: nothing else is secured by it, or the draw pays all of it off. */
import type { Application } from './application.ts';

export function isFirstLien({ liens }: Pick<Application, 'liens'>): boolean {
  return liens.every(({ isPaidOff }) => isPaidOff);
}
