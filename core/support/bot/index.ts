/** The bot's door: what the chat engine asks, and what it hands over to be asked about. */
export { answer } from './answer.ts';
export type { BotAnswer, BotContext, OwnApplication } from './context.ts';
export { findArticles } from './find.ts';
