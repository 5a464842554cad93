/** What the three outside look-ups of prefilling answer. Our own calls answer exactly these members. */
import * as v from 'valibot';

const text = v.pipe(v.string(), v.maxLength(254));
const optionalText = v.optional(text, '');

const place = v.strictObject({ street1: text, street2: optionalText, city: text, state: text, zip: text });
const dateText = v.pipe(v.string(), v.isoDate());

/** GET /offercode/{code}: a mailed, prescreened offer. */
export const offerCodeRecord = v.strictObject({
  firstName: text,
  lastName: text,
  offerCode: text,
  inHomeDate: dateText,
  respondByDate: dateText,
  ...place.entries,
});

/** GET /service-lead-portal/api/referrals/{referralUuid}: what a wholesale broker wrote of the person. */
export const referral = v.strictObject({
  firstName: text,
  middleName: optionalText,
  lastName: text,
  suffix: optionalText,
  address: place,
  phoneNumber: text,
  email: text,
});

/** GET /a/external/prepop: what an affiliate handed over. */
export const affiliatePrepopulation = v.strictObject({
  name: v.strictObject({ firstName: text, middleName: optionalText, lastName: text, suffix: optionalText }),
  address: place,
  dob: v.nullable(dateText),
  email: text,
  phone: text,
  income: v.nullable(v.number()),
  affiliate: text,
  abVersion: text,
});
