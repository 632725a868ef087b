import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminCategory } from '#shared/catalog/admin-categories-contract.ts';
import { categoryText } from '#shared/catalog/category-limits.ts';
import { defaultLocale, languages, type Locale } from '#shared/i18n/locales.ts';
import { slugPattern } from '#shared/products/limits.ts';
import type { Form } from '#web/features/form/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';

interface CategoryTextsProps {
  readonly lang: Locale;
  readonly texts: AdminCategory['texts'][Locale] | undefined;
  readonly form: Form;
}

/** The texts of a category in a language. Only the Czech name is required. */
export function CategoryTexts({ lang, texts, form }: CategoryTextsProps) {
  const { t } = useLingui();
  const isCzech = lang === defaultLocale;
  const field = (name: 'name' | 'slug' | 'description') => ({
    name: `texts.${lang}.${name}`,
    lang,
    defaultValue: texts?.[name],
    errors: form.errorsOf(`texts.${lang}.${name}`),
    maxLength: categoryText[name],
  });
  return (
    <fieldset className="flex min-w-0 flex-col gap-4 rounded border border-line p-4">
      <legend className="px-1 font-heading text-lg font-semibold">{languages[lang].name}</legend>
      <TextField
        {...field('name')}
        label={t`Název`}
        {...(!isCzech && { help: t`Necháte-li pole prázdné, převezmou se české texty.` })}
        autoComplete="off"
        required={isCzech}
      />
      <TextField
        {...field('slug')}
        label={t`Adresa stránky`}
        help={t`Necháte-li pole prázdné, vytvoří se z názvu.`}
        data-pattern={slugPattern.source}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
      />
      <TextAreaField {...field('description')} label={t`Popis`} rows={5} />
      {!isCzech && (
        <p>
          <Button look="quiet" size="small" onClick={({ currentTarget }) => copyCzech(currentTarget.form, lang)}>
            <Trans>Zkopírovat české texty</Trans>
          </Button>
        </p>
      )}
    </fieldset>
  );
}

/** The fields are uncontrolled: the event tells the form of the change. */
function copyCzech(form: HTMLFormElement | null, lang: Locale): void {
  for (const name of ['name', 'description']) {
    const [from, to] = [defaultLocale, lang].map((each) => form?.elements.namedItem(`texts.${each}.${name}`));
    if (!isTextField(from) || !isTextField(to)) continue;
    to.value = from.value;
    to.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

function isTextField(element: unknown): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}
