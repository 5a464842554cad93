/** How long an answer has still. */
const minuteMs = 60_000;
const secondMs = 1000;

const span = (ms: number) => {
  const minutes = Math.floor(ms / minuteMs);
  if (minutes >= 60) return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  return minutes > 0 ? `${minutes} min ${Math.floor((ms % minuteMs) / secondMs)} s` : `${Math.floor(ms / secondMs)} s`;
};
const what = { first: 'First answer', reply: 'Answer' } as const;
export const urgencies = {
  inTime: (kind: keyof typeof what, ms: number) => `${what[kind]} in ${span(ms)}`,
  soon: (kind: keyof typeof what, ms: number) => `Soon: ${what[kind].toLowerCase()} in ${span(ms)}`,
  late: (kind: keyof typeof what, ms: number) => `Late by ${span(ms)}: ${what[kind].toLowerCase()}`,
} as const;
export const pausedWhileClosed = 'paused';
export const speaks = (language: string) => `Their browser asks for ${language}.`;
