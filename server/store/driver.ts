/**
 * Whether the driver is the one that outlives a restart of the database (docs/decisions/0020). As it is published, it
 * throws out of reach of every caller when a connection closes at the wrong moment, and the whole process dies.
 */
import postgres from 'postgres';

/** The sentence to stop with; undefined when all is well. */
export function driverFault(driver: object = postgres): string | undefined {
  if ('survivesRestarts' in driver && driver.survivesRestarts === 1) return undefined;
  return 'The PostgreSQL driver in node_modules is not patched, so a restart of the database would end this process. Run: node tools/patch.mjs';
}
