import { Trans, useLingui } from '@lingui/react/macro';
import { languages, locales } from '#shared/i18n/locales.ts';
import { mapLocales } from '#shared/i18n/paths.ts';
import type { AdminContacts } from '#shared/settings/admin-contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { EditConflict } from '#web/features/edited-version/edit-conflict.tsx';
import { useEditedVersion } from '#web/features/edited-version/edited-version.ts';
import { useSavingForm } from '#web/features/unsaved-changes/use-saving-form.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';

type SharedField = Exclude<keyof AdminContacts, 'texts' | 'version'>;

export function ContactsForm({ contacts }: { contacts: AdminContacts }) {
  const { t } = useLingui();
  const edited = useEditedVersion(contacts);
  const form = useSavingForm(
    (values) => {
      const text = (name: string) => String(values.get(name) ?? '').trim();
      const shared = (name: SharedField) => text(name);
      return edited.watch(
        browserApi.adminSettings.changeContacts({
          body: {
            company: shared('company'),
            street: shared('street'),
            city: shared('city'),
            postcode: shared('postcode'),
            company_id: shared('company_id'),
            tax_id: shared('tax_id'),
            email: shared('email'),
            phone: shared('phone'),
            facebook: shared('facebook'),
            instagram: shared('instagram'),
            texts: mapLocales((lang) => ({
              register: text(`texts.${lang}.register`),
              opening_hours: text(`texts.${lang}.opening_hours`),
            })),
            version: edited.version,
          },
        }),
      );
    },
    () => undefined,
  );
  const field = (name: SharedField, maxLength: number) => ({
    name,
    maxLength,
    defaultValue: contacts[name],
    errors: form.errorsOf(name),
    autoComplete: 'off',
  });
  const textField = (lang: (typeof locales)[number], name: 'register' | 'opening_hours') => ({
    name: `texts.${lang}.${name}`,
    lang,
    defaultValue: contacts.texts[lang][name],
    errors: form.errorsOf(`texts.${lang}.${name}`),
    autoComplete: 'off',
  });
  return (
    <form {...form.props} className="flex max-w-3xl flex-col gap-6">
      <FormFailures form={form} />
      <EditConflict edited={edited} form={form} renderCopy={(row) => <ContactsForm contacts={row} />} />
      <div className="grid gap-4 tablet:grid-cols-2">
        <TextField {...field('company', 200)} label={t`Firma`} required />
        <TextField {...field('street', 200)} label={t`Ulice a číslo`} required />
        <TextField {...field('city', 200)} label={t`Obec`} required />
        <TextField {...field('postcode', 20)} label={t`PSČ`} required />
        <TextField {...field('company_id', 20)} label={t`IČO`} />
        <TextField {...field('tax_id', 20)} label={t`DIČ`} />
        <TextField {...field('email', 254)} label={t`E-mail`} type="email" required />
        <TextField {...field('phone', 40)} label={t`Telefon`} type="tel" required />
        <TextField {...field('facebook', 300)} label={t`Adresa na Facebooku`} help={t`Prázdné pole se nezobrazí.`} />
        <TextField {...field('instagram', 300)} label={t`Adresa na Instagramu`} help={t`Prázdné pole se nezobrazí.`} />
      </div>
      {locales.map((lang) => (
        <fieldset key={lang} className="grid gap-4 tablet:grid-cols-2">
          <legend className="mb-2 font-heading text-lg font-semibold">{languages[lang].name}</legend>
          <TextField {...textField(lang, 'register')} label={t`Zápis v rejstříku`} maxLength={300} />
          <TextField {...textField(lang, 'opening_hours')} label={t`Otevírací doba`} maxLength={100} />
        </fieldset>
      ))}
      <p>
        <Button type="submit" disabled={form.isSending}>
          <Trans>Uložit</Trans>
        </Button>
      </p>
    </form>
  );
}
