/** The live camera with a frame to fill: takes one picture, says what is wrong with it, and gives it only when it is wanted. */
import { type RefObject, useEffect, useRef, useState } from 'react';
import * as words from '#core/words/en/identity.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import styles from './identity.module.css';
import { problemsOf } from './look-at.ts';
import { type QualityProblem, qualityWords } from './quality-words.ts';

interface CameraProps {
  readonly title: string;
  readonly guidance: string;
  readonly isFace: boolean;
  readonly fileName: string;
  readonly onTake: (file: File) => void;
  readonly onClose: () => void;
}

interface Taken {
  readonly file: File;
  readonly url: string;
  readonly problems: readonly QualityProblem[];
}

export function Camera({ title, guidance, isFace, fileName, onTake, onClose }: CameraProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [taken, setTaken] = useState<Taken>();
  const failure = useStream(video, isFace, taken === undefined);
  const shoot = async () => {
    const file = video.current && (await pictureOf(video.current, fileName));
    if (file) setTaken({ file, url: URL.createObjectURL(file), problems: (await problemsOf(file)) ?? [] });
  };
  const again = () => {
    if (taken) URL.revokeObjectURL(taken.url);
    setTaken(undefined);
  };
  const isGood = taken !== undefined && taken.problems.length === 0;
  const actions = taken ? (
    <>
      <Button kind={isGood ? 'primary' : 'secondary'} onClick={() => onTake(taken.file)}>
        {isGood ? words.toUseThisPhoto : words.toUseItAnyway}
      </Button>
      <Button kind={isGood ? 'secondary' : 'primary'} onClick={again}>
        {words.takeItAgain}
      </Button>
    </>
  ) : (
    <Button disabled={failure !== undefined} onClick={() => void shoot()}>
      {words.takeThePhoto}
    </Button>
  );
  return (
    <Dialog isOpen onClose={onClose} title={title} size="large" actions={actions}>
      {failure !== undefined && <Alert title={words.theCameraIsNot}>{failure}</Alert>}
      {taken?.problems.map((problem) => (
        <Alert key={problem} title={words.pleaseLookAgain}>
          {qualityWords[problem]}
        </Alert>
      ))}
      <p>{taken ? words.canEverythingBeRead : guidance}</p>
      <div className={styles['viewer']}>
        {taken ? (
          <img className={styles['picture']} src={taken.url} alt={words.whatYouHaveJust} />
        ) : (
          <>
            <video
              ref={video}
              className={styles['picture']}
              autoPlay
              playsInline
              muted
              aria-label={words.whatTheCameraSees}
            />
            <span className={isFace ? styles['oval'] : styles['frame']} aria-hidden="true" />
          </>
        )}
      </div>
    </Dialog>
  );
}

const notAllowed = words.yourBrowserDoesNot;

/** Runs while it is looked at, and never longer: the light beside the lens goes out when the picture is taken. */
function useStream(video: RefObject<HTMLVideoElement | null>, isFace: boolean, isRunning: boolean): string | undefined {
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    if (!isRunning) return undefined;
    let stream: MediaStream | undefined;
    let isOver = false;
    const stop = () => {
      isOver = true;
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    const wish = { video: { facingMode: isFace ? 'user' : 'environment', width: { ideal: 1920 } }, audio: false };
    const asked = navigator.mediaDevices?.getUserMedia(wish) ?? Promise.reject(new Error('There is no camera.'));
    asked.then(
      (found) => {
        stream = found;
        if (isOver) stop();
        else if (video.current) video.current.srcObject = found;
      },
      () => !isOver && setFailure(notAllowed),
    );
    return stop;
  }, [video, isFace, isRunning]);
  return failure;
}

async function pictureOf(video: HTMLVideoElement, fileName: string): Promise<File | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.92));
  return blob ? new File([blob], fileName, { type: 'image/jpeg' }) : undefined;
}
