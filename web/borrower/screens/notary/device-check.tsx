/** Whether this device will do for a meeting by video: browser, camera, microphone, and a sound the person must hear. */
import { useEffect, useState } from 'react';
import * as words from '#core/words/en/notary-session.ts';
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
    <Card title={words.checkYourDevice}>
      {media.problem !== undefined && <Alert>{media.problem}</Alert>}
      <ul className={styles['checks']}>
        <Check isGood={isBrowserGood} text={isBrowserGood ? words.yourBrowserIsSupported : oldBrowser} />
        <Check isGood={stream !== null} text={stream ? words.yourCameraWorks : words.yourCameraIsNot} />
        <Check isGood={stream !== null} text={stream ? words.yourMicrophoneWorksSay : words.yourMicrophoneIsNot} />
        <Check isGood={hearing === 'heard'} text={hearingWords[hearing]} />
      </ul>
      {stream && (
        <>
          <Video stream={stream} label={words.you} isSelf empty="" />
          <ProgressBar label={words.howLoudYourMicrophone} percent={loudness} />
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
            {words.turnOnCameraAndMicrophone}
          </Button>
        )}
        {hearing !== 'heard' && (
          <Button kind="secondary" onClick={play}>
            {words.playASound}
          </Button>
        )}
        {hearing === 'playing' && (
          <>
            <Button onClick={() => setHearing('heard')}>{words.iHeardIt}</Button>
            <Button kind="quiet" onClick={() => setHearing('notHeard')}>
              {words.iDidNotHear}
            </Button>
          </>
        )}
      </div>
    </Card>
  );
}

const oldBrowser = words.thisBrowserIsToo;

const hearingWords = {
  unknown: words.yourSpeakerHasNot,
  playing: words.didYouHearTwo,
  heard: words.yourSpeakerWorks,
  notHeard: words.turnTheVolumeUp,
} as const;

function Check({ isGood, text }: { readonly isGood: boolean; readonly text: string }) {
  return (
    <li className={styles['check']}>
      <span className={isGood ? styles['good'] : undefined}>{isGood ? <CheckIcon /> : <AttentionIcon />}</span>
      <span>{text}</span>
    </li>
  );
}
