/** Answers the call of the desk's reports. */
import type { deskReportCalls } from '#core/contract/desk-reports.ts';
import { personOf } from '../actor.ts';
import type { DeskReports } from '../office/reports/index.ts';
import type { Handlers } from './handler.ts';

export function deskReportHandlers(reports: DeskReports): Handlers<keyof typeof deskReportCalls> {
  return { 'GET /service-console/api/v1/reports': ({ actor, query }) => reports.read(personOf(actor), query) };
}
