/** Brands are read again when the process is sent SIGHUP. What is wrong with them is told, and changes nothing. */
import type { BrandShelf } from './brands.ts';
import type { Log } from './log.ts';

export function reloadOnHangUp(brands: BrandShelf, log: Log) {
  const afterwards: (() => Promise<unknown>)[] = [];
  const reload = () => {
    brands
      .reload()
      .then(async () => {
        log.info({ brands: brands.all.length }, 'The brands were read again.');
        for (const work of afterwards) await work();
      })
      .catch((error: unknown) => {
        const why = error instanceof Error ? error.message : 'no one knows why';
        log.error({ why }, 'The brands could not be read again: those that were there still hold.');
      });
  };
  process.on('SIGHUP', reload);
  return {
    /** What is made later joins here. */
    andThen: (work: () => Promise<unknown>): void => void afterwards.push(work),
    stop: (): void => void process.off('SIGHUP', reload),
  };
}
