/** When agents answer: the week, the holidays and the words of welcome. Who may not keep them reads them, and why. */
import { type FormEvent, useState } from 'react';
import * as v from 'valibot';
import { type ChatHours, chatHours } from '#core/chat/hours.ts';
import { hoursChanges } from '#core/chat/hours-changes.ts';
import * as words from '#core/words/en/console/hours.ts';
import { showZoned } from '#web/app/dates.ts';
import { sentenceOf } from '#web/app/failure-text.ts';
import { Loaded } from '#web/app/loaded.tsx';
import { CallError } from '#web/client/call-error.ts';
import { type Answer, call } from '#web/client/client.ts';
import { queryClient, useRead } from '#web/client/queries.ts';
import { Alert } from '#web/ui/alert.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import shared from '../console.module.css';
import { Bar } from '../frame/bar.tsx';
import { useWhyNot } from '../me.ts';
import { OfferedButton } from '../palette/offered-button.tsx';
import { Holidays, type Mistakes, Week } from './hours-fields.tsx';

const hoursKey = 'GET /service-chat/api/v1/desk/hours';
type Kept = Answer<typeof hoursKey>;

export function HoursPage() {
  const query = useRead(hoursKey, []);
  return (
    <>
      <Bar title={words.title} />
      <p>{words.intro}</p>
      <Loaded query={query} label={words.reading}>
        {(kept) => <Form kept={kept} />}
      </Loaded>
    </>
  );
}

const placeOf = ({ path = [] }: { readonly path?: readonly { readonly key: unknown }[] | undefined }) =>
  path.map(({ key }) => key).join('.');

/** What is written and not kept yet, what is wrong with it, and keeping it. */
function useDraft(kept: Kept) {
  const [draft, setDraft] = useState<ChatHours>(kept.hours);
  const [mistakes, setMistakes] = useState<Mistakes>(new Map());
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [isKept, setKept] = useState(false);
  const change = (part: Partial<ChatHours>) => {
    setKept(false);
    setDraft({ ...draft, ...part });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const read = v.safeParse(chatHours, draft);
    setMistakes(new Map(read.issues?.map((issue) => [placeOf(issue as never), issue.message])));
    setFailure(read.success ? undefined : words.mendFirst);
    if (!read.success) return;
    setBusy(true);
    try {
      const next = await call('PUT /service-chat/api/v1/desk/hours', {
        body: { hours: read.output, changedAt: kept.changedAt },
      });
      queryClient.setQueryData([hoursKey], next);
      setDraft(next.hours);
      setKept(true);
    } catch (error) {
      setFailure(sentenceOf(error));
      // What is written stays; what it is compared with becomes the other person's.
      if (error instanceof CallError && error.status === 409)
        await queryClient.refetchQueries({ queryKey: [hoursKey] });
    }
    setBusy(false);
  };
  return { draft, mistakes, failure, isBusy, isKept, change, submit };
}

function Form({ kept }: { readonly kept: Kept }) {
  const whyNot = useWhyNot('superviseChats');
  const { draft, mistakes, failure, isBusy, isKept, change, submit } = useDraft(kept);
  const isReadOnly = whyNot !== null;
  return (
    <form className={shared['stack']} noValidate onSubmit={(event) => void submit(event)}>
      <LastChange kept={kept} />
      {isReadOnly && <p>{whyNot}</p>}
      {!kept.keepsHours && <p>{words.hoursAreTheProviders}</p>}
      <Week
        days={draft.week}
        isOff={isReadOnly || !kept.keepsHours}
        mistakes={mistakes}
        onChange={(week) => change({ week })}
      />
      <Holidays
        holidays={draft.holidays}
        isOff={isReadOnly || !kept.keepsHours}
        mistakes={mistakes}
        onChange={(holidays) => change({ holidays })}
      />
      <TextArea
        label={words.welcome}
        hint={words.welcomeHint}
        name="welcome"
        rows={3}
        value={draft.welcome}
        error={mistakes.get('welcome')}
        readOnly={isReadOnly}
        onChange={(welcome) => change({ welcome })}
      />
      {!isReadOnly && <Changes before={kept.hours} after={draft} />}
      {failure !== undefined && <Alert title={words.itDidNotWork}>{failure}</Alert>}
      <p role="status">{isKept && words.kept}</p>
      {!isReadOnly && (
        <div className={shared['actions']}>
          <OfferedButton type="submit" hint={words.title} isBusy={isBusy}>
            {words.keep}
          </OfferedButton>
        </div>
      )}
    </form>
  );
}

function LastChange({ kept: { changedBy, changedAt } }: { readonly kept: Kept }) {
  const said = changedAt === null ? words.neverChanged : words.lastChanged(changedBy ?? '', showZoned(changedAt));
  return <p className={shared['muted']}>{said}</p>;
}

function Changes({ before, after }: { readonly before: ChatHours; readonly after: ChatHours }) {
  const changes = hoursChanges(before, after);
  return (
    <section aria-label={words.whatChanges}>
      <h2>{words.whatChanges}</h2>
      {changes.length === 0 ? (
        <p>{words.nothingChanges}</p>
      ) : (
        <>
          <ul>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
          <p>{words.fromWhen}</p>
        </>
      )}
    </section>
  );
}
