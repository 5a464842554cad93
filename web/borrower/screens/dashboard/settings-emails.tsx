/** Which emails someone wants, of those that are theirs to choose. */
import * as v from 'valibot';
import * as words from '#core/words/en/settings.ts';
import { Loaded } from '#web/app/loaded.tsx';
import { call } from '#web/client/client.ts';
import { useRead } from '#web/client/queries.ts';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { SettingForm, useSetting } from './setting.tsx';

export function useMessageChoices() {
  return useRead('GET /service-notifications/secure/api/v1/choices', []);
}

export function EmailChoiceSetting() {
  const query = useMessageChoices();
  return (
    <Card title={words.emails}>
      <Loaded query={query} label={words.readingYourChoices}>
        {({ isEmailOn }) => <Choice isEmailOn={isEmailOn} />}
      </Loaded>
    </Card>
  );
}

const choice = v.object({ isEmailOn: v.boolean() });

function Choice({ isEmailOn }: { readonly isEmailOn: boolean }) {
  const setting = useSetting({
    schema: choice,
    initial: { isEmailOn },
    save: async (body) => {
      await call('PUT /service-notifications/secure/api/v1/choices', { body });
      return words.yourChoiceIsSaved;
    },
  });
  return (
    <SettingForm setting={setting} submit={words.saveEmailChoice}>
      <Checkbox {...setting.form.field('isEmailOn')} label={words.emailMeWhenYouNeed} />
      <p>{words.noticesTheLawRequires}</p>
    </SettingForm>
  );
}
