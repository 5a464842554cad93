/** Which language someone would rather speak with us: anyone who calls them sees it. */
import * as v from 'valibot';
import { languageCodes, languages } from '#core/people/language.ts';
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
      return 'Your language is saved.';
    },
  });
  return (
    <Card title="Language">
      <p className={styles['muted']}>
        This site, our emails and everything you sign are in English. Anyone who calls you sees which language you would
        rather speak. It changes nothing about your application.
      </p>
      <SettingForm setting={setting} submit="Save language">
        <SelectField {...setting.form.field('language')} label="Preferred language" options={options} />
      </SettingForm>
    </Card>
  );
}
