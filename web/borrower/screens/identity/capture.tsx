/** One of the pictures: taken or uploaded, looked at, sent, and shown so that it can be taken again. */
import { type RefObject, useId, useRef, useState } from 'react';
import * as words from '#core/words/en/identity.ts';
import { Button } from '#web/ui/button.tsx';
import { checkingWords, formatFileSize } from '#web/ui/file-words.ts';
import { FileIcon } from '#web/ui/icons.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import type { Uploads } from '../../use-uploads.ts';
import { Camera } from './camera.tsx';
import { type IdentityDocument, type Side, typeOf } from './documents.ts';
import styles from './identity.module.css';
import { problemsOf } from './look-at.ts';
import { type QualityProblem, qualityWords } from './quality-words.ts';

interface CaptureProps {
  readonly document: IdentityDocument;
  readonly side: Side;
  readonly uploads: Uploads;
  readonly error: string | undefined;
}

const titles: Readonly<Record<Side, string>> = {
  front: words.frontOfYourDocument,
  back: words.backOfYourDocument,
  selfie: words.aPhotoOfYourself,
};

const guidance: Readonly<Record<Side, string>> = {
  front: words.layItOnADark,
  back: words.turnItOverAndFill,
  selfie: words.lookStraightIntoTheCamera,
};

const images = '.jpg,.jpeg,.png,.heic,.heif';

export function Capture({ document, side, uploads, error }: CaptureProps) {
  const [isLive, setLive] = useState(false);
  const [problems, setProblems] = useState<readonly QualityProblem[]>([]);
  const input = useRef<HTMLInputElement>(null);
  const ids = { title: useId(), error: useId() };
  const type = typeOf(document, side);
  const sent = uploads.files.find((file) => file.type === type);
  const take = async (file: File, isJudged: boolean) => {
    if (sent) uploads.remove(sent.id);
    setLive(false);
    uploads.add([file], type);
    setProblems(isJudged ? [] : ((await problemsOf(file)) ?? []));
  };
  return (
    <section className={styles['capture']} aria-labelledby={ids.title} aria-describedby={error ? ids.error : undefined}>
      <h2 className={styles['name']} id={ids.title}>
        {titles[side]}
      </h2>
      {!sent && <p>{guidance[side]}</p>}
      {sent && <SentPicture sent={sent} title={titles[side]} />}
      {problems.map((problem) => (
        <p key={problem} className={styles['wrong']} role="alert">
          {words.youMayAlsoSend(qualityWords[problem])}
        </p>
      ))}
      {error !== undefined && !sent && (
        <p className={styles['wrong']} id={ids.error} role="alert">
          {error}
        </p>
      )}
      <div className={styles['buttons']}>
        {sent?.canRetry && <Button onClick={() => uploads.retry(sent.id)}>{words.tryAgain}</Button>}
        <Button kind="secondary" aria-describedby={ids.title} onClick={() => setLive(true)}>
          {sent ? words.takeItAgain : words.toUseTheCamera}
        </Button>
        <Button kind="secondary" aria-describedby={ids.title} onClick={() => input.current?.click()}>
          {sent ? words.uploadAnotherPhoto : words.uploadAPhoto}
        </Button>
        <PictureInput ref={input} title={titles[side]} onPick={(file) => void take(file, false)} />
      </div>
      {isLive && (
        <Camera
          title={titles[side]}
          guidance={guidance[side]}
          isFace={side === 'selfie'}
          fileName={`${side}.jpg`}
          onTake={(file) => void take(file, true)}
          onClose={() => setLive(false)}
        />
      )}
    </section>
  );
}

/** The picture as it was sent, or how far it is, or what was wrong with it. */
function SentPicture({ sent, title }: { readonly sent: Uploads['files'][number]; readonly title: string }) {
  return (
    <>
      {sent.previewUrl && <img className={styles['thumb']} src={sent.previewUrl} alt={words.asYouSentIt(title)} />}
      {!sent.previewUrl && sent.error === undefined && (
        <p className={styles['unseen']}>
          <FileIcon /> {words.yourBrowserCannotShow(sent.name, formatFileSize(sent.sizeBytes))}
        </p>
      )}
      {sent.percent !== undefined && <ProgressBar label={words.sending(sent.name)} percent={sent.percent} />}
      {sent.isChecking && <p role="status">{checkingWords}</p>}
      {sent.error !== undefined && (
        <p className={styles['wrong']} role="alert">
          {sent.error}
        </p>
      )}
    </>
  );
}

interface PictureInputProps {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly title: string;
  readonly onPick: (file: File) => void;
}

/** Opened by a button; the same file may be picked twice in a row. */
function PictureInput({ ref, title, onPick }: PictureInputProps) {
  return (
    <input
      ref={ref}
      className={styles['input']}
      type="file"
      accept={images}
      aria-label={words.upload(title)}
      tabIndex={-1}
      onChange={({ currentTarget }) => {
        const [file] = currentTarget.files ?? [];
        if (file) onPick(file);
        currentTarget.value = '';
      }}
    />
  );
}
