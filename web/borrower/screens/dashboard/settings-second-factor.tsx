/**
 * The authenticator app: set up by scanning or by typing a key, switched on by its first code, switched off by password
 * and code. The recovery codes are shown once, when it is switched on.
 */
import { useState } from 'react';
import * as v from 'valibot';
import { type Answer, call } from '#web/client/client.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { QrCode } from '#web/ui/qr-code.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { SettingForm, useSetting } from './setting.tsx';
import styles from './settings.module.css';

type Offer = Answer<'POST /identity/secure/api/v1/identity/totp'>;

const presentPassword = v.pipe(v.string(), v.nonEmpty('Please enter your password'));
const sixDigits = v.pipe(v.string(), v.trim(), v.regex(/^\d{3} ?\d{3}$/, 'Please enter the six digits of the code'));
const anyCode = v.pipe(v.string(), v.trim(), v.nonEmpty('Please enter a code'));

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
    <Card title="Authenticator app">
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
      <p>
        <strong>Off.</strong> With an authenticator app, a password alone no longer opens your account: a code that
        changes every 30 seconds is asked for as well.
      </p>
      <SettingForm setting={setting} submit="Set up an app" busyLabel="Preparing">
        <PasswordField
          {...setting.form.field('presentPassword')}
          label="Current password"
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
        <p>1. Scan this picture with your authenticator app.</p>
        <QrCode text={offer.uri} label="QR code for your authenticator app" />
        <p>
          No camera? Type this key into the app:{' '}
          <span className={styles['key']}>{offer.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</span>
        </p>
        <p>2. Enter the code the app shows.</p>
      </div>
      <SettingForm setting={setting} submit="Turn on" busyLabel="Checking">
        <TextField
          {...setting.form.field('code')}
          label="Code from your authenticator app"
          inputMode="numeric"
          autoComplete="one-time-code"
        />
      </SettingForm>
      <div>
        <Button kind="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </>
  );
}

function RecoveryCodes({ codes, onDone }: { readonly codes: readonly string[]; readonly onDone: () => void }) {
  return (
    <>
      <p role="status">
        <strong>On.</strong> From now on a code is asked for at every login.
      </p>
      <p>
        Keep these recovery codes where you keep important papers. Each opens your account once if you lose your phone.
        We show them only now.
      </p>
      <ul className={styles['recovery']} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div>
        <Button kind="secondary" onClick={onDone}>
          I have kept them
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
      <p>
        <strong>On.</strong> A code from your app is asked for at every login.
      </p>
      <SettingForm setting={setting} submit="Turn off" busyLabel="Turning off">
        <PasswordField {...field('presentPassword')} label="Current password" autoComplete="current-password" />
        <TextField
          {...field('code')}
          label="Code from your app, or a recovery code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
        />
      </SettingForm>
    </>
  );
}
