/** What an application waits for. */

export const waitingFor = (held: string) => `Waiting for: ${held}.`;
