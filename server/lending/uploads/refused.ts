/** Why a file is not taken, on its way out of the parser. */
import type { UploadRefusal } from '#core/application/uploads.ts';

export class Refused extends Error {
  readonly why: UploadRefusal;

  constructor(why: UploadRefusal) {
    super(why);
    this.why = why;
  }
}
