/** Someone who owns the home too, as the borrower names them. Their account is the server's to make. */
import * as v from 'valibot';
import * as words from '#core/words/en/people/other-owner.ts';
import { email } from './email.ts';
import { firstName, lastName } from './name.ts';
import { phoneDigits, toPhoneDigits } from './phone.ts';

const phone = v.pipe(v.string(), v.transform(toPhoneDigits), phoneDigits);

const parts = {
  firstName,
  // Digits in a last name are how sandbox people are told apart.
  lastName: lastName({ areDigitsAllowed: true }),
  email,
};

/** As sent: who does not know the telephone says so, and the owner is asked. */
export const otherOwner = v.strictObject({ ...parts, phoneNumber: v.nullable(phone) });

/** As typed, where the telephone may be left empty. */
export const otherOwnerForm = v.object({
  ...parts,
  phoneNumber: v.pipe(
    v.string(),
    v.check((text) => text === '' || v.is(phone, text), words.enterAValidPhoneNumber),
    v.transform((text) => (text === '' ? null : toPhoneDigits(text))),
  ),
});
