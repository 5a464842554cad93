/** docs/scale.md: how the product grows past one primary. The tables are those of the migrations, the exceptions those of the check. */
import { exceptions } from './store-key-exceptions.ts';
import { tableKeys } from './store-keys.ts';
import { readTree, root } from './tree.ts';

export function scaleText(): string {
  const tables = tableKeys(readTree(root));
  const keyed = tables.filter(({ whyShared }) => whyShared === null);
  const shared = tables.filter(({ whyShared }) => whyShared !== null);
  return `# Past one primary

Written by \`node tools/docs.ts\` from the migrations and from [tools/store-key-exceptions.ts](../tools/store-key-exceptions.ts). It is a plan: nothing here has been run on more than one primary.

## How far one goes

By [speed.md](speed.md), on two cores of an ARM Neoverse-N1 with the database beside the product:

| | figure | of ten million applications |
|---|---|---|
| a transition, processor time of us and PostgreSQL | 2.6 ms | with 60 events each: 1.56 million core-seconds, 433 core-hours in all |
| applications to offers that two cores sustain | 825 a minute | ten million in 8.4 days without a break |
| transition with a million stored ÷ with a thousand | 1.09 | not measured beyond a million |
| a set of offers, sealed and packed | 11 kB | 110 GB for one set each |
| the papers of a closing in one file | 941 kB | 9.4 TB in the bucket if every one closed; none of it in the database |

Ten million in a year are one every 3.2 seconds; at ten times that in a busy hour, 3 a second, each with a dozen transitions in its first minutes: some 40 transitions a second, a tenth of what one core sustains. So processor time is no reason for a second primary; what is, in this order: the size of the database (backups, restores, vacuum), one lender's trouble being everyone's, and law that wants data in a place. 60 events an application is an assumption; rows' sizes beside the above are not measured.

First, on one primary: more API and worker processes (they share nothing but the database and the bucket), a pooler in transaction mode (what listens, the bus and the queue's wake-up, needs connections of its own that bypass it: \`LISTEN\` does not survive a pooler), months of telemetry dropped as partitions, documents in a bucket.

## The key

The organization (\`org_code\`). Every row of a lender has it, under forced row-level security, and it is the first column of the primary key, so an existing distributed PostgreSQL (Citus, or a managed kind) can place rows by it: \`select create_distributed_table('app.application', 'org_code')\` for each table of the first list, all colocated; those of the second list are reference tables or stay on the coordinator. A lender's transaction then touches one node, as now. No lender can be larger than a node; by the figures above that is far away. A lender that wants a database of its own gets a deployment of its own, which needs nothing new.

\`tools/store-keys.spec.ts\` reads every statement of \`server/store\` and fails when one that touches the first list does not say whose rows it wants, or has no reason below.

### By organization: ${keyed.length} tables

${keyed.map(({ name }) => `\`${name}\``).join(', ')}

### The same for all: ${shared.length} tables

| table | why |
|---|---|
${shared.map(({ name, whyShared }) => `| \`${name}\` | ${whyShared} |`).join('\n')}

The job queue (schema \`jobs\`) stays whole on the coordinator; its jobs name the organization. It is the first that would have to be split, by giving each node's organizations a queue of their own.

### Statements without the key, and why

${exceptions.length === 0 ? 'None.' : `| where | what | why |\n|---|---|---|\n${exceptions.map(({ file, holds, why }) => `| \`${file}\` | \`${holds}\` | ${why} |`).join('\n')}`}
`;
}
