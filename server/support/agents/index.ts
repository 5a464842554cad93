/** What agents work with beside the conversations: the answers they prepare, and what the desk counts of itself. */
import { createAnswers } from './answers.ts';
import { createReports, type ReportsDeps } from './reports.ts';

export type Agents = ReturnType<typeof createAgents>;

export function createAgents(deps: ReportsDeps) {
  return { answers: createAnswers(deps.database), report: createReports(deps) };
}
