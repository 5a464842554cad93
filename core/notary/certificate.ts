/** The words a notary puts on the deed at the end of a session by video: who appeared, before whom, where and on which day. */
import { formatDate } from '#core/calendar/dates.ts';
import { dateIn } from '#core/calendar/zoned.ts';
import * as words from '#core/words/en/notary/certificate.ts';
import { type Commission, venueOf } from './commission.ts';

interface Acknowledged {
  readonly commission: Commission;
  readonly signers: readonly string[];
  readonly state: string;
  readonly timeZone: string;
  readonly at: Date;
}

/** Lines and paragraphs in the order in which they stand on the page. */
export interface NotaryCertificate {
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** What is drawn inside the frame of the seal. */
  readonly seal: readonly string[];
}

export function notaryCertificate({ commission, signers, ...where }: Acknowledged): NotaryCertificate {
  const { name: notaryName } = commission;
  const venue = venueOf(commission);
  const day = formatDate(dateIn(where.timeZone, where.at));
  const who = signers.length > 1 ? 'the persons whose names are' : 'the person whose name is';
  return {
    title: words.notaryAcknowledgement,
    paragraphs: [
      ...(where.state === 'CA' ? [words.california] : []),
      words.doneInOn(venue, day),
      words.beforeMeNotaryPublicAppeared(notaryName, signers.join(', '), who),
    ],
    seal: [
      notaryName,
      words.notaryPublic,
      venue,
      words.commission(commission.number),
      words.commissionExpires(formatDate(commission.expiresOn)),
      words.sealedOn(day),
    ],
  };
}
