/** What a failed call tells: its status, a message for programs, the parsed body, and the field it is about. */
export class CallError extends Error {
  /** 0 when no answer came at all. */
  readonly status: number;
  readonly body: unknown;
  /** The field it is about, so that a form can put the sentence beside it. */
  readonly param: string | undefined;

  constructor(message: string, status: number, body?: unknown, cause?: unknown) {
    super(message, { cause });
    this.name = 'CallError';
    this.status = status;
    this.body = body;
    const param = member(body, 'param');
    this.param = typeof param === 'string' ? param : undefined;
  }
}

/** One member of a body we know nothing about. */
export function member(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null && name in body
    ? (body as Record<string, unknown>)[name]
    : undefined;
}
