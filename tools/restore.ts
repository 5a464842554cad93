/**
 * `npm run restore -- --from FOLDER --into DATA_DIR`: brings the newest backup of a folder back into an empty data folder.
 * `--archive FOLDER` reads the archived log too, as far as it goes, or `--until 2026-11-17T12:00:00Z` to a moment; `--keys
 * FOLDER` is where root-key and signing-key.pem lie, unless ROOT_KEY and SIGNING_KEY are set. Then everything is looked at.
 */
import { copyFileSync, existsSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { bringBack, checkAll, configFor, newestIn } from './backup/bring-back.ts';

const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    into: { type: 'string' },
    archive: { type: 'string' },
    until: { type: 'string' },
    keys: { type: 'string' },
  },
});

function momentOf(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime())) throw new Error('--until must be a moment such as 2026-11-17T12:00:00Z.');
  if (values.archive === undefined) throw new Error('--until needs --archive: the log that leads to that moment.');
  return moment;
}

async function restore(): Promise<void> {
  const { from, into } = values;
  if (!from || !into) throw new Error('Say what and where: npm run restore -- --from BACKUPS --into DATA_DIR');
  const until = momentOf(values.until);
  const backup = /^base-/.test(basename(from)) ? resolve(from) : newestIn(resolve(from));
  await bringBack({ from: backup, into, archive: values.archive, until }, console.log);
  for (const name of ['root-key', 'signing-key.pem'])
    if (values.keys && existsSync(join(values.keys, name))) copyFileSync(join(values.keys, name), join(into, name));
  if (!process.env['ROOT_KEY'] && !existsSync(join(into, 'root-key')))
    throw new Error(
      `It is in ${into}, but nothing in it can be opened yet: put the root key there as ${join(into, 'root-key')}, or set ROOT_KEY, and run: npm run audit`,
    );
  const { documents, faults } = await checkAll(configFor(process.env, into), console.log);
  if (faults.length > 0) throw new Error(`Not everything is there:\n${faults.slice(0, 50).join('\n')}`);
  console.log(
    `All is well: every chain holds and ${documents.toLocaleString('en')} documents open. Start it with DATA_DIR=${into} npm start.`,
  );
}

try {
  await restore();
} catch (error) {
  console.error(error instanceof Error ? error.message : 'It could not be restored.');
  process.exitCode = 1;
}
