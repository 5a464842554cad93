/** Moments as a field for them has them, in one's own time: empty is none. */
import * as v from 'valibot';
import * as words from '#core/words/en/errors/banners.ts';

const written = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})$/;

/** To what the server keeps. */
export const typedMoment = v.pipe(
  v.string(),
  v.trim(),
  v.check((text) => text === '' || !Number.isNaN(read(text)), words.pleaseEnterAMoment),
  v.transform((text) => (text === '' ? null : new Date(read(text)).toISOString())),
);

function read(text: string): number {
  const [, day, time] = written.exec(text) ?? [];
  return day === undefined ? Number.NaN : new Date(`${day}T${time}:00`).getTime();
}

export function typedFrom(moment: string | null): string {
  if (moment === null) return '';
  const at = new Date(moment);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`;
}
