/** Whether someone lets us record their visits. Off until they say so, and taken back in the same place. */
import * as v from 'valibot';
import * as words from '#core/words/en/settings.ts';
import { Loaded } from '#web/app/loaded.tsx';
import { call } from '#web/client/client.ts';
import { useRead } from '#web/client/queries.ts';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { SettingForm, useSetting } from './setting.tsx';

export function ReplaySetting() {
  const query = useRead('GET /service-replay/secure/api/v1/agreement', []);
  return (
    <Card title={words.recordedVisits}>
      <Loaded query={query} label={words.readingYourChoices}>
        {({ isAgreed }) => <Choice isAgreed={isAgreed} />}
      </Loaded>
    </Card>
  );
}

const choice = v.object({ isAgreed: v.boolean() });

function Choice({ isAgreed }: { readonly isAgreed: boolean }) {
  const setting = useSetting({
    schema: choice,
    initial: { isAgreed },
    save: async (body) => {
      await call('PUT /service-replay/secure/api/v1/agreement', { body });
      await (await import('../../replay/recorder.ts')).agreementChanged();
      return body.isAgreed ? words.yourChoiceIsSaved : words.yourRecordingsAreDeleted;
    },
  });
  return (
    <SettingForm setting={setting} submit={words.saveRecordingChoice}>
      <Checkbox {...setting.form.field('isAgreed')} label={words.recordHowIUseThisSite} />
      <p>{words.whatWeRecord}</p>
    </SettingForm>
  );
}
