/** Whether this device will do for a meeting by video: browser, camera, microphone, and a sound the person must hear. */
import { useEffect, useState } from 'react';
import { useMedia } from '#web/client/use-media.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { AttentionIcon, CheckIcon } from '#web/ui/icons.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { Video } from '#web/ui/video.tsx';
import screenStyles from '../application/screen.module.css';
import styles from './notary.module.css';
import { playSound, useLoudness } from './sound.ts';

export function DeviceCheck({ onChange }: { readonly onChange: (isReady: boolean) => void }) {
  const isBrowserGood = 'RTCPeerConnection' in window && 'WebSocket' in window;
  const [isOn, setOn] = useState(false);
  const [hearing, setHearing] = useState<'unknown' | 'playing' | 'heard' | 'notHeard'>('unknown');
  const media = useMedia(isOn && isBrowserGood);
  const { stream } = media;
  const loudness = useLoudness(stream);
  const isReady = isBrowserGood && stream !== null && hearing === 'heard';
  useEffect(() => onChange(isReady), [isReady, onChange]);
  const play = () => {
    setHearing('playing');
    playSound();
  };
  return (
    <Card title="Check your device">
      {media.problem !== undefined && <Alert>{media.problem}</Alert>}
      <ul className={styles['checks']}>
        <Check isGood={isBrowserGood} text={isBrowserGood ? 'Your browser is supported.' : oldBrowser} />
        <Check isGood={stream !== null} text={stream ? 'Your camera works.' : 'Your camera is not on yet.'} />
        <Check
          isGood={stream !== null}
          text={stream ? 'Your microphone works. Say something: the bar moves.' : 'Your microphone is not on yet.'}
        />
        <Check isGood={hearing === 'heard'} text={hearingWords[hearing]} />
      </ul>
      {stream && (
        <>
          <Video stream={stream} label="You" isSelf empty="" />
          <ProgressBar label="How loud your microphone hears you" percent={loudness} />
        </>
      )}
      <div className={screenStyles['actions']}>
        {!stream && (
          <Button
            onClick={() => {
              setOn(true);
              media.tryAgain();
            }}
          >
            Turn on camera and microphone
          </Button>
        )}
        {hearing !== 'heard' && (
          <Button kind="secondary" onClick={play}>
            Play a sound
          </Button>
        )}
        {hearing === 'playing' && (
          <>
            <Button onClick={() => setHearing('heard')}>I heard it</Button>
            <Button kind="quiet" onClick={() => setHearing('notHeard')}>
              I did not hear it
            </Button>
          </>
        )}
      </div>
    </Card>
  );
}

const oldBrowser =
  'This browser is too old for video. Use a current Chrome, Edge, Firefox or Safari, on a computer or a phone.';

const hearingWords = {
  unknown: 'Your speaker has not been tried yet.',
  playing: 'Did you hear two short tones?',
  heard: 'Your speaker works.',
  notHeard: 'Turn the volume up, or plug in headphones, and play the sound again.',
} as const;

function Check({ isGood, text }: { readonly isGood: boolean; readonly text: string }) {
  return (
    <li className={styles['check']}>
      <span className={isGood ? styles['good'] : undefined}>{isGood ? <CheckIcon /> : <AttentionIcon />}</span>
      <span>{text}</span>
    </li>
  );
}
