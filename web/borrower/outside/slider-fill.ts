/** How much of a slider's track is behind the knob: a style sheet alone cannot know. */
const KNOB_PX = 30;

export function fill(slider: HTMLInputElement): void {
  const [min, max, value] = [Number(slider.min), Number(slider.max), Number(slider.value)];
  const share = (value - min) / (max - min);
  slider.style.setProperty('--at', `calc(${share} * (100% - ${KNOB_PX}px) + ${KNOB_PX / 2}px)`);
}
