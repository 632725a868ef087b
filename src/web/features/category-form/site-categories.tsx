import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminCategory } from '#shared/catalog/admin-categories-contract.ts';
import { defaultLocale } from '#shared/i18n/locales.ts';
import { categoryLengths, type FeedSite } from '#shared/feeds/feeds.ts';
import type { Form } from '#web/features/form/use-form.ts';
import { TextField } from '#web/ui/field.tsx';

interface SiteCategoriesProps {
  readonly category: AdminCategory | undefined;
  readonly form: Form;
}

/** Where price comparison sites list the goods of a category. */
export function SiteCategories({ category, form }: SiteCategoriesProps) {
  const { t } = useLingui();
  const field = (site: FeedSite) => ({
    name: `${site}_category`,
    defaultValue: category?.[`${site}_category`] ?? '',
    errors: form.errorsOf(`${site}_category`),
    maxLength: categoryLengths[site],
    autoComplete: 'off',
  });
  return (
    <fieldset className="flex max-w-4xl min-w-0 flex-col gap-4 rounded border border-line p-4">
      <legend className="px-1 font-heading text-lg font-semibold">
        <Trans>Zařazení na srovnávačích</Trans>
      </legend>
      <p className="text-muted">
        <Trans>Prázdné pole: platí zařazení nadřazené kategorie. Není-li žádné, feed uvede naše názvy kategorií.</Trans>
      </p>
      <TextField
        {...field('heureka')}
        label={t`Heureka`}
        lang={defaultLocale}
        help={t`Cesta bez názvu webu, úrovně oddělte znakem |.`}
      />
      <TextField
        {...field('zbozi')}
        label={t`Zboží.cz`}
        lang={defaultLocale}
        help={t`Celá cesta, úrovně oddělte znakem |.`}
      />
      <TextField
        {...field('google')}
        label={t`Google Merchant Center`}
        help={t`Číslo nebo celá cesta kategorie podle Googlu.`}
      />
    </fieldset>
  );
}
