/** Whether a notary is here now, and when they are back: by the clock where the home is, or where the reader is. */
import { useEffect, useState } from 'react';
import { dateIn } from '#core/calendar/zoned.ts';
import type { BusinessDay } from '#core/support/hours.ts';
import { type Opening, openingFrom, openingOn } from '#core/support/opening.ts';
import * as words from '#core/words/en/notary-hours.ts';
import { sayHour, sayWeekday, sayZone } from '#web/app/dates.ts';
import { useSteady } from '#web/client/steady.ts';
import { Wait } from './wait.tsx';

const LOOK_AGAIN_MS = 30_000;

interface NotaryHoursProps {
  readonly timeZone?: string;
}

/** For who has not gone in yet: with the hours unknown, only what is true at any hour is said. */
export function NotaryHours({ timeZone }: NotaryHoursProps) {
  const said = useHours(timeZone);
  if (said?.isOpen)
    return (
      <>
        <p>{words.notariesAreHereUntil(said.until)}</p>
        <Wait />
        <p>{said.hours}</p>
      </>
    );
  return (
    <>
      <p>{words.theRoomIsOpen}</p>
      {said && <Closed said={said} />}
      {said ? <p>{words.reserveOrComeBack}</p> : <Wait />}
    </>
  );
}

/** For who waits inside: said only where no notary is here. */
export function NotariesAreAway({ timeZone }: NotaryHoursProps) {
  const said = useHours(timeZone);
  return said && !said.isOpen ? <Closed said={said} /> : null;
}

function Closed({ said }: { readonly said: Said }) {
  return (
    <p>
      {words.noNotaryIsHere} {said.hours} {words.next(said.next)}
    </p>
  );
}

interface Said {
  readonly isOpen: boolean;
  readonly until: string;
  readonly hours: string;
  readonly next: string;
}

function useHours(timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone): Said | undefined {
  const now = useNow();
  const week = useSteady('GET /service-operating-hours/external/api/v1/hours/{department}', {
    context: 'external',
    params: { department: 'OPS_NOTARY' },
    query: { display: 'true' },
  });
  return week.state === 'loaded' ? say(week.answer as readonly BusinessDay[], now, timeZone) : undefined;
}

function say(week: readonly BusinessDay[], now: Date, timeZone: string): Said | undefined {
  const opening = openingFrom(week, now);
  if (!opening) return undefined;
  const span = (of: Opening | undefined) =>
    of && words.span(sayHour(of.startsAt.toISOString(), timeZone), sayHour(of.endsAt.toISOString(), timeZone));
  const [weekdays, weekend] = [span(openingOn(week, 1, now)), span(openingOn(week, 6, now))];
  const startsAt = opening.startsAt.toISOString();
  const [today, tomorrow] = [now, new Date(now.getTime() + 86_400_000)].map((at) => dateIn(timeZone, at));
  const on = dateIn(timeZone, opening.startsAt);
  const day = on === today ? words.today : on === tomorrow ? words.tomorrow : sayWeekday(startsAt, timeZone);
  return {
    isOpen: opening.startsAt <= now,
    until: sayHour(opening.endsAt.toISOString(), timeZone),
    hours: words.hours(
      [
        ...(weekdays === undefined ? [] : [words.onWeekdays(weekdays)]),
        ...(weekend === undefined ? [] : [words.atWeekends(weekend)]),
      ],
      sayZone(timeZone),
    ),
    next: words.dayAt(day, sayHour(startsAt, timeZone)),
  };
}

/** The page may be open when the hours begin or end. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
