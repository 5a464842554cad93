import { useState } from 'react';
import { pathTo } from '#core/journey/route.ts';
import { applicationScreens, type Screen } from '#core/journey/screens.ts';
import { type Status, statuses, statusNames } from '#core/journey/statuses.ts';
import { pages } from '#core/pages.ts';
import { TextButton } from '#web/ui/link-button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { type Application, devCall, useAct } from './api.ts';
import { choiceOutcomes } from './choices.ts';
import { openSite } from './current.ts';
import { useCurrentApplication } from './current-application.tsx';
import styles from './sections.module.css';
import { TitledTable } from './titled-table.tsx';
import { Code } from './words.tsx';

const actors = ['borrower', 'signer', 'operations', 'vendor', 'system', 'none'] as const;
const ledTo = new Set(statusNames.flatMap((status) => choiceOutcomes(statuses[status].screen)));
const others = (Object.keys(applicationScreens) as Screen[]).filter((screen) => !ledTo.has(screen));

export function Screens() {
  const application = useCurrentApplication();
  const [wanted, setWanted] = useState('');
  const [actor, setActor] = useState('');
  const words = wanted.trim().toLowerCase();
  const found = statusNames.filter((status) => {
    const row = statuses[status];
    const text = `${status} ${choiceOutcomes(row.screen).join(' ')} ${row.why}`.toLowerCase();
    return (actor === '' || row.actor === actor) && text.includes(words);
  });
  return (
    <>
      <div className={styles['row']}>
        <TextField label="Find" name="find" type="search" value={wanted} onChange={setWanted} />
        <SelectField
          label="Whose turn it is"
          name="actor"
          value={actor}
          onChange={setActor}
          emptyLabel="Anyone"
          options={actors.map((value) => ({ value, label: value }))}
        />
      </div>
      <Statuses rows={found} application={application} />
      <TitledTable
        title="Screens that no status leads to by itself"
        rows={others.filter((screen) => `${screen} ${titleOf(screen)}`.toLowerCase().includes(words))}
        emptyText="No screen fits."
        rowKey={(screen) => screen}
        columns={[
          {
            key: 'screen',
            header: 'Screen',
            cell: (screen) => <ScreenLink screen={screen} application={application} />,
          },
          { key: 'title', header: 'Title', cell: (screen) => titleOf(screen) },
        ]}
      />
      <Pages words={words} />
    </>
  );
}

interface StatusesProps {
  readonly rows: readonly Status[];
  readonly application: Application | undefined;
}

function Statuses({ rows, application }: StatusesProps) {
  const { act, isBusy } = useAct();
  const jump = ({ uuid }: Application, status: Status) =>
    act(async () => {
      const after = await devCall('POST /dev/api/applications/{uuid}/force', { params: { uuid }, body: { status } });
      return `${after.borrower} is now in ${after.status}.`;
    });
  return (
    <TitledTable
      title={rows.length === statusNames.length ? `All ${rows.length} statuses` : `${rows.length} statuses`}
      rows={rows}
      rowKey={(status) => status}
      emptyText="No status fits."
      columns={[
        {
          key: 'status',
          header: 'Status',
          cell: (status) => (
            <>
              <Code name={status} />
              <span className={styles['small']}>{statuses[status].why}</span>
            </>
          ),
        },
        { key: 'actor', header: 'Whose turn', cell: (status) => statuses[status].actor },
        {
          key: 'screens',
          header: 'Screens',
          cell: (status) => (
            <span className={styles['stack']}>
              {choiceOutcomes(statuses[status].screen).map((screen) => (
                <ScreenLink key={screen} screen={screen} application={application} />
              ))}
            </span>
          ),
        },
        {
          key: 'jump',
          header: 'Jump',
          cell: (status) =>
            application ? (
              <span className={styles['action']}>
                <TextButton
                  aria-label={`Jump here: ${status}`}
                  onClick={() => {
                    if (!isBusy) jump(application, status);
                  }}
                >
                  Jump here
                </TextButton>
              </span>
            ) : (
              <span className={styles['muted']}>Choose an application</span>
            ),
        },
      ]}
    />
  );
}

/** Opens the screen itself, whatever the status: some will lead on at once to where the borrower belongs. */
function ScreenLink({
  screen,
  application,
}: {
  readonly screen: Screen;
  readonly application: Application | undefined;
}) {
  const { act } = useAct();
  if (!application || screen.includes('{')) return <Code name={screen} />;
  const path = pathTo({ screen, query: {} }, application.uuid);
  return (
    <TextButton onClick={() => act(() => openSite(application, path))}>
      <Code name={screen} />
    </TextButton>
  );
}

function titleOf(screen: Screen): string {
  return screen in applicationScreens ? applicationScreens[screen as keyof typeof applicationScreens].title : '';
}

function Pages({ words }: { readonly words: string }) {
  const rows = Object.entries(pages).filter(
    ([pattern, { title }]) =>
      !pattern.replace('{product}', '').includes('{') && `${pattern} ${title}`.toLowerCase().includes(words),
  );
  return (
    <TitledTable
      title="Pages outside the journey"
      rows={rows}
      emptyText="No page fits."
      rowKey={([pattern]) => pattern}
      columns={[
        {
          key: 'page',
          header: 'Page',
          cell: ([pattern]) => {
            const path = pattern.replace('{product}', 'heloc');
            return <a href={`${path}${location.search}`}>{path}</a>;
          },
        },
        { key: 'title', header: 'Title', cell: ([, { title }]) => title },
        { key: 'sees', header: 'For', cell: ([, { sees }]) => sees },
      ]}
    />
  );
}
