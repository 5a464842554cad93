/** The console's page of how the site is used. */

import type { Dimension } from '../../../telemetry/dimensions.ts';
import type { FunnelStep } from '../../../telemetry/funnel.ts';
import type { Vital, VitalRating } from '../../../telemetry/vitals.ts';

export const title = 'Insights';
export const reading = 'Loading visits';
export const intro =
  'A visit is what one browser does within a day. Days and weeks are in UTC. People who asked not to be counted are left out.';
export const from = 'From';
export const to = 'To';
export const by = 'Compare by';
export const show = 'Show';
export const writeTheDay = 'Choose a day.';
export const fromBeforeTo = 'The first day must be on or before the last day.';
export const atMostDays = (days: number) => `Choose at most ${days} days.`;
export const nothing = 'There were no visits on these days.';
export const dimensionNames: Readonly<Record<Dimension, string>> = {
  all: 'All visits',
  form: 'Registration form',
  brand: 'Brand',
  device: 'Device',
  referrer: 'Site they came from',
  originator: 'Loan originator',
};
export const stepNames: Readonly<Record<FunnelStep, string>> = {
  visit: 'Visit',
  property: 'Property',
  homeAddress: 'Home address',
  forSale: 'Sale status',
  income: 'Income',
  name: 'Name',
  birthdate: 'Date of birth',
  contact: 'Phone and email',
  password: 'Password',
  started: 'Application started',
  offers: 'Offers seen',
  confirm: 'Offer confirmed',
  identity: 'Identity',
  signing: 'Signing',
  notary: 'Notary',
  complete: 'Complete',
};
export const valueNames: Readonly<Record<string, string>> = {
  redesigned: 'Redesigned form',
  older: 'Older form',
  phone: 'Phone',
  tablet: 'Tablet',
  desktop: 'Desktop',
  other: 'Other',
};
export const none = 'None';
export const funnel = 'Share of visits that reach each step';
export const step = 'Step';
export const percent = (share: number) => `${share.toFixed(1)}%`;
export const countAndShare = (count: number, share: string) => `${count} (${share})`;
export const byStep = 'Visits by step';
export const visitsByDay = 'Visits and applications started, by day';
export const day = 'Day';
export const visits = 'Visits';
export const started = 'Started';
export const whereTheyLeft = 'Where visits that started no application were last seen';
export const page = 'Page';
export const field = 'Field touched last';
export const cohorts = 'Browsers by the week they came first';
export const week = 'Week of';
export const cameFirst = 'Came first';
export const weekLater = (weeks: number) => `Week ${weeks}`;
export const speed = 'Page speed: 75 of 100 visits are at least this fast';
export const readingSpeed = 'Loading how quick pages are';
export const noSpeed = 'No page speed was measured on these days.';
export const brand = 'Brand';
export const vitalNames: Readonly<Record<Vital, string>> = {
  LCP: 'Largest paint',
  INP: 'Answer to a press',
  CLS: 'Layout shift',
  FCP: 'First paint',
  TTFB: 'First byte',
};
export const ratings: Readonly<Record<VitalRating, string>> = { good: 'good', fair: 'needs work', poor: 'poor' };
export const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
export const shift = (thousandths: number) => (thousandths / 1000).toFixed(3);
export const rated = (value: string, rating: string) => `${value}, ${rating}`;
