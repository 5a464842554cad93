/** The virus check of what people sent: a job for each file, tried until the scanner has spoken. Silence is never a yes. */

import type { Log } from '../../log.ts';
import type { ScanJob } from '../../queues.ts';
import type { Documents } from '../documents/index.ts';
import type { Scanner } from './clamd.ts';

interface ScansDeps {
  readonly documents: Pick<Documents, 'scanning'>;
  /** Absent: there is none, so nothing waits for one. */
  readonly scanner: Scanner | undefined;
  readonly log: Pick<Log, 'warn' | 'error'>;
}

export function createScans({ documents, scanner, log }: ScansDeps) {
  const verdictOf = async (content: Uint8Array, { documentUuid }: ScanJob) => {
    try {
      if (!scanner) throw new Error('This process knows no virus scanner, though another one does. Set CLAMD_URL.');
      return await scanner(content);
    } catch (error) {
      log.error({ documentUuid, err: error }, 'a virus check failed: the file stays hidden until one succeeds');
      throw error;
    }
  };
  return {
    isOn: scanner !== undefined,
    run: async (job: ScanJob): Promise<void> => {
      const of = { orgCode: job.orgCode, applicationUuid: job.applicationUuid };
      const content = await documents.scanning.open(of, job.documentUuid);
      if (!content) return;
      const verdict = await verdictOf(content, job);
      if (verdict !== 'clean') log.warn({ documentUuid: job.documentUuid, verdict }, 'a virus check refused a file');
      await documents.scanning.settle(of, job.documentUuid, verdict === 'clean' ? 'clean' : 'refused');
    },
  };
}
