import { useState } from 'react';
import { isAllowed } from '#core/journey/advance.ts';
import { type EventName, eventNames, maySend, type Sender, senders } from '#core/journey/events.ts';
import { isStatus } from '#core/journey/statuses.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { type Application, devCall, useAct } from './api.ts';
import { exampleOf, fieldsOf, type PayloadField, payloadOf } from './payload.ts';
import styles from './sections.module.css';

/** What may be said here, by whom, and the form for it. It begins again when the status changes. */
export function EventForm({ application }: { readonly application: Application }) {
  const [by, setBy] = useState<Sender>('operations');
  const possible = eventNames.filter(
    (event) => maySend(by, event) && isStatus(application.status) && isAllowed(application.status, event),
  );
  const [wanted, setWanted] = useState('');
  const event = possible.find((name) => name === wanted) ?? possible[0];
  return (
    <>
      <div className={styles['row']}>
        <SelectField
          label="Who says it"
          name="by"
          value={by}
          onChange={(value) => setBy(senders.find((sender) => sender === value) ?? 'operations')}
          options={senders.map((value) => ({ value, label: value }))}
        />
        <SelectField
          label="Event"
          name="event"
          value={event ?? ''}
          onChange={setWanted}
          disabled={event === undefined}
          options={
            event === undefined
              ? [{ value: '', label: 'Nothing they could say here' }]
              : possible.map((value) => ({ value, label: value }))
          }
        />
      </div>
      {event !== undefined && <PayloadForm key={`${by} ${event}`} application={application} event={event} by={by} />}
    </>
  );
}

interface PayloadFormProps {
  readonly application: Application;
  readonly event: EventName;
  readonly by: Sender;
}

const whole = 'payload';

function PayloadForm({ application, event, by }: PayloadFormProps) {
  const { uuid } = application;
  const known = { conditionUuid: application.conditions[0]?.uuid };
  const fields = fieldsOf(event, known) ?? [
    {
      name: whole,
      kind: 'json',
      choices: [],
      isOptional: false,
      example: JSON.stringify(exampleOf(event, known), null, 2),
    } satisfies PayloadField,
  ];
  const [values, setValues] = useState(() => Object.fromEntries(fields.map(({ name, example }) => [name, example])));
  const { act, isBusy } = useAct();
  const send = async () => {
    const given = payloadOf(fields, values);
    const payload = fieldsOf(event) ? given : (given as Record<string, unknown>)[whole];
    const after = await devCall('POST /dev/api/applications/{uuid}/events', {
      params: { uuid },
      body: { event, payload, by },
    });
    return `${event}: now in ${after.status}.`;
  };
  return (
    <form
      className={styles['section']}
      onSubmit={(submitted) => {
        submitted.preventDefault();
        act(send);
      }}
    >
      {fields.length > 0 && (
        <div className={styles['fields']}>
          {fields.map((field) => (
            <PayloadInput
              key={field.name}
              field={field}
              value={values[field.name] ?? ''}
              onChange={(value) => setValues((before) => ({ ...before, [field.name]: value }))}
            />
          ))}
        </div>
      )}
      <div className={styles['buttons']}>
        <Button type="submit" isBusy={isBusy} busyLabel="Saying">
          Say it
        </Button>
      </div>
    </form>
  );
}

interface PayloadInputProps {
  readonly field: PayloadField;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function PayloadInput({ field: { name, kind, choices, isOptional }, value, onChange }: PayloadInputProps) {
  const shared = { label: name, name, value, onChange, isOptional };
  if (kind === 'choice' || kind === 'yesNo') {
    const options = kind === 'choice' ? choices : ['yes', 'no'];
    return (
      <SelectField
        {...shared}
        options={options.map((option) => ({ value: option, label: option }))}
        {...(isOptional && { emptyLabel: 'Not said' })}
      />
    );
  }
  if (kind === 'json') return <TextArea {...shared} rows={Math.min(12, value.split('\n').length + 1)} hint="JSON" />;
  return <TextField {...shared} inputMode={kind === 'number' ? 'numeric' : 'text'} />;
}
