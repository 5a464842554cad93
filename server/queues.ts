/** The names of the queues and what lies in them: the origination fills them, the worker empties them. */

export const queues = {
  effects: 'effects',
  effectsFailed: 'effects-failed',
  vendorMessages: 'vendor-messages',
  scans: 'scans',
} as const;

/** The id of the request that caused a job goes with it, and its trace where there are traces (server/tracing.ts). */
export interface Traced {
  readonly traceparent?: string | undefined;
  readonly requestId?: string | null | undefined;
}

/** What the worker takes. It is an id and a name: the application and its history are the only truth. */
export interface EffectJob extends Traced {
  readonly orgCode: string;
  readonly applicationUuid: string;
  readonly effect: string;
  /** The event that started it. With the application and the effect it makes the key that vendors see. */
  readonly seq: number;
  /** Set by a worker that does not know this work and leaves it for one that does: since when it waits. */
  readonly unknownSince?: string;
}

/** The vendor's message to be dealt with. */
export interface MessageJob extends Traced {
  readonly vendor: string;
  readonly id: string;
  readonly unknownSince?: string;
}

/** A file that waits for its virus check. */
export interface ScanJob extends Traced {
  readonly orgCode: string;
  readonly applicationUuid: string;
  readonly documentUuid: string;
}
