/** What agents work with beside the conversations: the answers they prepare. */
import type { Database } from '../../store/database.ts';
import { createAnswers } from './answers.ts';

export type Agents = ReturnType<typeof createAgents>;

export function createAgents({ database }: { readonly database: Database }) {
  return { answers: createAnswers(database) };
}
