/**
 * Housing counseling agencies (12 CFR 1024.20). HUD publishes them as JSON (the fields of its Housing Counselor service:
 * nme, adr1, city, statecd, zipcd, phone1, email, weburl, services, languages, agc_ADDR_LATITUDE and its like). A list that
 * someone is given has the ten nearest and was taken within the last thirty days. A file that says SAMPLE is invented.
 */
import { type CalendarDate, daysBetween, parseDate } from '#core/calendar/dates.ts';
import { COUNSELING_AGE_DAYS_MAX, COUNSELING_AGENCIES } from './clocks.ts';
import { languagesOf, servicesOf } from './counseling-codes.ts';
import { TableTooOld } from './dated.ts';

export type Agency = {
  readonly name: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string | null;
  readonly website: string | null;
  readonly services: readonly string[];
  readonly languages: readonly string[];
  readonly latitude: number;
  readonly longitude: number;
};

/** What was published, and when it was taken. */
export interface Agencies {
  readonly takenOn: CalendarDate;
  readonly isSample: boolean;
  readonly agencies: readonly Agency[];
}

/** What one applicant is given: the nearest first. */
export interface CounselingList {
  readonly takenOn: CalendarDate;
  readonly isSample: boolean;
  readonly agencies: readonly (Agency & { readonly miles: number })[];
}

/** Why no list can be given: work that waits for it waits. */
export class CounselingTooOld extends TableTooOld {
  constructor() {
    super('There is no list of housing counseling agencies that is young enough.');
  }
}

/** A file that is not as published; nothing is taken from it. */
export class CounselingMalformed extends Error {}

type Published = Readonly<Record<string, unknown>>;

/** `takenOn`: the day the file names, or where it names none the day it was taken. */
export function parseAgencies(text: string, takenOn: CalendarDate): Agencies {
  const parsed = parsedJson(text);
  const { rows, sample, taken } = Array.isArray(parsed)
    ? { rows: parsed as readonly Published[], sample: false, taken: undefined }
    : wrapped(parsed);
  const agencies = rows.filter(isActive).map(agencyOf);
  if (agencies.length < COUNSELING_AGENCIES)
    throw new CounselingMalformed(`The list of counseling agencies has fewer than ${COUNSELING_AGENCIES}.`);
  return { takenOn: taken ?? takenOn, isSample: sample, agencies };
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    throw new CounselingMalformed('The list of counseling agencies is no JSON.');
  }
}

/** A file that was put there by hand may say when it was taken, and that it is a sample. */
function wrapped(parsed: unknown) {
  const { agencies, takenOn, SAMPLE } = (parsed ?? {}) as Published;
  if (!Array.isArray(agencies)) throw new CounselingMalformed('The list of counseling agencies is not as published.');
  const day = typeof takenOn === 'string' ? parseDate(takenOn) : undefined;
  return { rows: agencies as readonly Published[], sample: SAMPLE === true, taken: day };
}

/** Those HUD has marked as no longer active are not given to anyone. */
const isActive = ({ agc_STATUS: status }: Published) => status === undefined || status === null || status === 'A';

const nothing = new Set(['', 'N/A', 'NA', 'NULL', 'NONE', 'HTTP://N/A', 'WWW.NOTAVAILABLE.ORG']);
function said(row: Published, name: string): string | null {
  const value = row[name];
  const text = typeof value === 'string' ? value.trim() : '';
  return nothing.has(text.toUpperCase()) || /notavailable/i.test(text) ? null : text;
}

function agencyOf(row: Published, at: number): Agency {
  const needed = (name: string) => {
    const text = said(row, name);
    if (text === null) throw new CounselingMalformed(`Agency ${at + 1} of the list has no ${name}.`);
    return text;
  };
  const coordinate = (name: string, most: number) => {
    const degrees = Number(needed(name));
    if (!Number.isFinite(degrees) || Math.abs(degrees) > most)
      throw new CounselingMalformed(`Agency ${at + 1} of the list is nowhere on Earth.`);
    return degrees;
  };
  const street = [needed('adr1'), said(row, 'adr2')].filter((part) => part !== null).join(', ');
  return {
    name: needed('nme'),
    address: `${street}, ${needed('city')}, ${needed('statecd')} ${needed('zipcd').slice(0, 5)}`,
    phone: needed('phone1'),
    email: said(row, 'email'),
    website: said(row, 'weburl'),
    services: servicesOf(said(row, 'services') ?? ''),
    languages: languagesOf(said(row, 'languages') ?? ''),
    latitude: coordinate('agc_ADDR_LATITUDE', 90),
    longitude: coordinate('agc_ADDR_LONGITUDE', 180),
  };
}

export function isYoungEnough({ takenOn }: Pick<Agencies, 'takenOn'>, on: CalendarDate): boolean {
  return takenOn <= on && daysBetween(takenOn, on) <= COUNSELING_AGE_DAYS_MAX;
}

interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

export function nearestTo(place: Place, { agencies, takenOn, isSample }: Agencies): CounselingList {
  const nearest = agencies
    .map((agency) => ({ ...agency, miles: milesBetween(place, agency) }))
    .toSorted((one, other) => one.miles - other.miles || one.name.localeCompare(other.name))
    .slice(0, COUNSELING_AGENCIES);
  return { takenOn, isSample, agencies: nearest };
}

const earthMiles = 3958.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Along the surface, by the haversine. */
function milesBetween(one: Place, other: Place): number {
  const north = Math.sin(radians(other.latitude - one.latitude) / 2) ** 2;
  const east = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  const share = north + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * east;
  return 2 * earthMiles * Math.asin(Math.sqrt(Math.min(1, share)));
}
