/** The words a notary puts on the deed at the end of a session by video: who appeared, before whom, where and on which day. */
import { formatDate } from '#core/calendar/dates.ts';
import { dateIn } from '#core/calendar/zoned.ts';
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

const california =
  'A notary public or other officer completing this certificate verifies only the identity of the individual who signed the document to which this certificate is attached, and not the truthfulness, accuracy, or validity of that document.';

export function notaryCertificate({ commission, signers, ...where }: Acknowledged): NotaryCertificate {
  const { name: notaryName } = commission;
  const venue = venueOf(commission);
  const day = formatDate(dateIn(where.timeZone, where.at));
  const who = signers.length > 1 ? 'the persons whose names are' : 'the person whose name is';
  return {
    title: 'Notary acknowledgement',
    paragraphs: [
      ...(where.state === 'CA' ? [california] : []),
      `Done in ${venue}, on ${day}.`,
      `Before me, ${notaryName}, notary public, appeared by means of audio and video ${signers.join(', ')}, who proved to me on the basis of satisfactory evidence to be ${who} subscribed to this instrument, and acknowledged executing it freely, in the capacity stated there.`,
    ],
    seal: [
      notaryName,
      'Notary public',
      venue,
      `Commission ${commission.number}`,
      `Commission expires ${formatDate(commission.expiresOn)}`,
      `Sealed on ${day}`,
    ],
  };
}
