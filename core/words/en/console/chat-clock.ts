/** How long an answer has still. */
const minuteMs = 60_000;
const secondMs = 1000;

const span = (ms: number) => {
  const minutes = Math.floor(ms / minuteMs);
  if (minutes >= 60) return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  return minutes > 0 ? `${minutes} min ${Math.floor((ms % minuteMs) / secondMs)} s` : `${Math.floor(ms / secondMs)} s`;
};
const what = { first: 'first answer', reply: 'answer' } as const;
export const urgencies = {
  inTime: (kind: keyof typeof what, ms: number) => `${span(ms)} left for the ${what[kind]}`,
  soon: (kind: keyof typeof what, ms: number) => `Soon: ${span(ms)} left for the ${what[kind]}`,
  late: (kind: keyof typeof what, ms: number) => `Late: the ${what[kind]} is due for ${span(ms)}`,
} as const;
export const pausedWhileClosed = 'The clock stands still while the chat is closed.';
export const speaks = (language: string) => `Their browser asks for ${language}.`;
