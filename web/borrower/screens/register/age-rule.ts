/** Whether someone is old enough today, in the property's state and for the product. */
import type { Product } from '#core/brand/brand.ts';
import type { CalendarDate } from '#core/calendar/dates.ts';
import type { RegistrationData } from '#core/registration/data.ts';
import { knockOutsAt } from '#core/registration/knock-outs.ts';

/** By the clock of the person's own device. */
export function today(): CalendarDate {
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}` as CalendarDate;
}

export function ageRefusal(data: RegistrationData, product: Product): string | undefined {
  return knockOutsAt('birthdate', data, { product, today: today() })[0]?.message;
}
