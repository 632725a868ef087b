import { Trans, useLingui } from '@lingui/react/macro';
import { defaultLocale, languages, locales } from '#shared/i18n/locales.ts';
import { mapLocales } from '#shared/i18n/paths.ts';
import { readShopTime, shopTimeInput } from '#shared/i18n/shop-time.ts';
import type { AdminMaintenance } from '#shared/settings/maintenance-contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { EditConflict } from '#web/features/edited-version/edit-conflict.tsx';
import { useEditedVersion } from '#web/features/edited-version/edited-version.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { useSavingForm } from '#web/features/unsaved-changes/use-saving-form.ts';
import { useNavigation } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox, TextField } from '#web/ui/field.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';

/** What visitors learn in advance and during maintenance. */
export function MaintenanceForm({ maintenance }: { maintenance: AdminMaintenance }) {
  const { t } = useLingui();
  const { reloadShell } = useNavigation();
  const edited = useEditedVersion(maintenance);
  const { is_enabled: isOn } = maintenance;
  const form = useSavingForm(
    (values) => {
      const text = (name: string) => String(values.get(name) ?? '').trim();
      const time = (name: string) => (text(name) === '' ? null : (readShopTime(text(name)) ?? text(name)));
      // Without times nothing can happen by itself: clearing both calls the plan off.
      const isPlanned = text('starts_at') !== '' || text('back_at') !== '';
      return edited.watch(
        browserApi.adminMaintenance.change({
          body: {
            starts_at: time('starts_at'),
            back_at: time('back_at'),
            is_automatic: isPlanned && values.has('is_automatic'),
            message: mapLocales((lang) => text(`message.${lang}`)),
            version: edited.version,
          },
        }),
      );
    },
    () => void reloadShell(),
  );
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <FormFailures form={form} />
      <EditConflict edited={edited} form={form} renderCopy={(row) => <MaintenanceForm maintenance={row} />} />
      <div className="grid gap-4 tablet:grid-cols-2">
        {!isOn && (
          <TextField
            name="starts_at"
            label={t`Plánovaný začátek`}
            help={t`Do té doby je nad stránkami proužek s oznámením. Prázdné: neoznamuje se.`}
            type="datetime-local"
            defaultValue={maintenance.starts_at === null ? '' : shopTimeInput(maintenance.starts_at)}
            errors={form.errorsOf('starts_at')}
          />
        )}
        <TextField
          name="back_at"
          label={t`Očekávaný konec`}
          help={t`Uvidí ho návštěvníci i vyhledávače. Prázdné: neuvádí se.`}
          type="datetime-local"
          defaultValue={maintenance.back_at === null ? '' : shopTimeInput(maintenance.back_at)}
          errors={form.errorsOf('back_at')}
        />
      </div>
      <Checkbox
        name="is_automatic"
        label={isOn ? t`Vypnout údržbu v čase konce` : t`Zapnout a vypnout údržbu v těchto časech`}
        defaultChecked={maintenance.is_automatic}
        errors={form.errorsOf('is_automatic')}
      />
      {locales.map((lang) => {
        const language = languages[lang].name;
        return (
          <TextAreaField
            key={lang}
            name={`message.${lang}`}
            lang={lang}
            rows={2}
            maxLength={500}
            label={t`Vzkaz na stránce údržby (${language})`}
            help={lang === defaultLocale ? t`Nepovinný. Zobrazí se pod obvyklým textem.` : undefined}
            defaultValue={maintenance.message[lang]}
            errors={form.errorsOf(`message.${lang}`)}
          />
        );
      })}
      <p>
        <Button type="submit" disabled={form.isSending}>
          <Trans>Uložit oznámení</Trans>
        </Button>
      </p>
    </form>
  );
}
