import { describe, expect, test } from 'vitest';
import { defaultHours } from './hours.ts';
import { languageAsked, languageName } from './language.ts';
import { byClock, clockOf, readClock } from './sla.ts';

const hours = {
  ...defaultHours({ weekdays: { start: '06:00', end: '17:00' }, weekend: 'closed' }, 'Testhearth'),
  holidays: [{ date: '2026-11-26', name: 'Thanksgiving' }],
};
/** In Pacific Standard Time. */
const at = (text: string) => new Date(`${text}-08:00`);
const waiting = { state: 'waiting', handedOverAt: null, firstReplyAt: null, unansweredSince: null } as const;
const clock = (opened: string, now: string) => clockOf({ ...waiting, openedAt: at(opened) }, hours, at(now));

describe('the clock of an answer', () => {
  test('gives the first answer three minutes, soon under half of them, late after the last', () => {
    const start = clock('2026-11-18T10:00:00', '2026-11-18T10:00:00');
    if (!start) throw new Error('There is a clock.');
    const read = (seconds: number) => readClock(start, at('2026-11-18T10:00:00').getTime() + seconds * 1000);
    expect(read(0)).toEqual({ leftMs: 180_000, urgency: 'inTime' });
    expect(read(90).urgency).toBe('inTime');
    expect(read(91).urgency).toBe('soon');
    expect(read(180)).toEqual({ leftMs: 0, urgency: 'soon' });
    expect(read(181)).toEqual({ leftMs: -1000, urgency: 'late' });
  });

  test('stands still while closed: over night, on weekends and on holidays', () => {
    expect(clock('2026-11-18T16:59:00', '2026-11-18T23:00:00')).toMatchObject({ usedMs: 60_000, openUntil: null });
    expect(clock('2026-11-18T16:59:00', '2026-11-19T06:01:00')).toMatchObject({ usedMs: 120_000 });
    expect(clock('2026-11-20T16:59:00', '2026-11-23T06:00:00')).toMatchObject({ usedMs: 60_000 });
    expect(clock('2026-11-25T16:59:00', '2026-11-27T06:00:00')).toMatchObject({ usedMs: 60_000 });
    const evening = clock('2026-11-18T16:58:30', '2026-11-18T16:59:30');
    if (!evening) throw new Error('There is a clock.');
    // Read again at night without asking: only until five o'clock.
    expect(readClock(evening, at('2026-11-18T20:00:00').getTime()).leftMs).toBe(90_000);
  });

  test('gives each later answer two minutes from the first word that has none, and rests after ours', () => {
    const base = { state: 'withAgent', openedAt: at('2026-11-18T09:00:00'), handedOverAt: null } as const;
    const replied = { ...base, firstReplyAt: at('2026-11-18T09:01:00') };
    const now = at('2026-11-18T10:01:00');
    expect(clockOf({ ...replied, unansweredSince: at('2026-11-18T10:00:00') }, hours, now)).toMatchObject({
      ...{ kind: 'reply', limitMs: 120_000, usedMs: 60_000 },
    });
    expect(clockOf({ ...replied, unansweredSince: null }, hours, now)).toBeNull();
    expect(clockOf({ ...waiting, state: 'withBot', openedAt: now }, hours, now)).toBeNull();
    expect(clockOf({ ...waiting, state: 'ended', openedAt: now }, hours, now)).toBeNull();
  });

  test('runs from when the chatbot handed over, and sorts those with the least left first', () => {
    const now = at('2026-11-18T10:01:00');
    const opened = { ...waiting, openedAt: at('2026-11-18T08:00:00') };
    const handed = clockOf({ ...opened, handedOverAt: at('2026-11-18T10:00:30') }, hours, now);
    expect(handed?.usedMs).toBe(30_000);
    const long = clockOf(opened, hours, now);
    expect([null, handed, long].toSorted(byClock)).toEqual([long, handed, null]);
  });
});

describe('the language a browser asks for', () => {
  test('is the one that weighs most, by its primary tag, and only a known one', () => {
    expect(languageAsked('es-MX,es;q=0.9,en;q=0.8')).toBe('es');
    expect(languageAsked('en;q=0.5, zh-Hant-TW')).toBe('zh');
    expect(languageAsked('*')).toBeNull();
    expect(languageAsked('qqq, <script>, en_US')).toBeNull();
    expect(languageAsked('de;q=0, ko')).toBe('ko');
    expect(languageAsked(undefined)).toBeNull();
    expect(languageName('es')).toBe('Spanish');
  });
});
