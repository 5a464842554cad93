/** `npm start`: builds the pages when something changed, then starts the whole product in this process. */
import { buildIfNeeded } from './build.ts';

await buildIfNeeded();
await import('../server/main.ts');
