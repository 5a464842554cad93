/** One recorded visit: it asks why first, and the answer stays in the audit with a name and the time. */
import { lazy, Suspense, useState } from 'react';
import * as v from 'valibot';
import { lookReasonNames, lookReasons } from '#core/audit.ts';
import * as words from '#core/words/en/console/replays.ts';
import { showZoned } from '#web/app/dates.ts';
import { refusalOf } from '#web/app/failure-text.ts';
import { type Answer, call } from '#web/client/client.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Card } from '#web/ui/card.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { Bar } from '../frame/bar.tsx';
import { Opening } from '../opening.tsx';
import { OfferedButton } from '../palette/offered-button.tsx';

const watchKey = 'POST /service-console/api/v1/replays/{recordingUuid}/watch';
type Watched = Answer<typeof watchKey>;

const Player = lazy(async () => ({ default: (await import('./player.tsx')).Player }));
const answer = v.object({ reason: v.picklist(lookReasonNames, words.pleaseChooseWhy) });
const options = lookReasonNames.map((value) => ({ value, label: lookReasons[value] }));

export function ReplayPage({ uuid }: { readonly uuid: string }) {
  const [watched, setWatched] = useState<Watched>();
  return (
    <>
      <Bar
        title={watched ? words.visitOf(showZoned(watched.startedAt)) : words.aRecordedVisit}
        back={{ to: '/console/replays', label: words.backToTheRecordings }}
      />
      {watched ? (
        <Suspense fallback={<Opening label={words.opening} />}>
          <Player chunks={watched.chunks} />
        </Suspense>
      ) : (
        <Why uuid={uuid} onWatch={setWatched} />
      )}
    </>
  );
}

function Why({ uuid, onWatch }: { readonly uuid: string; readonly onWatch: (watched: Watched) => void }) {
  const form = useForm({
    schema: answer,
    initial: { reason: '' },
    onSubmit: async (body) => {
      try {
        onWatch(await call(watchKey, { params: { recordingUuid: uuid }, body }));
        return undefined;
      } catch (error) {
        return refusalOf(error);
      }
    },
  });
  return (
    <Card title={words.whyAreYouWatching}>
      <form {...form.form}>
        {form.failure && <Alert>{form.failure}</Alert>}
        <p>{words.yourNameAndReason}</p>
        <SelectField {...form.field('reason')} label={words.reason} emptyLabel={words.pleaseChoose} options={options} />
        <OfferedButton type="submit" isBusy={form.isSubmitting} busyLabel={words.opening}>
          {words.watch}
        </OfferedButton>
      </form>
    </Card>
  );
}
