/** Text messages someone agreed to, or not. Every answer is kept; the last one counts. */
import * as v from 'valibot';
import * as words from '#core/words/en/settings.ts';
import { dayOf } from '#web/app/day-of.ts';
import { Loaded } from '#web/app/loaded.tsx';
import { call } from '#web/client/client.ts';
import { useRead } from '#web/client/queries.ts';
import { read } from '#web/client/retry.ts';
import { useSteady } from '#web/client/steady.ts';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { useFlag, useStart } from '../../site.ts';
import { SettingForm, useSetting } from './setting.tsx';
import { useMessageChoices } from './settings-emails.tsx';
import type { Profile } from './settings-person.tsx';

const PROMPT = 'GET /service-comms-prefs/external/api/v1/consent/prompt/{consentType}';
type PromptType = 'SMS' | 'SMS_TRANSACTIONAL';

export function MessagesSetting({ profile }: { readonly profile: Profile }) {
  const query = useRead('GET /service-comms-prefs/secure/api/v1/consent/user', []);
  return (
    <Card title={words.textMessages}>
      <Stopped />
      <Unreachable />
      <Loaded query={query} label={words.readingWhatYouAgreed}>
        {(answers) => (
          <Choices
            profile={profile}
            agreed={answers.filter(({ optInOut }) => optInOut === 'OPT_IN').map(({ type }) => type)}
          />
        )}
      </Loaded>
    </Card>
  );
}

/** Said by phone, it is undone by phone: what is chosen here counts again after START. */
function Stopped() {
  const { data } = useMessageChoices();
  if (!data?.stoppedAt || data.phone === null) return null;
  return <p>{words.weWereTextedStop(data.phone, dayOf(data.stoppedAt))}</p>;
}

/** The number is set on the same page, above. */
function Unreachable() {
  const { data } = useMessageChoices();
  if (!data?.isUnreachable || data.phone === null) return null;
  return <p role="status">{words.textsDoNotArrive(data.phone)}</p>;
}

const choices = v.object({ SMS: v.boolean(), SMS_TRANSACTIONAL: v.boolean() });

function Choices({ profile, agreed }: { readonly profile: Profile; readonly agreed: readonly string[] }) {
  const { organization } = useStart();
  const hasTransactional = useFlag('fe-heloc-sms-transactional-consent').enabled;
  const asked: readonly PromptType[] = hasTransactional ? ['SMS_TRANSACTIONAL', 'SMS'] : ['SMS'];
  const phone = profile.phoneNumbers[0]?.number;
  const setting = useSetting({
    schema: choices,
    initial: { SMS: agreed.includes('SMS'), SMS_TRANSACTIONAL: agreed.includes('SMS_TRANSACTIONAL') },
    save: async (chosen) => {
      const consents = await Promise.all(
        asked.map(async (consentType) => {
          const { uuid } = await read(PROMPT, { context: 'external', params: { consentType } });
          return { consentPromptUuid: uuid, optInOut: chosen[consentType] ? 'OPT_IN' : 'OPT_OUT' } as const;
        }),
      );
      const body = {
        org: organization.orgCode,
        source: 'settings',
        productType: 'HELOC',
        phone: phone ?? '',
        email: profile.email,
        consents,
      };
      await call('POST /service-comms-prefs/secure/api/v1/consent/user', { body });
      return words.yourChoiceIsSaved;
    },
  });
  if (phone === undefined) return <p>{words.saveAMobilePhone}</p>;
  return (
    <SettingForm setting={setting} submit={words.saveChoice}>
      {asked.map((type) => (
        <Checkbox key={type} {...setting.form.field(type)} label={<PromptWords type={type} />} />
      ))}
    </SettingForm>
  );
}

const meanwhile: Readonly<Record<PromptType, string>> = {
  SMS: words.marketingTextMessages,
  SMS_TRANSACTIONAL: words.textMessagesAboutMy,
};

function PromptWords({ type }: { readonly type: PromptType }) {
  const prompt = useSteady(PROMPT, { context: 'external', params: { consentType: type } });
  return prompt.state === 'loaded' ? prompt.answer.text : meanwhile[type];
}
