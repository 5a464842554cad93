/** One application: where it is, what could happen to it, and everything that did. */
import { useState } from 'react';
import { statusNames } from '#core/journey/statuses.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { type Application, devCall, useAct, useDev } from './api.ts';
import { chooseApplication, openSite, useCurrentUuid } from './current.ts';
import { EventForm } from './event-form.tsx';
import styles from './sections.module.css';
import { TitledTable } from './titled-table.tsx';
import { ToolFrame } from './tool-page.tsx';
import { Code, Look, moment, When } from './words.tsx';

export function ApplicationPage({ uuid }: { readonly uuid: string }) {
  const current = useCurrentUuid();
  const { act, isBusy } = useAct();
  const { data: application, error } = useDev(
    'GET /dev/api/applications/{uuid}',
    { params: { uuid } },
    { everyMs: 2000 },
  );
  if (error) return <h1>There is no such application</h1>;
  if (!application) return <Skeleton lines={8} />;
  const { borrower, brand, loanNumber, email, product, state, status, statusSince, conditions, open } = application;
  return (
    <ToolFrame title={borrower} why={`Loan ${loanNumber ?? 'without a number'} with ${brand}`}>
      <DefinitionList
        rows={[
          { term: 'Status', value: <Code name={status} /> },
          { term: 'Since', value: moment(statusSince) },
          { term: 'Product and state', value: `${product}, ${state}` },
          { term: 'Email', value: email },
          { term: 'Open conditions', value: conditions.map(({ categoryEnum }) => categoryEnum).join(', ') || 'None' },
        ]}
      />
      <div className={styles['buttons']}>
        <Button isBusy={isBusy} busyLabel="Opening" onClick={() => act(() => openSite(application, open))}>
          Open the site
        </Button>
        {uuid !== current && (
          <Button kind="secondary" onClick={() => chooseApplication(uuid)}>
            Work on it
          </Button>
        )}
      </div>
      <ForceForm application={application} />
      <Card title="Say what happened">
        <EventForm key={status} application={application} />
      </Card>
      <History application={application} />
    </ToolFrame>
  );
}

function ForceForm({ application: { uuid, status } }: { readonly application: Application }) {
  const [to, setTo] = useState('');
  const [reason, setReason] = useState('');
  const { act, isBusy } = useAct();
  const target = statusNames.find((name) => name === to);
  return (
    <Card title="Force a status">
      <form
        className={styles['row']}
        onSubmit={(event) => {
          event.preventDefault();
          if (target === undefined) return;
          act(async () => {
            const body = { status: target, ...(reason.trim() !== '' && { reason }) };
            const after = await devCall('POST /dev/api/applications/{uuid}/force', { params: { uuid }, body });
            return `Now in ${after.status}.`;
          });
        }}
      >
        <SelectField
          label="Status"
          name="status"
          value={to}
          onChange={setTo}
          emptyLabel={`Stay in ${status}`}
          options={statusNames.map((value) => ({ value, label: value }))}
        />
        <TextField label="Reason" name="reason" isOptional value={reason} onChange={setReason} />
        <Button type="submit" isBusy={isBusy} busyLabel="Forcing" disabled={target === undefined}>
          Force
        </Button>
      </form>
    </Card>
  );
}

function History({ application: { uuid } }: { readonly application: Application }) {
  const { data } = useDev('GET /dev/api/applications/{uuid}/history', { params: { uuid } }, { everyMs: 2000 });
  if (!data) return <Skeleton lines={6} />;
  return (
    <>
      {data.brokenAt !== null && (
        <Alert title="The history was tampered with">Event {data.brokenAt} is not as it was sealed.</Alert>
      )}
      <TitledTable
        title="History, newest first"
        rows={data.events.toReversed()}
        rowKey={({ seq }) => String(seq)}
        columns={[
          { key: 'event', header: 'Event', cell: ({ seq, event }) => `${seq}. ${event}` },
          { key: 'by', header: 'By', cell: ({ by }) => by },
          { key: 'to', header: 'Led to', cell: ({ to }) => <Code name={to} /> },
          { key: 'at', header: 'When', cell: ({ at }) => <When iso={at} /> },
          {
            key: 'payload',
            header: 'Payload',
            cell: ({ seq, payload }) =>
              isEmpty(payload) ? (
                <span className={styles['muted']}>None</span>
              ) : (
                <Look about={`payload ${seq}`} values={[payload]} />
              ),
          },
        ]}
      />
      {data.brokenAt === null && <p className={styles['muted']}>Every seal is whole.</p>}
    </>
  );
}

function isEmpty(payload: unknown): boolean {
  return typeof payload !== 'object' || payload === null || Object.keys(payload).length === 0;
}
