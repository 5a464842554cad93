/** Which language someone would rather speak with us: anyone who calls them sees it. */
import * as v from 'valibot';
import { languageCodes, languages } from '#core/people/language.ts';
import * as words from '#core/words/en/settings.ts';
import { call } from '#web/client/client.ts';
import { Card } from '#web/ui/card.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { SettingForm, useSetting } from './setting.tsx';
import styles from './settings.module.css';
import type { PersonProps } from './settings-person.tsx';

const schema = v.object({ language: v.picklist(languageCodes) });
const options = languageCodes.map((value) => ({ value, label: languages[value] }));

export function LanguageSetting({ profile, onChange }: PersonProps) {
  const initial: { language: string } = { language: profile.language };
  const setting = useSetting({
    schema,
    initial,
    save: async (body) => {
      await call('PUT /service-profile/api/v1/profile/language', { body });
      onChange();
      return words.yourLanguageIsSaved;
    },
  });
  return (
    <Card title={words.language}>
      <p className={styles['muted']}>{words.thisSiteOurEmails}</p>
      <SettingForm setting={setting} submit={words.saveLanguage}>
        <SelectField {...setting.form.field('language')} label={words.preferredLanguage} options={options} />
      </SettingForm>
    </Card>
  );
}
