/** Once per test run: a throw-away PostgreSQL with one migrated database, from which every test file copies its own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { layOut } from '../prepare-database.ts';
import { Secret } from '../secret.ts';
import { openOwner } from './database.ts';
import { driverFault } from './driver.ts';
import { startEmbedded } from './embedded.ts';

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const fault = driverFault();
  if (fault) throw new Error(fault);
  const folder = mkdtempSync(join(tmpdir(), 'hearthline-test-'));
  const server = await startEmbedded(folder, { durable: false });
  const admin = openOwner(server.url, 1);
  await admin`create database template_hearthline`;
  await admin.end();
  const templateUrl = new Secret(server.url.reveal().replace(/\/postgres$/, '/template_hearthline'));
  const template = openOwner(templateUrl, 1);
  await layOut(template, templateUrl);
  await template.end();
  project.provide('postgresUrl', server.url.reveal());
  return async () => {
    await server.leave();
    rmSync(folder, { recursive: true, force: true });
  };
}
