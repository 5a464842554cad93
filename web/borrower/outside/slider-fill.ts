/** How much of a slider's track is behind the knob: a style sheet alone cannot know. */
export function fill(slider: HTMLInputElement): void {
  const [min, max, value] = [Number(slider.min), Number(slider.max), Number(slider.value)];
  slider.style.setProperty('--at', `${((value - min) / (max - min)) * 100}%`);
}
