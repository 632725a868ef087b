import { useState, type ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { bannerLimits, needsPicture, type BannerGroup, bannerGroups } from '#shared/content/banners.ts';
import type { AdminBanner, BannerInput } from '#shared/content/banners-contract.ts';
import { popupShape } from '#shared/content/limits.ts';
import { defaultLocale, languages, locales } from '#shared/i18n/locales.ts';
import { mapLocales } from '#shared/i18n/paths.ts';
import { readShopTime, shopTimeInput } from '#shared/i18n/shop-time.ts';
import { EditConflict } from '#web/features/edited-version/edit-conflict.tsx';
import type { EditedVersion } from '#web/features/edited-version/edited-version.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { LinkTargetFields, readLinkTarget, withTargetErrors } from '#web/features/link-target/link-target-fields.tsx';
import type { LinkTargets } from '#web/features/link-target/target-texts.ts';
import { PictureField } from '#web/features/picture-field/picture-field.tsx';
import { useGuardedForm } from '#web/features/unsaved-changes/use-guarded-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox, TextField } from '#web/ui/field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { BannerPreview } from './banner-preview.tsx';
import { useGroupTexts } from './banner-texts.ts';
import { bannersAhead, WaitNote } from './wait-note.tsx';

interface BannerPlace {
  readonly group: BannerGroup;
  /** Before all others of the group. */
  readonly isFirst: boolean;
}

interface BannerFormProps<Answer> {
  /** Undefined: a new one. */
  readonly banner: AdminBanner | undefined;
  /** What a new one begins with, except its period. */
  readonly copied?: AdminBanner | undefined;
  /** All banners, which may be seen instead of this one. */
  readonly banners: readonly AdminBanner[];
  readonly edited?: EditedVersion<AdminBanner>;
  readonly targets: LinkTargets;
  readonly send: (input: BannerInput, place: BannerPlace) => Promise<Answer>;
  readonly onDone: (answer: Answer) => void;
}

/** A banner: its texts and pictures in every language, where it leads and when it is shown. */
export function BannerForm<Answer>({
  banner,
  copied,
  banners,
  edited,
  targets,
  send,
  onDone,
}: BannerFormProps<Answer>) {
  const { t } = useLingui();
  const groups = useGroupTexts();
  const initial = banner ?? copied;
  const [group, setGroup] = useState<BannerGroup>(initial?.group ?? 'banner.promo');
  const [titles, setTitles] = useState(initial?.titles ?? mapLocales(() => ''));
  const [pictures, setPictures] = useState(initial?.pictures ?? mapLocales((): string | null => null));
  const [period, setPeriod] = useState({
    shown_from: banner?.shown_from ?? null,
    shown_to: banner?.shown_to ?? null,
    is_active: banner?.is_active ?? true,
  });
  const [uploading, setUploading] = useState(0);
  const form = useGuardedForm<Answer>(
    {
      send: async (values) => {
        const text = (name: string) => String(values.get(name) ?? '').trim();
        const time = (name: string) => (text(name) === '' ? null : (readShopTime(text(name)) ?? text(name)));
        const input: BannerInput = {
          titles: mapLocales((lang) => text(`titles.${lang}`)),
          pictures,
          target: readLinkTarget(values),
          shown_from: time('shown_from'),
          shown_to: time('shown_to'),
          is_active: values.has('is_active'),
        };
        return withTargetErrors(send(input, { group, isFirst: values.has('is_first') }));
      },
      onDone,
    },
    pictures,
  );
  return (
    <div className="grid max-w-6xl gap-8 desktop:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <form {...form.props} className="flex flex-col gap-4">
        <FormFailures form={form} />
        {edited && (
          <EditConflict
            edited={edited}
            form={form}
            renderCopy={(row) => <BannerForm {...{ banners, targets, send, onDone }} banner={row} />}
            onTake={(row) => setPictures(row.pictures)}
          />
        )}
        {!banner && (
          <SelectField
            name="group"
            label={t`Kde se ukazuje`}
            help={t`Úvodní okno se návštěvníkovi otevře nad stránkou. Na telefonu a na počítači v něm je jiný obrázek.`}
            value={group}
            onChange={({ target }) => setGroup(target.value as BannerGroup)}
          >
            {bannerGroups.toReversed().map((each) => (
              <option key={each} value={each}>
                {groups[each]}
              </option>
            ))}
          </SelectField>
        )}
        {locales.map((lang) => {
          const language = languages[lang].name;
          return (
            <LanguageFields key={lang} language={language}>
              <TextField
                name={`titles.${lang}`}
                lang={lang}
                label={needsPicture(group) ? t`Popis obrázku (${language})` : t`Text (${language})`}
                value={titles[lang]}
                onChange={({ target }) => setTitles({ ...titles, [lang]: target.value })}
                errors={form.errorsOf(`titles.${lang}`)}
                maxLength={bannerLimits.title}
                autoComplete="off"
                required
              />
              {needsPicture(group) && (
                <PictureField
                  name={`pictures.${lang}`}
                  label={t`Obrázek (${language})`}
                  help={lang === defaultLocale ? t`Ořízne se na poměr ${popupShape}.` : t`Bez obrázku se ukáže český.`}
                  value={pictures[lang]}
                  errors={form.errorsOf(`pictures.${lang}`)}
                  onChange={(key) => setPictures((now) => ({ ...now, [lang]: key }))}
                  onUploading={(is) => setUploading((now) => now + (is ? 1 : -1))}
                />
              )}
              <span
                hidden
                data-compared={`pictures.${lang}`}
                data-label={t`Obrázek (${language})`}
                data-value={pictures[lang] ?? ''}
                data-text={pictures[lang] === null ? '' : t`jiný obrázek`}
              />
            </LanguageFields>
          );
        })}
        <LinkTargetFields targets={targets} target={initial?.target} errors={form.errorsOf('target')} />
        <div className="grid gap-4 tablet:grid-cols-2">
          <TextField
            name="shown_from"
            label={t`Ukazovat od`}
            help={t`Prázdné: hned.`}
            type="datetime-local"
            defaultValue={banner?.shown_from ? shopTimeInput(banner.shown_from) : ''}
            onChange={({ target }) => setPeriod({ ...period, shown_from: readShopTime(target.value) ?? null })}
            errors={form.errorsOf('shown_from')}
          />
          <TextField
            name="shown_to"
            label={t`Ukazovat do`}
            help={t`Prázdné: bez konce.`}
            type="datetime-local"
            defaultValue={banner?.shown_to ? shopTimeInput(banner.shown_to) : ''}
            onChange={({ target }) => setPeriod({ ...period, shown_to: readShopTime(target.value) ?? null })}
            errors={form.errorsOf('shown_to')}
          />
        </div>
        <Checkbox
          name="is_active"
          label={t`Zapnutý`}
          defaultChecked={banner?.is_active ?? true}
          onChange={({ target }) => setPeriod({ ...period, is_active: target.checked })}
        />
        <WaitNote period={period} ahead={bannersAhead(banners, group, banner?.id)} isNew={!banner} />
        <p>
          <Button type="submit" disabled={form.isSending || uploading > 0}>
            <Trans>Uložit</Trans>
          </Button>
        </p>
      </form>
      <BannerPreview group={group} titles={titles} pictures={pictures} />
    </div>
  );
}

function LanguageFields({ language, children }: { language: string; children: ReactNode }) {
  return (
    <fieldset className="flex flex-col gap-4 rounded border border-line p-4">
      <legend className="px-1 font-heading text-lg font-semibold">{language}</legend>
      {children}
    </fieldset>
  );
}
