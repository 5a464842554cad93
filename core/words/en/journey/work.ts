/** Why work waits. */

export const waitingFor = (held: string) => `Waiting for: ${held}.`;
