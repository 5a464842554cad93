/** The one exception that handlers and modules throw on purpose; everything else is a fault and answers 500. */
import { type ErrorBody, type ErrorCode, errors } from '#core/contract/errors.ts';

interface Details {
  readonly message?: string;
  /** The field it is about, so that the form can put the sentence beside it. */
  readonly param?: string;
  readonly errors?: readonly string[];
  readonly retryAfterS?: number;
  /** What a client needs to go on, for instance the present state after a conflict. */
  readonly present?: unknown;
}

export class Failure extends Error {
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.message ?? errors[code].message);
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return errors[this.code].status;
  }

  body(requestId: string): ErrorBody {
    const { param, errors: list, present } = this.details;
    return {
      type: errors[this.code].type,
      code: this.code,
      message: this.message,
      ...(param === undefined ? {} : { param }),
      requestId,
      ...(list === undefined ? {} : { errors: list }),
      ...(present === undefined ? {} : { present }),
    };
  }
}
