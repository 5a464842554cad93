/** Where the letter about a forgotten password, and an invitation, lead: choosing a new one. Every device is signed out. */
import { useEffect, useState } from 'react';
import { passwordForm } from '#core/people/password.ts';
import { LOGIN_PATH, loginPathFor, redirectAfterLogin } from '#core/roles.ts';
import * as words from '#core/words/en/login.ts';
import { refusalOf } from '#web/app/failure-text.ts';
import { NewPasswordFields } from '#web/app/new-password-fields.tsx';
import { useLocation, useNavigate } from '#web/app/router.tsx';
import { type Answer, call } from '#web/client/client.ts';
import { clearToken, readToken } from '#web/client/session.ts';
import { Alert } from '#web/ui/alert.tsx';
import { SubmitButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { inSameBrand } from '../../admit.ts';
import { LinkAsButton } from '../../link.tsx';
import { PageHeading } from '../../shell/page-heading.tsx';
import styles from './auth-page.module.css';
import { useLinkToken } from './link-token.ts';

const invitationKey = 'POST /service-application/api/v1/application/heloc/co-deed/invitation';
type Invitation = Answer<typeof invitationKey>;

/** Who invites them and why; unknown while it is read, and where it cannot be: the page goes on without it. */
function useInvitation(token: string, isWanted: boolean): Invitation | undefined {
  const [known, setKnown] = useState<Invitation>();
  useEffect(() => {
    if (token === '' || !isWanted) return;
    let isShown = true;
    call(invitationKey, { body: { token } }).then(
      (invitation) => isShown && setKnown(invitation),
      () => {},
    );
    return () => {
      isShown = false;
    };
  }, [token, isWanted]);
  return known;
}

export function ResetPasswordPage() {
  const token = useLinkToken();
  const toSign = isSigners(redirectAfterLogin(new URLSearchParams(useLocation().search).get('redirectUrl')));
  const invitation = useInvitation(token, toSign);
  const [end, setEnd] = useState<{ readonly token: string; readonly kind: 'changed' | 'spent' }>();
  // What became of one letter's link says nothing about the next one's.
  const state = end?.token === token ? end.kind : 'choosing';
  return (
    <div className={styles['page']}>
      <PageHeading>{toSign ? words.chooseAPassword : undefined}</PageHeading>
      <Card>
        {state === 'changed' ? (
          <Changed />
        ) : token === '' || state === 'spent' ? (
          <NewLinkNeeded isSpent={state === 'spent'} />
        ) : (
          <ChoosePassword key={token} token={token} invitation={invitation} onEnd={(kind) => setEnd({ token, kind })} />
        )}
      </Card>
    </div>
  );
}

interface ChoosePasswordProps {
  readonly token: string;
  readonly invitation: Invitation | undefined;
  readonly onEnd: (end: 'changed' | 'spent') => void;
}

function ChoosePassword({ token, invitation, onEnd }: ChoosePasswordProps) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const place = redirectAfterLogin(new URLSearchParams(search).get('redirectUrl'));
  const form = useForm({
    schema: passwordForm,
    initial: { password: '', confirmPassword: '' },
    onSubmit: async ({ password }) => {
      try {
        const before = readToken();
        await call('POST /identity/api/v1/password/reset', { body: { token, password } });
        const now = readToken();
        // Someone who was invited is in with their first password, and need not type it twice over.
        if (now !== undefined && now !== before) return void navigate(inSameBrand(place ?? '/dashboard', search));
        // Whatever session this browser had ended with the old password.
        clearToken();
        onEnd('changed');
        return undefined;
      } catch (error) {
        const refusal = refusalOf(error);
        if (refusal.param === 'token') onEnd('spent');
        return refusal;
      }
    },
  });
  return (
    <form className={styles['form']} {...form.form}>
      {invitation && <p>{whoInvites(invitation)}</p>}
      {isSigners(place) && <p>{words.chooseAPasswordToSign}</p>}
      {form.failure && <Alert>{form.failure}</Alert>}
      <NewPasswordFields form={form} />
      <SubmitButton isBusy={form.isSubmitting} busyLabel={words.saving}>
        {words.savePassword}
      </SubmitButton>
      {!isSigners(place) && <p className={styles['aside']}>{words.everyDeviceThatIsLogged}</p>}
    </form>
  );
}

function whoInvites({ borrowerName, home, isConsentingSpouse }: Invitation): string {
  const say = isConsentingSpouse ? words.invitesYourConsent : words.invitesYouToSign;
  return say(borrowerName, `${home.street1}, ${home.city}`);
}

/** Whether an invitation to sign led here. */
const isSigners = (place: string | undefined) => place !== undefined && loginPathFor(place) !== LOGIN_PATH;

/** A letter that invites names the place it is about; the login leads there, by the door of anyone who signs. */
function Changed() {
  const place = redirectAfterLogin(new URLSearchParams(useLocation().search).get('redirectUrl'));
  const login = loginPathFor(place ?? '/') + (place ? `?redirectUrl=${encodeURIComponent(place)}` : '');
  return (
    <>
      <div role="status" className={styles['form']}>
        <h2 className={styles['outcome']}>{words.yourPasswordIsSet}</h2>
        <p>{words.everyDeviceHasBeen}</p>
      </div>
      <div>
        <LinkAsButton to={login}>{words.logIn}</LinkAsButton>
      </div>
    </>
  );
}

function NewLinkNeeded({ isSpent }: { readonly isSpent: boolean }) {
  return (
    <>
      <div role="status" className={styles['form']}>
        <h2 className={styles['outcome']}>{isSpent ? words.thisLinkNoLonger : words.pleaseOpenTheLinkIn}</h2>
        <p>{isSpent ? words.itHasBeenUsed : words.theAddressIsNot}</p>
      </div>
      <div>
        <LinkAsButton to="/auth/forgot-password">{words.sendMeANew}</LinkAsButton>
      </div>
    </>
  );
}
