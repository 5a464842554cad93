/** Camera and microphone, asked for when they are wanted and let go when they are not; a refusal is a sentence. */
import { useEffect, useState } from 'react';
import * as words from '#core/words/en/client.ts';

interface Media {
  readonly stream: MediaStream | null;
  readonly problem: string | undefined;
  readonly tryAgain: () => void;
}

const problems: Readonly<Record<string, string>> = {
  NotAllowedError: words.theBrowserDoesNot,
  NotFoundError: words.weFoundNoCamera,
  NotReadableError: words.anotherProgramIsUsing,
};
const unknownProblem = words.yourCameraOrMicrophone;

export function useMedia(isWanted: boolean): Media {
  const [turn, setTurn] = useState(0);
  const [found, setFound] = useState<Pick<Media, 'stream' | 'problem'>>({ stream: null, problem: undefined });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks again
  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    let stream: MediaStream | undefined;
    open().then(
      (opened) => {
        stream = opened;
        if (isOver) stop(opened);
        else setFound({ stream: opened, problem: undefined });
      },
      (error: unknown) => {
        const name = error instanceof DOMException ? error.name : '';
        if (!isOver) setFound({ stream: null, problem: problems[name] ?? unknownProblem });
      },
    );
    return () => {
      isOver = true;
      if (stream) stop(stream);
      setFound({ stream: null, problem: undefined });
    };
  }, [isWanted, turn]);
  return { ...found, tryAgain: () => setTurn((before) => before + 1) };
}

async function open(): Promise<MediaStream> {
  // Pages that are not served safely have no devices at all.
  if (!navigator.mediaDevices) throw new DOMException(words.noDevicesHere, 'NotFoundError');
  return navigator.mediaDevices.getUserMedia({ video: { width: 640, height: 480 }, audio: true });
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
