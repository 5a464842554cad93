/**
 * Twilio's numbers for what went wrong, and what each means for us; one that is not here is ours to mend or passes by itself.
 * www.twilio.com/docs/api/errors, from memory, 2026-11-17.
 */
type Meaning = 'unreachable' | 'stopped' | 'refused';

const meanings: Readonly<Record<number, Meaning>> = {
  21211: 'unreachable', // To is no phone number.
  21214: 'unreachable', // To cannot be reached.
  21217: 'unreachable', // To does not seem to be valid.
  21612: 'unreachable', // No way from our number to this one.
  21614: 'unreachable', // To is no mobile number.
  21610: 'stopped', // The number texted STOP.
  21408: 'refused', // Our account may not text that region.
  21602: 'refused', // Nothing to say.
  21617: 'refused', // More than 1600 letters.
  30004: 'unreachable', // The phone's owner or its company blocks us.
  30005: 'unreachable', // No such phone.
  30006: 'unreachable', // A landline, or a company that takes no texts.
  // 30003 (switched off), 30007 (taken for spam) and 30008 (unknown) say nothing of the number.
};

export const meaningOf = (code: number | null): Meaning | undefined => (code === null ? undefined : meanings[code]);
