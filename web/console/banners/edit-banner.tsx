/** Writes a banner or changes one, with the preview that the site itself would show. */
import * as v from 'valibot';
import { bannerVariants } from '#core/support/banner.ts';
import { type BannerReach, bannerMessage, bannerOrder } from '#core/support/banner-edit.ts';
import * as words from '#core/words/en/console/banners.ts';
import * as errors from '#core/words/en/errors/banners.ts';
import { sentenceOf } from '#web/app/failure-text.ts';
import { FormDialog, useQuestion } from '#web/app/form-dialog.tsx';
import { call } from '#web/client/client.ts';
import { Banner as Shown } from '#web/ui/banner.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useOrganizations } from '../me.ts';
import { OfferedButton } from '../palette/offered-button.tsx';
import type { Banner } from './banners.ts';
import { typedFrom, typedMoment } from './moments.ts';

const answers = v.pipe(
  v.object({
    message: bannerMessage,
    variant: v.picklist(bannerVariants),
    where: v.string(),
    active: v.boolean(),
    dismissable: v.boolean(),
    from: typedMoment,
    until: typedMoment,
  }),
  v.forward(v.check(bannerOrder, errors.fromBeforeUntil), ['until']),
);

interface EditProps {
  /** Undefined writes a new one. */
  readonly banner: Banner | undefined;
  readonly reaches: readonly BannerReach[];
  readonly onDone: (sentence: string) => void;
}

/** What no organization is called. */
const own = '-';

const whereOf = ({ reach, org }: Pick<Banner, 'reach' | 'org'>) => (reach === 'every' ? reach : (org ?? own));

const siteAt = (where: string) =>
  where === 'every'
    ? { reach: 'every' as const }
    : { reach: 'organization' as const, ...(where !== own && { org: where }) };

/** One's own organization is the first of those one may choose among. */
function initialOf(banner: Banner | undefined, first = own) {
  return {
    message: banner?.message ?? '',
    variant: (banner?.variant ?? 'info') as string,
    where: banner === undefined ? first : whereOf(banner),
    active: banner?.active ?? true,
    dismissable: banner?.dismissable ?? true,
    from: typedFrom(banner?.from ?? null),
    until: typedFrom(banner?.until ?? null),
  };
}

export function EditBanner({ banner, reaches, onDone }: EditProps) {
  const organizations = useOrganizations('editBanners');
  const { form, open, dialog } = useQuestion({
    schema: answers,
    initial: initialOf(banner, organizations[0]?.org),
    onAnswer: async ({ where, ...content }) => {
      try {
        const written = { ...content, ...siteAt(where) };
        const body = { uuid: banner?.uuid ?? null, version: banner?.version ?? 0, banner: written };
        await call('POST /service-console/api/v1/banners', { body });
        onDone(words.isPublished);
        return undefined;
      } catch (error) {
        return sentenceOf(error);
      }
    },
  });
  const { message, variant } = form.values;
  const label = banner ? words.editNamed(banner.message) : words.add;
  return (
    <>
      <OfferedButton kind="secondary" onClick={open} {...(banner && { 'aria-label': label })}>
        {banner ? words.edit : words.add}
      </OfferedButton>
      <FormDialog {...dialog} title={banner ? words.editTitle : words.newTitle} submit={words.save}>
        <TextArea {...form.field('message')} label={words.message} hint={words.messageHint} rows={3} />
        <SelectField
          {...form.field('variant')}
          label={words.variant}
          options={bannerVariants.map((value) => ({ value, label: words.variants[value] }))}
        />
        <SelectField
          {...form.field('where')}
          label={words.reach}
          options={[
            // Where one sees whose it is by its name, one's own is among them.
            ...reaches
              .filter((value) => value === 'every' || organizations.length === 0)
              .map((value) => ({ value: value === 'every' ? value : own, label: words.reaches[value] })),
            ...organizations.map(({ org, name }) => ({ value: org, label: words.onTheSiteOf(name) })),
          ]}
        />
        <TextField {...form.field('from')} label={words.from} type="datetime-local" hint={words.optional} />
        <TextField {...form.field('until')} label={words.until} type="datetime-local" hint={words.optional} />
        <Checkbox {...form.field('active')} label={words.active} />
        <Checkbox {...form.field('dismissable')} label={words.dismissable} />
        <section aria-label={words.preview}>
          <h3>{words.preview}</h3>
          <Shown variant={variant === 'warn' ? 'warn' : 'info'} layout="product">
            {message.trim() || words.previewEmpty}
          </Shown>
        </section>
      </FormDialog>
    </>
  );
}
