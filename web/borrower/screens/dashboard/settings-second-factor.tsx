/**
 * The authenticator app: set up by scanning or by typing a key, switched on by its first code, switched off by password
 * and code. The recovery codes are shown once, when it is switched on.
 */
import { useState } from 'react';
import * as v from 'valibot';
import * as words from '#core/words/en/settings.ts';
import { type Answer, call } from '#web/client/client.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { QrCode } from '#web/ui/qr-code.tsx';
import { rich } from '#web/ui/rich.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { SettingForm, useSetting } from './setting.tsx';
import styles from './settings.module.css';

type Offer = Answer<'POST /identity/secure/api/v1/identity/totp'>;

const presentPassword = v.pipe(v.string(), v.nonEmpty(words.pleaseEnterYourPassword));
const sixDigits = v.pipe(v.string(), v.trim(), v.regex(/^\d{3} ?\d{3}$/, words.pleaseEnterTheSix));
const anyCode = v.pipe(v.string(), v.trim(), v.nonEmpty(words.pleaseEnterACode));

interface SecondFactorProps {
  readonly isOn: boolean;
  readonly onChange: () => void;
}

export function SecondFactorSetting({ isOn, onChange }: SecondFactorProps) {
  const [offer, setOffer] = useState<Offer>();
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>([]);
  const on = (codes: readonly string[]) => {
    setRecoveryCodes(codes);
    setOffer(undefined);
    onChange();
  };
  return (
    <Card title={words.authenticatorApp}>
      {recoveryCodes.length > 0 ? (
        <RecoveryCodes codes={recoveryCodes} onDone={() => setRecoveryCodes([])} />
      ) : isOn ? (
        <TurnOff onOff={onChange} />
      ) : offer ? (
        <Prove offer={offer} onOn={on} onCancel={() => setOffer(undefined)} />
      ) : (
        <SetUp onOffer={setOffer} />
      )}
    </Card>
  );
}

function SetUp({ onOffer }: { readonly onOffer: (offer: Offer) => void }) {
  const setting = useSetting({
    schema: v.object({ presentPassword }),
    initial: { presentPassword: '' },
    save: async (body) => {
      onOffer(await call('POST /identity/secure/api/v1/identity/totp', { body }));
      return '';
    },
  });
  return (
    <>
      <p>{rich(words.offWithAnAuthenticator((text) => <strong>{text}</strong>))}</p>
      <SettingForm setting={setting} submit={words.setUpAnApp} busyLabel={words.preparing}>
        <PasswordField
          {...setting.form.field('presentPassword')}
          label={words.currentPassword}
          autoComplete="current-password"
        />
      </SettingForm>
    </>
  );
}

interface ProveProps {
  readonly offer: Offer;
  readonly onOn: (recoveryCodes: readonly string[]) => void;
  readonly onCancel: () => void;
}

function Prove({ offer, onOn, onCancel }: ProveProps) {
  const setting = useSetting({
    schema: v.object({ code: sixDigits }),
    initial: { code: '' },
    save: async (body) => {
      onOn((await call('POST /identity/secure/api/v1/identity/totp/verify', { body })).recoveryCodes);
      return '';
    },
  });
  return (
    <>
      <div className={styles['part']}>
        <p>{words.scan1ThisPicture}</p>
        <QrCode text={offer.uri} label={words.qrCodeForYourAuthenticator} />
        <p>
          {rich(
            words.noCameraTypeThisKey(offer.secret.replaceAll(/(.{4})(?=.)/g, '$1 '), (text) => (
              <span className={styles['key']}>{text}</span>
            )),
          )}
        </p>
        <p>{words.enter2TheCode}</p>
      </div>
      <SettingForm setting={setting} submit={words.turnOn} busyLabel={words.checking}>
        <TextField
          {...setting.form.field('code')}
          label={words.codeFromYourAuthenticator}
          inputMode="numeric"
          autoComplete="one-time-code"
        />
      </SettingForm>
      <div>
        <Button kind="quiet" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </>
  );
}

function RecoveryCodes({ codes, onDone }: { readonly codes: readonly string[]; readonly onDone: () => void }) {
  return (
    <>
      <p role="status">{rich(words.onFromNowOnACode((text) => <strong>{text}</strong>))}</p>
      <p>{words.keepTheseRecoveryCodes}</p>
      <ul className={styles['recovery']} aria-label={words.recoveryCodes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div>
        <Button kind="secondary" onClick={onDone}>
          {words.iHaveKeptThem}
        </Button>
      </div>
    </>
  );
}

function TurnOff({ onOff }: { readonly onOff: () => void }) {
  const setting = useSetting({
    schema: v.object({ presentPassword, code: anyCode }),
    initial: { presentPassword: '', code: '' },
    save: async (body) => {
      await call('POST /identity/secure/api/v1/identity/totp/remove', { body });
      onOff();
      return '';
    },
  });
  const { field } = setting.form;
  return (
    <>
      <p>{rich(words.onACodeFrom((text) => <strong>{text}</strong>))}</p>
      <SettingForm setting={setting} submit={words.turnOff} busyLabel={words.turningOff}>
        <PasswordField {...field('presentPassword')} label={words.currentPassword} autoComplete="current-password" />
        <TextField
          {...field('code')}
          label={words.codeFromYourApp}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
        />
      </SettingForm>
    </>
  );
}
