/** Hashes of every sentence of ours. The build works them out (web/vite.config.ts); without a build every text becomes dots. */
export const ourTexts: readonly number[] = [];
