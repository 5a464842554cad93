/** The announcements over a page, as wide as the layout wants them. */
import * as words from '#core/words/en/shell.ts';
import { Banner } from '#web/ui/banner.tsx';
import styles from './banner-list.module.css';
import { useBanners } from './use-banners.ts';

export function BannerList({ layout }: { readonly layout: 'marketing' | 'product' }) {
  const loaded = useBanners();
  if (loaded.state !== 'loaded' || loaded.banners.length === 0) return null;
  return (
    <section aria-label={words.announcements} className={styles[layout]}>
      {loaded.banners.map(({ uuid, message, variant, dismissable }) => (
        <Banner
          key={uuid}
          variant={variant}
          layout={layout}
          onDismiss={dismissable ? () => loaded.dismiss(uuid) : undefined}
        >
          {message}
        </Banner>
      ))}
    </section>
  );
}
