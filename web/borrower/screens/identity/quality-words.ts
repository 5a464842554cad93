/** What can be wrong with a photo, and how it is said. */
export type QualityProblem = 'small' | 'dark' | 'bright' | 'blurred';

export const qualityWords: Readonly<Record<QualityProblem, string>> = {
  small: 'The photo is too small to read. Please go closer, or use the main camera.',
  dark: 'The photo is too dark. Please find more light.',
  bright: 'The photo is too bright. Please turn away from the light so that nothing glares.',
  blurred: 'The photo is blurred. Please hold still and let the camera focus.',
};
