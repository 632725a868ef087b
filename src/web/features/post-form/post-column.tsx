import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { AdminPost } from '#shared/content/blog-contract.ts';
import { pageSlugPattern } from '#shared/content/limits.ts';
import { isWritten, postLimits, type PostTextPart } from '#shared/content/posts.ts';
import { languages, type Locale } from '#shared/i18n/locales.ts';
import { localisedSlug } from '#shared/i18n/localised-slug.ts';
import type { Form } from '#web/features/form/use-form.ts';
import { TextPreview } from '#web/features/localised-editor/text-preview.tsx';
import { TextField } from '#web/ui/field.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { MarkdownField } from './markdown-field.tsx';
import type { UploadedToText } from './picture-dialog.tsx';

interface PostColumnProps {
  readonly lang: Locale;
  readonly text: AdminPost['texts'][Locale] | undefined;
  /** Readers see the post, or soon will: each of its languages is to be complete. */
  readonly isPublic: boolean;
  readonly form: Form;
  readonly isPreviewed: boolean;
  readonly onUploading: (isUploading: boolean) => void;
  readonly onUploaded: (picture: UploadedToText) => void;
}

/** The texts of a post in one language, and how they will look. */
export function PostColumn({ lang, text, isPublic, form, isPreviewed, onUploading, onUploaded }: PostColumnProps) {
  const { t } = useLingui();
  const [title, setTitle] = useState(text?.title ?? '');
  const [body, setBody] = useState(text?.body ?? '');
  // A language that is left empty needs nothing.
  const [isBegun, setIsBegun] = useState(text !== undefined && isWritten(text));
  const field = (name: PostTextPart, maxLength: number) => ({
    name: `texts.${lang}.${name}`,
    lang,
    maxLength,
    errors: form.errorsOf(`texts.${lang}.${name}`),
    autoComplete: 'off',
  });
  return (
    <fieldset
      className="flex min-w-0 flex-col gap-4"
      onInput={({ currentTarget }) => setIsBegun([...currentTarget.elements].some(hasText))}
    >
      <legend className="mb-2 font-heading text-lg font-semibold">{languages[lang].name}</legend>
      <TextField
        {...field('title', postLimits.title)}
        label={t`Nadpis`}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
        required={isBegun}
      />
      <TextField
        {...field('slug', postLimits.slug)}
        label={t`Adresa stránky`}
        help={t`Necháte-li pole prázdné, vytvoří se z nadpisu. Dřívější adresy vedou na novou.`}
        placeholder={localisedSlug(title, lang)}
        defaultValue={text?.slug}
        data-pattern={pageSlugPattern.source}
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextAreaField
        {...field('perex', postLimits.perex)}
        label={t`Úvodní text`}
        help={t`Pod nadpisem a v seznamu článků.`}
        defaultValue={text?.perex}
        rows={3}
        required={isBegun && isPublic}
      />
      <MarkdownField
        {...field('body', postLimits.body)}
        label={t`Text`}
        value={body}
        onType={setBody}
        onUploading={onUploading}
        onUploaded={onUploaded}
        required={isBegun && isPublic}
      />
      {isPreviewed && <TextPreview lang={lang} body={body} />}
      <TextField
        {...field('seo_title', postLimits.seoTitle)}
        label={t`Nadpis pro vyhledávače`}
        help={t`Prázdný: použije se nadpis článku.`}
        defaultValue={text?.seo_title}
      />
      <TextAreaField
        {...field('seo_description', postLimits.seoDescription)}
        label={t`Popis pro vyhledávače`}
        help={t`Prázdný: použije se úvodní text.`}
        defaultValue={text?.seo_description}
        rows={2}
      />
    </fieldset>
  );
}

function hasText(control: Element): boolean {
  return (
    (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) &&
    control.name !== '' &&
    control.value.trim() !== ''
  );
}
