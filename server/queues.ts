/** The names of the queues and what lies in them: the origination fills them, the worker empties them. */

export const queues = {
  effects: 'effects',
  effectsFailed: 'effects-failed',
  vendorMessages: 'vendor-messages',
} as const;

/** What the worker takes. It is an id and a name: the application and its history are the only truth. */
export interface EffectJob {
  readonly orgCode: string;
  readonly applicationUuid: string;
  readonly effect: string;
  /** The event that started it. With the application and the effect it makes the key that vendors see. */
  readonly seq: number;
}
