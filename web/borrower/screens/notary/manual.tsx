/** A notary in person: choosing a time, and looking after the appointment until it has been. */
import { useRef, useState } from 'react';
import * as v from 'valibot';
import { takes } from '#core/journey/outline.ts';
import { movableUntil } from '#core/notary/in-person.ts';
import { formatCents } from '#core/offers/money.ts';
import * as words from '#core/words/en/notary-in-person.ts';
import { showDay, showTime } from '#web/app/dates.ts';
import { Loaded } from '#web/app/loaded.tsx';
import { useLocation } from '#web/app/router.tsx';
import type { Answer } from '#web/client/client.ts';
import { useRead } from '#web/client/queries.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Card } from '#web/ui/card.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { rich } from '#web/ui/rich.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { Screen, useCommand, useJourney } from '../../journey-screen.tsx';
import { LinkAsButton } from '../../link.tsx';
import { SupportHours, SupportPhone } from '../../shell/support-lines.tsx';
import { FormEnd } from '../application/form-end.tsx';
import { LateNotice } from '../application/late.tsx';
import { type Particulars, WatchedParticulars, WithParticulars } from '../application/particulars.tsx';
import screenStyles from '../application/screen.module.css';
import { BackToVideo } from './back-to-video.tsx';
import { CancelAppointment } from './cancel-appointment.tsx';
import { CorrectedDisclosure } from './corrected-disclosure.tsx';
import { Elsewhere } from './elsewhere.tsx';

const key = 'GET /service-notary/api/v1/applications/{uuid}/slots';
type Times = Answer<typeof key>;

/** Where the journey leads: the appointment when there is one, else the times. */
export function ReserveManual() {
  const wasReserved = useRef(false);
  const [hasCancelled, setCancelled] = useState(false);
  return (
    <Screen>
      <div className={screenStyles['stack']}>
        <WatchedParticulars>
          {({ notary, division, overdue }, readAgain) => {
            wasReserved.current ||= notary.slot !== null;
            const onCancelled = () => {
              setCancelled(true);
              readAgain();
            };
            const late = overdue ?? undefined;
            const changed = (
              <>
                <LateNotice late={late} />
                <CorrectedDisclosure division={division} />
              </>
            );
            if (notary.slot)
              return (
                <>
                  {changed}
                  <Appointment notary={notary} isInTime={late === undefined} onCancelled={onCancelled} />
                </>
              );
            const onReserved = () => {
              setCancelled(false);
              readAgain();
            };
            return (
              <>
                {hasCancelled && (
                  <Card title={words.yourAppointmentIsCanceled} isSunken>
                    <p>{words.youWontBeCharged}</p>
                  </Card>
                )}
                {wasReserved.current && !hasCancelled && (
                  <Alert title={words.pleaseChooseAgain}>{words.theTimeYouReserved}</Alert>
                )}
                {changed}
                <Choose notary={notary} onReserved={onReserved} />
                {notary.inPerson === 'chosen' && <BackToVideo />}
              </>
            );
          }}
        </WatchedParticulars>
      </div>
    </Screen>
  );
}

/** The same times, for who wants to move an appointment. No status leads here, so it may be opened when there are none. */
export function ScheduleManual() {
  const { application } = useJourney();
  const { pathname, search } = useLocation();
  const isOpen = takes(application.status.checklistStatus, 'notaryReserved');
  return (
    <Screen back={isOpen ? { to: pathname.replace(/schedule-manual$/, 'reserve-manual') + search } : undefined}>
      <div className={screenStyles['stack']}>
        {isOpen ? (
          <WithParticulars>{({ notary }) => <Choose notary={notary} onReserved={() => {}} />}</WithParticulars>
        ) : (
          <Elsewhere title={words.thereIsNoNotary} />
        )}
      </div>
    </Screen>
  );
}

interface NotaryProps {
  readonly notary: Particulars['notary'];
}

function Choose({ notary, onReserved }: NotaryProps & { readonly onReserved: () => void }) {
  const { uuid } = useJourney().application;
  const query = useRead(key, [{ params: { uuid } }], { gcTime: 0 });
  const { feeCents } = notary;
  return (
    <>
      <p className={screenStyles['lead']}>{words.chooseWhenYouAndEveryone(feeCents, formatCents(feeCents, 0))}</p>
      <Loaded query={query} label={words.lookingForTimes}>
        {(times) => (times.days.length > 0 ? <Times times={times} onReserved={onReserved} /> : <NoTimes />)}
      </Loaded>
    </>
  );
}

const answers = v.object({
  day: v.string(),
  startsAt: v.pipe(v.string(words.pleaseChooseATime), v.nonEmpty(words.pleaseChooseATime)),
});

interface TimesProps {
  readonly times: Times;
  readonly onReserved: () => void;
}

function Times({ times: { days, timeZone }, onReserved }: TimesProps) {
  const send = useCommand('reserveNotary');
  const [first] = days;
  const initial: { day: string; startsAt: string | null } = { day: first?.date ?? '', startsAt: null };
  const all = days.flatMap(({ slots }) => slots);
  const form = useForm({
    schema: answers,
    initial,
    onSubmit: async ({ startsAt }) => {
      const slot = all.find((one) => one.startsAt === startsAt);
      if (!slot) return { message: words.pleaseChooseATime, param: 'startsAt' };
      const refusal = await send(slot);
      onReserved();
      return refusal;
    },
  });
  const day = days.find(({ date }) => date === form.values.day) ?? first;
  const dayField = form.field('day');
  return (
    <form className={screenStyles['form']} {...form.form}>
      <SelectField
        {...dayField}
        onChange={(date) => {
          dayField.onChange(date);
          form.set({ startsAt: null });
        }}
        label={words.day}
        options={days.map(({ date, slots }) => ({
          value: date,
          label: showDay(slots[0]?.startsAt ?? `${date}T12:00:00Z`, timeZone),
        }))}
      />
      <RadioCards
        {...form.field('startsAt')}
        label={words.time}
        options={(day?.slots ?? []).map(({ startsAt, place }) => ({
          value: startsAt,
          label: showTime(startsAt, timeZone),
          hint: place,
        }))}
      />
      <FormEnd form={form}>{words.reserveThisTime}</FormEnd>
    </form>
  );
}

function NoTimes() {
  return (
    <Card title={words.noTimesAreFree}>
      <p>{rich(words.checkAgainOrCall(<SupportPhone />))}</p>
      <SupportHours />
    </Card>
  );
}

interface AppointmentProps extends NotaryProps {
  readonly isInTime: boolean;
  readonly onCancelled: () => void;
}

function Appointment({ notary, isInTime, onCancelled }: AppointmentProps) {
  const { pathname, search } = useLocation();
  const [isMovable] = useState(() => notary.slot !== null && movableUntil(notary.slot).getTime() > Date.now());
  if (!notary.slot) return null;
  const { startsAt, place } = notary.slot;
  const { timeZone } = notary;
  const { feeCents } = notary;
  return (
    <>
      <Card title={words.yourAppointment}>
        <DefinitionList
          rows={[
            { term: words.day, value: showDay(startsAt, timeZone) },
            { term: words.time, value: showTime(startsAt, timeZone) },
            { term: words.place, value: place },
            { term: words.whoMustBeThere, value: words.everyoneWhoSignsEach },
            { term: words.fee, value: feeCents > 0 ? words.fromYourFirstDraw(formatCents(feeCents, 0)) : words.none },
          ]}
        />
        {isMovable ? (
          <div className={screenStyles['actions']}>
            <LinkAsButton to={pathname.replace(/reserve-manual$/, 'schedule-manual') + search} kind="secondary">
              {words.chooseAnotherTime}
            </LinkAsButton>
            <CancelAppointment startsAt={startsAt} timeZone={timeZone} onCancelled={onCancelled} />
          </div>
        ) : (
          <p>{rich(words.itIsLessThan(<SupportPhone />))}</p>
        )}
      </Card>
      <Card title={words.whatHappensThen} isSunken>
        <p>{words.theNotaryHasThePapers(isInTime)}</p>
      </Card>
    </>
  );
}
