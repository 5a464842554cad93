/** A notary in person: choosing a time, and looking after the appointment until it has been. */
import { useRef, useState } from 'react';
import * as v from 'valibot';
import { takes } from '#core/journey/outline.ts';
import { movableUntil } from '#core/notary/in-person.ts';
import { formatCents } from '#core/offers/money.ts';
import { showDay, showTime } from '#web/app/dates.ts';
import { Loaded } from '#web/app/loaded.tsx';
import { useLocation } from '#web/app/router.tsx';
import type { Answer } from '#web/client/client.ts';
import { useRead } from '#web/client/queries.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Card } from '#web/ui/card.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { Screen, useCommand, useJourney } from '../../journey-screen.tsx';
import { LinkAsButton } from '../../link.tsx';
import { SupportHours, SupportPhone } from '../../shell/support-lines.tsx';
import { FormEnd } from '../application/form-end.tsx';
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
          {({ notary, division }, readAgain) => {
            wasReserved.current ||= notary.slot !== null;
            const onCancelled = () => {
              setCancelled(true);
              readAgain();
            };
            const changed = <CorrectedDisclosure division={division} />;
            if (notary.slot)
              return (
                <>
                  {changed}
                  <Appointment notary={notary} onCancelled={onCancelled} />
                </>
              );
            const onReserved = () => {
              setCancelled(false);
              readAgain();
            };
            return (
              <>
                {hasCancelled && (
                  <Card title="Your appointment is canceled" isSunken>
                    <p>You won’t be charged. Choose another time below when you are ready.</p>
                  </Card>
                )}
                {wasReserved.current && !hasCancelled && (
                  <Alert title="Please choose again">The time you reserved is no longer available. Pick another.</Alert>
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
  const isOpen = takes(application.status.checklistStatus, 'notaryReserved');
  return (
    <Screen>
      <div className={screenStyles['stack']}>
        {isOpen ? (
          <WithParticulars>{({ notary }) => <Choose notary={notary} onReserved={() => {}} />}</WithParticulars>
        ) : (
          <Elsewhere title="There is no notary to schedule now" />
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
      <p className={screenStyles['lead']}>
        Choose when you and everyone who signs with you can meet a notary in person. Times are those where the home is.{' '}
        {feeCents > 0
          ? `The notary costs ${formatCents(feeCents, 0)}, taken from your first draw at closing.`
          : 'The notary costs you nothing.'}
      </p>
      <Loaded query={query} label="Looking for times">
        {(times) => (times.days.length > 0 ? <Times times={times} onReserved={onReserved} /> : <NoTimes />)}
      </Loaded>
    </>
  );
}

const answers = v.object({
  day: v.string(),
  startsAt: v.pipe(v.string('Please choose a time'), v.nonEmpty('Please choose a time')),
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
      if (!slot) return { message: 'Please choose a time', param: 'startsAt' };
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
        label="Day"
        options={days.map(({ date, slots }) => ({
          value: date,
          label: showDay(slots[0]?.startsAt ?? `${date}T12:00:00Z`, timeZone),
        }))}
      />
      <RadioCards
        {...form.field('startsAt')}
        label="Time"
        options={(day?.slots ?? []).map(({ startsAt, place }) => ({
          value: startsAt,
          label: showTime(startsAt, timeZone),
          hint: place,
        }))}
      />
      <FormEnd form={form}>Reserve this time</FormEnd>
    </form>
  );
}

function NoTimes() {
  return (
    <Card title="No times are free right now">
      <p>
        New ones come every day. Look again tomorrow, or call <SupportPhone /> and we find one for you.
      </p>
      <SupportHours />
    </Card>
  );
}

function Appointment({ notary, onCancelled }: NotaryProps & { readonly onCancelled: () => void }) {
  const { pathname, search } = useLocation();
  const [isMovable] = useState(() => notary.slot !== null && movableUntil(notary.slot).getTime() > Date.now());
  if (!notary.slot) return null;
  const { startsAt, place } = notary.slot;
  const { timeZone } = notary;
  const { feeCents } = notary;
  return (
    <>
      <Card title="Your appointment">
        <DefinitionList
          rows={[
            { term: 'Day', value: showDay(startsAt, timeZone) },
            { term: 'Time', value: showTime(startsAt, timeZone) },
            { term: 'Place', value: place },
            { term: 'Who must be there', value: 'Everyone who signs, each with their identity document.' },
            { term: 'Fee', value: feeCents > 0 ? `${formatCents(feeCents, 0)}, from your first draw` : 'None' },
          ]}
        />
        {isMovable ? (
          <div className={screenStyles['actions']}>
            <LinkAsButton to={pathname.replace(/reserve-manual$/, 'schedule-manual') + search} kind="secondary">
              Choose another time
            </LinkAsButton>
            <CancelAppointment startsAt={startsAt} timeZone={timeZone} onCancelled={onCancelled} />
          </div>
        ) : (
          <p>
            It is less than a day away. To move or cancel it, please call <SupportPhone />.
          </p>
        )}
      </Card>
      <Card title="What happens then" isSunken>
        <p>
          The notary has the papers, checks who each of you is, and watches you sign. We get the signed papers back,
          usually the next business day, and your application goes on by itself.
        </p>
      </Card>
    </>
  );
}
