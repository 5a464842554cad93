/** What any flood zone company must do for us. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { describeLongWork, describeManners, type Make, oneSubject } from '../sandbox/test-manners.ts';
import type { Flood, FloodRequest } from './port.ts';

const house = (street1: string, rest: Partial<FloodRequest> = {}): FloodRequest => ({
  key: randomUUID(),
  applicationUuid: randomUUID(),
  address: { street1, street2: '', city: 'Reno', state: 'NV', zip: '89501' },
  ...rest,
});

export function describeFloodPort(name: string, make: Make<Flood>): void {
  describe(`flood: ${name}`, () => {
    const get = oneSubject(make);
    const late = async (port: Flood, key: string) => {
      // One application for a key: asked again, it is the same question.
      const answer = await port.determine(house('12 Floodlate St', { key, applicationUuid: key }));
      if (answer.outcome !== 'delayed') throw new Error(answer.outcome);
      return answer;
    };
    describeManners(get, {
      determine: (port, key) => port.determine(house('12 Oak St', { key })),
      'determine, delayed': late,
    });
    describeLongWork(get, { 'determine, delayed': late });

    const determined = async (street: string) => {
      const answer = await get().port.determine(house(street));
      if (answer.outcome !== 'determined') throw new Error(answer.outcome);
      return answer.determination;
    };

    test.each([
      ['12 Oak St', 'X'],
      ['12 Zonea St', 'AE'],
      ['12 Zonev St', 'VE'],
    ])('%s lies in zone %s', async (street, zone) => {
      expect(await determined(street)).toMatchObject({ zone, isForLifeOfLoan: true });
    });

    test('a house keeps its certificate, and no other has it', async () => {
      expect(await determined('12 Zonea St')).toEqual(await determined('12 zonea st'));
      expect((await determined('12 Oak St')).certificateId).not.toBe((await determined('14 Oak St')).certificateId);
    });

    test('what was late once is known when it is asked for again', async () => {
      const { port } = get();
      const request = house('12 Floodlate Zonea St');
      const first = await port.determine(request);
      expect(first.outcome).toBe('delayed');
      expect(await port.determine(request)).toEqual(first);
      expect(await port.determine({ ...request, key: randomUUID() })).toMatchObject({
        outcome: 'determined',
        determination: { zone: 'AE' },
      });
    });
  });
}
