/** Passkeys as the browser has them. What goes to the server and comes from there is JSON that we only pass on. */
import * as words from '#core/words/en/console/door.ts';

type Json = Readonly<Record<string, unknown>>;

/** Browsers of before 2025 speak another form of it; staff with one of those use the app. */
export function canUsePasskeys(): boolean {
  return (
    typeof PublicKeyCredential === 'function' && typeof PublicKeyCredential.parseRequestOptionsFromJSON === 'function'
  );
}

export async function makePasskey(options: Json): Promise<Json> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as never);
  return asJson(await navigator.credentials.create({ publicKey }));
}

export async function askPasskey(options: Json): Promise<Json> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as never);
  return asJson(await navigator.credentials.get({ publicKey }));
}

function asJson(credential: Credential | null): Json {
  if (!(credential instanceof PublicKeyCredential)) throw new DOMException('', 'NotAllowedError');
  return { ...credential.toJSON() };
}

/** Why nothing came, where it was the browser that refused; undefined where it was the server. */
export function passkeyRefusal(error: unknown): string | undefined {
  if (!(error instanceof DOMException)) return undefined;
  if (error.name === 'InvalidStateError') return words.thisDeviceAlreadyHas;
  return words.yourPasskeyDidntAnswer;
}
