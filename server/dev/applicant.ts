/**
 * Makes a borrower with an application by the calls a browser makes, in the order it makes them: what works here works
 * there. The calls never leave the process.
 */
import { randomInt, randomUUID } from 'node:crypto';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Brand, Product } from '#core/brand/brand.ts';
import { workshopPassword } from '#core/contract/dev.ts';
import type { CreateApplicationBody } from '#core/registration/create-application.ts';
import { Failure } from '../failure.ts';
import { sampleLeads } from '../people/leads/index.ts';
import { type Invented, invent } from './invented.ts';

export interface Applicant {
  readonly uuid: string;
  readonly token: string;
  readonly setCookie: string;
  readonly typeLater: readonly string[];
}

interface ApplicantOptions {
  readonly brand: Brand;
  readonly product: Product;
  readonly persona?: string | undefined;
  readonly state?: string | undefined;
  readonly seed?: number | undefined;
  /** What the browser said of itself: the session will be its own. */
  readonly headers: Readonly<Record<string, string>>;
}

export async function makeApplicant(server: FastifyInstance, options: ApplicantOptions): Promise<Applicant> {
  const { brand, product } = options;
  const person = invent(brand, product, options);
  // An address of its own, from the range kept for trials: making many people is no attack.
  const remoteAddress = `198.18.${randomInt(256)}.${randomInt(256)}`;
  const send = async (method: 'GET' | 'POST', url: string, headers: Record<string, string>, payload?: object) => {
    const request: InjectOptions = { method, url, remoteAddress, headers: { ...options.headers, ...headers } };
    const response = await server.inject(payload ? { ...request, payload } : request);
    if (response.statusCode >= 400) throw refusal(response.json());
    return { headers: response.headers, body: response.json() as never };
  };

  const org = { 'x-org': brand.orgCode };
  const { email, phoneNumber } = person;
  const registered = await send('POST', `/identity/api/v1/registration/register?organization=${brand.orgCode}`, org, {
    email,
    password: workshopPassword,
    phoneNumber,
  });
  const { token } = registered.body as { token: string };
  const setCookie = String(registered.headers['set-cookie']);
  const signedIn = { ...org, authorization: `Bearer ${token}`, cookie: setCookie.split(';')[0] ?? '' };
  const consents = (await send('GET', '/service-application/api/v1/application/heloc/consent-types', signedIn))
    .body as readonly { type: string; version: string }[];
  const version = consents.find(({ type }) => type === 'SOFT_CREDIT')?.version ?? '';
  // Shown on the last step to someone who applies as a consumer.
  const place = `state=${person.address.state}&occupancy=HOME`;
  const asked = `/service-document/external/api/v1/early-papers?${place}`;
  const early =
    product === 'dscr' ? undefined : ((await send('GET', asked, signedIn)).body as { readonly receipt: string });
  const made = await send(
    'POST',
    `/service-application/api/v3/application/helocs?state=${person.address.state}&product=${product}`,
    { ...signedIn, 'idempotency-key': randomUUID() },
    {
      ...bodyOf(person, brand, product, version),
      ...(early && { earlyPapersReceipt: early.receipt }),
    },
  );
  return { uuid: (made.body as { uuid: string }).uuid, token, setCookie, typeLater: person.typeLater };
}

function bodyOf(person: Invented, brand: Brand, product: Product, version: string): CreateApplicationBody {
  const [originator] = sampleLeads(brand.canonicalOrgCode).originators;
  const needsReferrer = brand.products[product]?.referrerRequired && originator !== undefined;
  return {
    abVersionsRequest: [],
    consentListRequest: [
      { type: 'TERM_PRIVACY', consented: true },
      { type: 'COMMUNICATION', consented: true },
    ],
    consentRequests: [{ type: 'SOFT_CREDIT', version }],
    income: { incomeCoDeeders: 0, incomePrimary: 180_000, incomeOther: 0 },
    marketingTools: {},
    profileRequest: {
      name: { firstName: person.firstName, middleName: '', lastName: person.lastName, suffix: '' },
      dateOfBirth: person.dateOfBirth,
      email: person.email,
      phoneNumber: person.phoneNumber,
    },
    propertyListedForSale: false,
    propertyRequest: { ...person.address, occupancyType: product === 'dscr' ? 'INVESTMENT' : 'HOME' },
    publish: true,
    utmParameters: {},
    employmentType: 'FULL_TIME',
    ...(needsReferrer ? { referrerId: originator.uuid } : {}),
  };
}

/** What a call refused is told with its own words, as the workshop's own refusal. */
function refusal(body: { readonly message?: string; readonly param?: string }): Failure {
  const { message = 'A call of the browser was refused.', param } = body;
  return new Failure('conflict', { message, ...(param === undefined ? {} : { param }) });
}
