/** What can be changed about an account. Each part is a form of its own; saving one touches no other. */
import * as words from '#core/words/en/settings.ts';
import { Loaded } from '#web/app/loaded.tsx';
import { queryClient, useRead } from '#web/client/queries.ts';
import { Card } from '#web/ui/card.tsx';
import { rich } from '#web/ui/rich.tsx';
import { Link } from '../../link.tsx';
import { PageHeading } from '../../shell/page-heading.tsx';
import { useCompany } from '../../site.ts';
import styles from '../site/site-page.module.css';
import { EmailChoiceSetting } from './settings-emails.tsx';
import { LanguageSetting } from './settings-language.tsx';
import { MarketingSetting } from './settings-marketing.tsx';
import { MessagesSetting } from './settings-messages.tsx';
import { PasswordSetting } from './settings-password.tsx';
import { EmailSetting, NameSetting, PhoneSetting } from './settings-person.tsx';
import { ReplaySetting } from './settings-replay.tsx';
import { SecondFactorSetting } from './settings-second-factor.tsx';
import { SESSIONS, SessionsSetting } from './settings-sessions.tsx';

export function SettingsPage() {
  // Only there are people asked for their words.
  const { kind, sessionReplay } = useCompany();
  const isMainBrand = kind === 'provider';
  const profile = useRead('GET /service-profile/api/v1/profile', []);
  const identity = useRead('GET /identity/secure/api/v1/identity', []);
  const changed = () => {
    void identity.refetch();
    // A new password ends the other sessions.
    void queryClient.refetchQueries({ queryKey: [SESSIONS] });
  };
  return (
    <div className={styles['page']}>
      <PageHeading />
      <Loaded query={profile} label={words.readingYourDetails}>
        {(person) => (
          <>
            <NameSetting profile={person} onChange={() => void profile.refetch()} />
            <PhoneSetting profile={person} onChange={() => void profile.refetch()} />
            <EmailSetting present={person.email} />
            <EmailChoiceSetting />
            <MessagesSetting profile={person} />
            {isMainBrand && <MarketingSetting />}
            {sessionReplay && <ReplaySetting />}
            <LanguageSetting profile={person} onChange={() => void profile.refetch()} />
          </>
        )}
      </Loaded>
      <Loaded query={identity} label={words.readingHowYouLog}>
        {({ passwordExpired, twoFactorEnabled }) => (
          <>
            <PasswordSetting isExpired={passwordExpired} onChange={changed} />
            <SecondFactorSetting isOn={twoFactorEnabled} onChange={changed} />
          </>
        )}
      </Loaded>
      <SessionsSetting />
      <Card title={words.electronicDocuments}>
        <p>{rich(words.youReceiveDocumentsElectronically((text) => <Link to="/communications">{text}</Link>))}</p>
      </Card>
    </div>
  );
}
