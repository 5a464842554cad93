/** Agreeing to electronic documents: what it means, a PDF opened to show that one can, and, if they like, where they are. */
import { useRef, useState } from 'react';
import * as v from 'valibot';
import { accessNumber, electronicConsent, type SigningLocation } from '#core/documents/signing.ts';
import * as words from '#core/words/en/signing.ts';
import { failureText, refusalOf } from '#web/app/failure-text.ts';
import { useNavigate } from '#web/app/router.tsx';
import { callForFile } from '#web/client/client.ts';
import { saveFile } from '#web/client/save-file.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { useJourney } from '../../journey-screen.tsx';
import { LinkAsButton } from '../../link.tsx';
import { FormEnd } from '../application/form-end.tsx';
import styles from '../application/screen.module.css';
import { useScreenPath } from '../application/screen-path.ts';
import { LocationConsent } from './location-consent.tsx';
import { useSigningStep } from './signing-calls.ts';

const schema = v.object({ accessNumber, consent: v.literal(true, words.pleaseAgreeOrAsk) });

/** Where one is is asked once, also where the number was wrong and is typed again. */
function useConsent() {
  const navigate = useNavigate();
  const pathTo = useScreenPath();
  const { sendOrThrow } = useSigningStep('consent');
  const [isAsking, setAsking] = useState(false);
  const place = useRef<{ readonly location?: SigningLocation }>(undefined);
  const form = useForm({
    schema,
    initial: { accessNumber: '', consent: false },
    onSubmit: async ({ accessNumber: number }) => {
      if (!place.current) return void setAsking(true);
      try {
        await sendOrThrow({ version: electronicConsent.version, accessNumber: number, ...place.current });
        return void navigate(pathTo('signing/sign'));
      } catch (error) {
        return refusalOf(error);
      }
    },
  });
  const answer = (location?: SigningLocation) => {
    setAsking(false);
    place.current = location ? { location } : {};
    form.form.ref.current?.requestSubmit();
  };
  return { form, isAsking, answer, leave: () => setAsking(false) };
}

export function ConsentForm() {
  const pathTo = useScreenPath();
  const { form, isAsking, answer, leave } = useConsent();
  return (
    <>
      <form className={styles['form']} {...form.form}>
        <Card title={words.signingElectronically}>
          <ul className={styles['points']}>
            {electronicConsent.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </Card>
        <Card title={words.canYouOpen}>
          <p>{words.ourDocumentsArePdfs}</p>
          <AccessCheck />
          <TextField
            {...form.field('accessNumber')}
            label={words.numberInThePdf}
            hint={words.fourDigits}
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
          />
        </Card>
        <Checkbox {...form.field('consent')} isCard label={words.iAgreeToReceive} />
        <FormEnd
          form={form}
          beside={
            <LinkAsButton to={pathTo('signing/support')} kind="secondary">
              {words.iWouldRatherSign}
            </LinkAsButton>
          }
        >
          {words.begin}
        </FormEnd>
      </form>
      <LocationConsent isOpen={isAsking} onClose={leave} onAnswer={answer} />
    </>
  );
}

const fileKey = 'GET /service-document/api/v1/application/{uuid}/signing/access-check';

function AccessCheck() {
  const { uuid } = useJourney().application;
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const open = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      saveFile(await callForFile(fileKey, { params: { uuid } }), words.nameOfThePdf, 'application/pdf');
    } catch (error) {
      setFailure(failureText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {failure !== undefined && <Alert>{failure}</Alert>}
      <div>
        <Button kind="secondary" isBusy={isBusy} busyLabel={words.preparingThePdf} onClick={() => void open()}>
          {words.downloadThePdf}
        </Button>
      </div>
    </>
  );
}
