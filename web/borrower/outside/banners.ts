/** What someone dismissed stays away, here as inside the application, until it changes. */
import { localShelf } from '#web/client/storage.ts';
import { dismissedKey, freshDismissals, parseDismissals } from '../shell/banners.ts';

export function wakeBanners(announced: Iterable<HTMLElement>): void {
  const kept = () => parseDismissals(localShelf.get(dismissedKey));
  for (const banner of announced) {
    const { banner: uuid = '', changed = '' } = banner.dataset;
    const known = { uuid, metadata: { createdAt: '', updatedAt: changed } };
    if (uuid in freshDismissals([known], kept())) banner.remove();
    banner.querySelector('button')?.addEventListener('click', () => {
      localShelf.set(dismissedKey, JSON.stringify({ ...kept(), [uuid]: Date.now() }));
      banner.remove();
    });
  }
}
