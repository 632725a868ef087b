import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { languages, locales, type Locale } from '#shared/i18n/locales.ts';
import type { IssueBlock } from '#shared/newsletters/issues-contract.ts';
import { issueLimits } from '#shared/newsletters/issues.ts';
import type { Form } from '#web/features/form/use-form.ts';
import { PictureField } from '#web/features/picture-field/picture-field.tsx';
import { TextField } from '#web/ui/field.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { ListingsField } from './listings-field.tsx';

export interface BlockFieldsProps {
  readonly block: IssueBlock;
  /** Its name among the fields: `blocks.0`. */
  readonly field: string;
  readonly shown: Locale;
  readonly form: Form;
  readonly names: ReadonlyMap<number, string | null>;
  readonly onName: (id: number, name: string) => void;
  readonly onChange: (block: IssueBlock) => void;
  readonly onUploading: (isUploading: boolean) => void;
}

/** The fields of a block. Those of other languages are there, but hidden. */
export function BlockFields({ block, field, shown, form, names, onName, onChange, onUploading }: BlockFieldsProps) {
  const { t } = useLingui();
  const line = (part: string, lang: Locale) => ({
    name: `${field}.${part}.${lang}`,
    errors: form.errorsOf(`${field}.${part}.${lang}`),
    autoComplete: 'off',
  });
  switch (block.kind) {
    case 'text':
      return inLanguages(shown, (lang, language) => (
        <TextAreaField
          {...line('texts', lang)}
          lang={lang}
          label={t`Text (${language})`}
          help={t`Markdown: ## nadpis, **tučně**, - odrážka, [odkaz](/hledani).`}
          value={block.texts[lang]}
          onChange={({ target }) => onChange({ ...block, texts: { ...block.texts, [lang]: target.value } })}
          maxLength={issueLimits.text}
          rows={8}
        />
      ));
    case 'picture':
      return (
        <div className="flex flex-col gap-3">
          <PictureField
            name={`${field}.picture`}
            label={t`Obrázek`}
            value={block.picture}
            errors={form.errorsOf(`${field}.picture`)}
            onChange={(picture) => onChange({ ...block, picture })}
            onUploading={onUploading}
          />
          {inLanguages(shown, (lang, language) => (
            <div className="flex flex-col gap-3">
              <TextField
                {...line('alts', lang)}
                lang={lang}
                label={t`Popis obrázku (${language})`}
                help={t`Pro ty, kterým se obrázky nezobrazí.`}
                value={block.alts[lang]}
                onChange={({ target }) => onChange({ ...block, alts: { ...block.alts, [lang]: target.value } })}
                maxLength={issueLimits.alt}
              />
              <TextField
                {...line('links', lang)}
                label={t`Kam obrázek vede (${language})`}
                help={t`Cesta na portálu, třeba /hledani, nebo adresa https. Nemusí vést nikam.`}
                value={block.links[lang]}
                onChange={({ target }) => onChange({ ...block, links: { ...block.links, [lang]: target.value } })}
                maxLength={issueLimits.address}
              />
            </div>
          ))}
        </div>
      );
    case 'listings':
      return (
        <ListingsField
          field={`${field}.listings`}
          listings={block.listings}
          names={names}
          errors={form.errorsOf(`${field}.listings`)}
          onName={onName}
          onChange={(listings) => onChange({ ...block, listings })}
        />
      );
    case 'button':
      return inLanguages(shown, (lang, language) => (
        <div className="grid gap-3 tablet:grid-cols-2">
          <TextField
            {...line('texts', lang)}
            lang={lang}
            label={t`Text tlačítka (${language})`}
            value={block.texts[lang]}
            onChange={({ target }) => onChange({ ...block, texts: { ...block.texts, [lang]: target.value } })}
            maxLength={issueLimits.button}
          />
          <TextField
            {...line('links', lang)}
            label={t`Kam tlačítko vede (${language})`}
            help={t`Cesta na portálu, třeba /hledani, nebo adresa https.`}
            value={block.links[lang]}
            onChange={({ target }) => onChange({ ...block, links: { ...block.links, [lang]: target.value } })}
            maxLength={issueLimits.address}
          />
        </div>
      ));
  }
}

/** The same fields for each language; one is shown. */
export function inLanguages(shown: Locale, render: (lang: Locale, language: string) => ReactNode): ReactNode {
  return locales.map((lang) => (
    <div key={lang} hidden={lang !== shown}>
      {render(lang, languages[lang].name)}
    </div>
  ));
}
