/** The login that leads back here with the answers in the address: no email, no phone number, no secret. */
import type { RegistrationData } from '#core/registration/data.ts';
import { encodeUrlData, URL_DATA_PARAMETER } from '#core/registration/url-data.ts';
import { loginAddress } from '../../admit.ts';

export function loginKeeping(data: RegistrationData, pathname: string, search: string): string {
  const query = new URLSearchParams(search);
  query.set(URL_DATA_PARAMETER, encodeUrlData(data));
  return loginAddress({ pathname, search: `?${query}` });
}
