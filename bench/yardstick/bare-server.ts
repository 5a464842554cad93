/**
 * The least a server on this machine can do: node:http and one prepared, indexed SELECT. What the product does is told
 * as a ratio to it, so that the number means the same on a fast machine and on a slow one.
 */
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { Sql } from '#server/store/database.ts';
import { root } from '../../tools/tree.ts';

type Connect = (url: string, options: { max: number; onnotice: () => void }) => Sql;

// The product's own driver, from where the product finds it.
const postgres = createRequire(`${root}/server/package.json`)('postgres') as Connect;
const sql = postgres(process.env['DATABASE_URL'] ?? '', { max: 10, onnotice: () => {} });

const server = createServer(async (request, response) => {
  const path = request.url ?? '/';
  if (path === '/hello') return answer(200, '{"status":"ok"}');
  const [row] = await sql<
    { body: unknown }[]
  >`select body from yardstick.rows where id = ${path.slice('/rows/'.length)}`;
  return row ? answer(200, JSON.stringify(row.body)) : answer(404, '{}');

  function answer(status: number, body: string): void {
    response.writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
    response.end(body);
  }
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
});
process.once('SIGTERM', () => process.exit(0));
