import { describe, expect, test } from 'vitest';
import { stateNames } from '#core/eligibility/states.ts';
import { instrumentStatements } from './instrument-statements.ts';
import { recordingFormats, recordingLayout } from './recording-formats.ts';
import { needsTrustee, securityInstrument, securityInstruments } from './security-instruments.ts';

const on = '2026-11-17';

describe('what is put on record', () => {
  test('every state has one instrument, with its citation', () => {
    expect(securityInstruments.map(({ state }) => state).toSorted()).toEqual(Object.keys(stateNames).toSorted());
    for (const { state, citation } of [...securityInstruments, ...instrumentStatements, ...recordingFormats])
      expect(citation, state).toMatch(/\d/);
    expect(() => securityInstrument('PR', on)).toThrow('PR');
  });

  test('deeds of trust have a trustee whom the lender names, but Colorado’s; no other instrument has', () => {
    expect([needsTrustee('CA', on), needsTrustee('CO', on), needsTrustee('FL', on), needsTrustee('GA', on)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  test('one layout is at least as strict as every row', () => {
    const layout = recordingLayout('CA', on);
    for (const { state, points = 0, citation: _, from: __, isReturnedAtTop: ___, ...inches } of recordingFormats) {
      for (const [name, least] of Object.entries(inches))
        if (typeof least === 'number')
          expect(layout[name as 'top'], `${state} ${name}`).toBeGreaterThanOrEqual(least * 72);
      expect(layout.leastPoints, state).toBeGreaterThanOrEqual(points);
    }
  });
});
