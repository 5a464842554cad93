/** Whether someone is old enough today, in the property's state and for the product. */
import type { Product } from '#core/brand/brand.ts';
import type { CalendarDate } from '#core/calendar/dates.ts';
import { checkAge } from '#core/eligibility/person.ts';
import { isStateCode } from '#core/eligibility/states.ts';
import { toCalendarDate } from '#core/people/birth-date.ts';
import type { RegistrationData } from '#core/registration/data.ts';

/** By the clock of the person's own device. */
export function today(): CalendarDate {
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}` as CalendarDate;
}

export function ageRefusal(
  { dob, propertyAddress }: Pick<RegistrationData, 'dob' | 'propertyAddress'>,
  product: Product,
): string | undefined {
  const birthDate = dob === null ? undefined : toCalendarDate(dob);
  if (!birthDate) return undefined;
  const { state } = propertyAddress;
  const rule = { isForSeniors: product === 'plus62', propertyState: isStateCode(state) ? state : undefined };
  const answer = checkAge(birthDate, rule, today());
  return answer.ok ? undefined : answer.message;
}
