/** Sound out and sound in: two tones for the speaker, and how loud the microphone is. */
import { useEffect, useState } from 'react';

const toneHz = [523, 659];
const toneS = 0.25;

export function playSound(): void {
  const audio = new AudioContext();
  for (const [index, frequency] of toneHz.entries()) {
    const tone = new OscillatorNode(audio, { frequency });
    const volume = new GainNode(audio, { gain: 0.2 });
    tone.connect(volume).connect(audio.destination);
    tone.start(audio.currentTime + index * 2 * toneS);
    tone.stop(audio.currentTime + index * 2 * toneS + toneS);
  }
  setTimeout(() => void audio.close(), 2000);
}

const LOOK_MS = 150;

/** From 0 to 100, a few times a second. */
export function useLoudness(stream: MediaStream | null): number {
  const [percent, setPercent] = useState(0);
  useEffect(() => {
    if (!stream) return;
    const audio = new AudioContext();
    const meter = new AnalyserNode(audio, { fftSize: 512 });
    audio.createMediaStreamSource(stream).connect(meter);
    const samples = new Float32Array(meter.fftSize);
    const timer = setInterval(() => {
      meter.getFloatTimeDomainData(samples);
      const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
      setPercent(Math.min(100, Math.round(loudest * 100)));
    }, LOOK_MS);
    return () => {
      clearInterval(timer);
      void audio.close();
    };
  }, [stream]);
  return percent;
}
