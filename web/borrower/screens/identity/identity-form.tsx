/** Choosing a document and giving its pictures, for anyone who must show who they are. */
import { type SyntheticEvent, useState } from 'react';
import { identityDocuments } from '#core/application/enums.ts';
import * as words from '#core/words/en/identity.ts';
import { Alert } from '#web/ui/alert.tsx';
import { SubmitButton } from '#web/ui/button.tsx';
import { RadioCards } from '#web/ui/radio-cards.tsx';
import type { Refusal } from '#web/ui/use-form.ts';
import { useFlag } from '../../site.ts';
import { useUploads } from '../../use-uploads.ts';
import styles from '../application/screen.module.css';
import { Capture } from './capture.tsx';
import { documentRows, type IdentityDocument, type Side, sidesOf, typeOf } from './documents.ts';

interface IdentityFormProps {
  /** Null on a phone that the step was handed over to. */
  readonly applicationUuid: string | null;
  readonly onSend: (documentType: IdentityDocument, documentUuids: string[]) => Promise<Refusal | undefined>;
}

const missing: Readonly<Record<Side, string>> = {
  front: words.pleaseAddAPhoto,
  back: words.pleaseAddAPhotoOf,
  selfie: words.pleaseAddAPhotoOfYourself,
};

export function IdentityForm({ applicationUuid, onSend }: IdentityFormProps) {
  const asksBack = useFlag('fe-heloc-back-of-id').enabled;
  const uploads = useUploads(applicationUuid);
  const [document, setDocument] = useState<IdentityDocument | null>(null);
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const sides = document === null ? [] : sidesOf(document, asksBack);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setTried(true);
    if (isBusy || document === null) return;
    setFailure(undefined);
    setBusy(true);
    const arrived = await uploads.arrived();
    const photos = arrived === 'lost' ? [] : arrived;
    const uuids = sides.flatMap((side) => photos.find(({ type }) => type === typeOf(document, side))?.uuid ?? []);
    const isMissing = uuids.length < sides.length;
    const refusal = isMissing ? { message: words.somePhotosAreStill } : await onSend(document, uuids);
    setBusy(false);
    setFailure(refusal?.message);
  };
  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
      <RadioCards
        name="documentType"
        label={words.whichDocumentWillYouShow}
        value={document}
        error={isTried && document === null ? words.pleaseChooseADocument : undefined}
        options={identityDocuments.map((value) => ({ value, label: value, hint: documentRows[value].hint }))}
        onChange={setDocument}
      />
      {document !== null &&
        sides.map((side) => (
          <Capture
            key={typeOf(document, side)}
            document={document}
            side={side}
            uploads={uploads}
            error={isTried ? missing[side] : undefined}
          />
        ))}
      {failure !== undefined && <Alert>{failure}</Alert>}
      <div className={styles['actions']}>
        <SubmitButton isBusy={isBusy}>{words.sendMyPhotos}</SubmitButton>
      </div>
    </form>
  );
}
