import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { bannerLimits } from '#shared/content/banners.ts';
import type { AdminIntro } from '#shared/content/banners-contract.ts';
import { languages, locales } from '#shared/i18n/locales.ts';
import { mapLocales } from '#shared/i18n/paths.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { EditConflict } from '#web/features/edited-version/edit-conflict.tsx';
import { useEditedVersion } from '#web/features/edited-version/edited-version.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { LinkTargetFields, readLinkTarget, withTargetErrors } from '#web/features/link-target/link-target-fields.tsx';
import type { LinkTargets } from '#web/features/link-target/target-texts.ts';
import { useSavingForm } from '#web/features/unsaved-changes/use-saving-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox, TextField } from '#web/ui/field.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';

export function IntroForm({ intro, targets }: { intro: AdminIntro; targets: LinkTargets }) {
  const { t } = useLingui();
  const edited = useEditedVersion(intro);
  const [hasButton, setHasButton] = useState(intro.link !== null);
  const form = useSavingForm(
    (values) => {
      const text = (name: string) => String(values.get(name) ?? '').trim();
      return withTargetErrors(
        edited.watch(
          browserApi.adminBanners.changeIntro({
            body: {
              is_enabled: values.has('is_enabled'),
              texts: mapLocales((lang) => ({ title: text(`texts.${lang}.title`), text: text(`texts.${lang}.text`) })),
              link: hasButton
                ? { target: readLinkTarget(values), texts: mapLocales((lang) => text(`link.texts.${lang}`)) }
                : null,
              version: edited.version,
            },
          }),
        ),
      );
    },
    () => undefined,
  );
  return (
    <form {...form.props} className="flex max-w-3xl flex-col gap-5">
      <FormFailures form={form} />
      <EditConflict
        edited={edited}
        form={form}
        renderCopy={(row) => <IntroForm intro={row} targets={targets} />}
        onTake={(row) => setHasButton(row.link !== null)}
      />
      <Checkbox name="is_enabled" label={t`Ukazovat úvodní okno`} defaultChecked={intro.is_enabled} />
      {locales.map((lang) => {
        const language = languages[lang].name;
        return (
          <fieldset key={lang} className="flex flex-col gap-4">
            <legend className="mb-2 font-heading text-lg font-semibold">{language}</legend>
            <TextField
              name={`texts.${lang}.title`}
              lang={lang}
              label={t`Nadpis (${language})`}
              defaultValue={intro.texts[lang].title}
              errors={form.errorsOf(`texts.${lang}.title`)}
              maxLength={bannerLimits.introTitle}
              autoComplete="off"
              required
            />
            <TextAreaField
              name={`texts.${lang}.text`}
              lang={lang}
              rows={3}
              label={t`Text (${language})`}
              defaultValue={intro.texts[lang].text}
              errors={form.errorsOf(`texts.${lang}.text`)}
              maxLength={bannerLimits.introText}
              required
            />
            {hasButton && (
              <TextField
                name={`link.texts.${lang}`}
                lang={lang}
                label={t`Text tlačítka (${language})`}
                defaultValue={intro.link?.texts[lang]}
                errors={form.errorsOf(`link.texts.${lang}`)}
                maxLength={bannerLimits.introLink}
                autoComplete="off"
                required
              />
            )}
          </fieldset>
        );
      })}
      <Checkbox
        name="has_button"
        label={t`Okno má tlačítko s odkazem`}
        checked={hasButton}
        onChange={({ target }) => setHasButton(target.checked)}
      />
      {hasButton && <LinkTargetFields targets={targets} target={intro.link?.target} errors={form.errorsOf('target')} />}
      <p>
        <Button type="submit" disabled={form.isSending}>
          <Trans>Uložit</Trans>
        </Button>
      </p>
    </form>
  );
}
