/** What is announced, drawn with the page: it is there before any script, and nothing moves when one comes. */
import { APPLICATION_NAME } from '#core/flags.ts';
import type { Banner } from '#core/support/banner.ts';
import { announcements } from '#core/words/en/shell.ts';
import { dismissAnnouncement, notice, warning } from '#core/words/en/ui/blocks.ts';
import { AttentionIcon, CloseIcon, InfoIcon } from '#web/ui/icons.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { shownBanners } from '../shell/banners.ts';

export function Announced({ banners }: { readonly banners: readonly Banner[] }) {
  const shown = shownBanners(banners, APPLICATION_NAME, {});
  if (shown.length === 0) return null;
  return (
    <section className="announced" aria-label={announcements}>
      {shown.map(({ uuid, message, variant, dismissable, metadata }) => (
        <div
          key={uuid}
          className="announced__one"
          data-variant={variant}
          data-banner={uuid}
          data-changed={metadata.updatedAt}
        >
          <div className="wrap announced__in">
            {variant === 'warn' ? <AttentionIcon /> : <InfoIcon />}
            <p>
              <VisuallyHidden>{variant === 'warn' ? warning : notice}</VisuallyHidden>
              {message}
            </p>
            {dismissable && (
              <button type="button" aria-label={dismissAnnouncement}>
                <CloseIcon />
              </button>
            )}
          </div>
        </div>
      ))}
    </section>
  );
}
