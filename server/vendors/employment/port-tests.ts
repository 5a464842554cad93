/** What any company that verifies employment must do for us. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { CalendarDate } from '#core/calendar/dates.ts';
import { describeLongWork, describeManners, type Make, oneSubject } from '../sandbox/test-manners.ts';
import type { Employment } from './port.ts';

export function describeEmploymentPort(name: string, make: Make<Employment>, today: () => CalendarDate): void {
  describe(`employment: ${name}`, () => {
    const get = oneSubject(make);
    const verify = (port: Employment, key: string, employer = 'Bluebird Logistics', more: { isAgain?: boolean } = {}) =>
      port.verify({
        key,
        applicationUuid: randomUUID(),
        name: 'Ann Archer',
        employer: { name: employer, phoneNumber: '7755550123' },
        ...more,
      });
    const find = async (employer: string, more?: { isAgain: boolean }) => {
      const { port } = get();
      const { reference } = await verify(port, randomUUID(), employer, more);
      return port.result(reference);
    };

    describeManners(get, { verify });
    describeLongWork(get, { verify });

    test('who works there is confirmed, with a title and since when', async () => {
      const found = await find('Bluebird Logistics');
      if (found?.outcome !== 'employed') throw new Error(found?.outcome);
      expect(found.title).not.toBeNull();
      expect(found.since !== null && found.since < today()).toBe(true);
    });

    test('who has left since they were confirmed is not employed when asked about again', async () => {
      expect((await find('Lastday Studios'))?.outcome).toBe('employed');
      expect((await find('Lastday Studios', { isAgain: true }))?.outcome).toBe('notEmployed');
      expect((await find('Bluebird Logistics', { isAgain: true }))?.outcome).toBe('employed');
    });

    test('who has left is not employed', async () => {
      const found = await find('Formeremployer Inc');
      expect(found?.outcome).toBe('notEmployed');
    });

    test('no one picking up is neither, and says when to try again', async () => {
      const found = await find('The Noanswer Company');
      if (found?.outcome !== 'notReached') throw new Error(found?.outcome);
      expect(found.tryAgainOn > today()).toBe(true);
    });

    test('an employer that takes its time has not answered yet', async () => {
      expect(await find('Slowemployer LLC')).toBeUndefined();
    });

    test('work no one ordered has no result', async () => {
      expect(await get().port.result('employment_of_nobody')).toBeUndefined();
    });
  });
}
