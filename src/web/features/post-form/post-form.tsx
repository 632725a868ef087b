import { useRef, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminPost, adminBlogContract, PostInput } from '#shared/content/blog-contract.ts';
import type { CallAnswer } from '#shared/contract/endpoint.ts';
import { postLimits, postTextParts } from '#shared/content/posts.ts';
import { popupShape } from '#shared/content/limits.ts';
import { mapLocales } from '#shared/i18n/paths.ts';
import { EditConflict } from '#web/features/edited-version/edit-conflict.tsx';
import type { EditedVersion } from '#web/features/edited-version/edited-version.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { LanguageColumns, useShownLanguage } from '#web/features/localised-editor/language-columns.tsx';
import { PictureField } from '#web/features/picture-field/picture-field.tsx';
import { useGuardedForm } from '#web/features/unsaved-changes/use-guarded-form.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { PictureDialog, type UploadedToText } from './picture-dialog.tsx';
import { PostColumn } from './post-column.tsx';

export type BlogCategories = CallAnswer<(typeof adminBlogContract)['categories']>;

interface PostFormProps<Answer> {
  /** Undefined: a new one. */
  readonly post: AdminPost | undefined;
  readonly edited?: EditedVersion<AdminPost>;
  readonly categories: BlogCategories;
  readonly send: (input: PostInput) => Promise<Answer>;
  readonly onDone: (answer: Answer) => void;
  /** Makes public what was just saved. Undefined: the form only saves. */
  readonly onPublish?: ((answer: Answer) => Promise<void>) | undefined;
  /** Of a new post. */
  readonly author?: string | undefined;
}

/** A post of the blog: its texts in every language, its title picture and category. */
export function PostForm<Answer>({ post, edited, categories, send, onDone, onPublish, author }: PostFormProps<Answer>) {
  const isPublishing = useRef(false);
  const { t } = useLingui();
  const { shown, setShown, showWrong } = useShownLanguage();
  const [picture, setPicture] = useState(post?.picture_key ?? null);
  const [uploading, setUploading] = useState(0);
  const [uploaded, setUploaded] = useState<UploadedToText>();
  const [categoryId, setCategoryId] = useState(post?.category_id ?? categories[0]?.id);
  const onUploading = (is: boolean) => setUploading((now) => now + (is ? 1 : -1));
  const form = useGuardedForm<Answer>(
    {
      send: (values) => {
        const text = (name: string) => String(values.get(name) ?? '');
        return send({
          category_id: Number(text('category_id')),
          author: text('author'),
          picture_key: picture,
          texts: mapLocales((lang) => {
            const part = (name: (typeof postTextParts)[number]) => text(`texts.${lang}.${name}`);
            return {
              title: part('title'),
              slug: part('slug').trim(),
              perex: part('perex'),
              body: part('body'),
              seo_title: part('seo_title'),
              seo_description: part('seo_description'),
            };
          }),
        });
      },
      onDone: (answer) => (isPublishing.current && onPublish ? onPublish(answer) : onDone(answer)),
      onFailure: showWrong,
    },
    picture,
  );
  const isPromoted = categories.find(({ id }) => id === categoryId)?.may_be_advertised ?? true;
  return (
    <>
      <form {...form.props} className="flex flex-col gap-4">
        <FormFailures form={form} />
        {edited && (
          <EditConflict
            edited={edited}
            form={form}
            renderCopy={(row) => <PostForm {...{ categories, send, onDone }} post={row} />}
            onTake={(row) => setPicture(row.picture_key)}
          />
        )}
        <div className="grid gap-x-6 gap-y-4 tablet:grid-cols-2">
          <div className="flex flex-col gap-4">
            <SelectField
              name="category_id"
              label={t`Rubrika`}
              help={isPromoted ? undefined : t`Články této rubriky se nepropagují: na úvodní stránce se neukážou.`}
              value={categoryId}
              onChange={({ target }) => setCategoryId(Number(target.value))}
              errors={form.errorsOf('category_id')}
              required
            >
              {categories.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
            <TextField
              name="author"
              label={t`Autor`}
              help={t`Jméno, které čtenáři uvidí pod nadpisem.`}
              defaultValue={post?.author ?? author}
              maxLength={postLimits.author}
              errors={form.errorsOf('author')}
              autoComplete="off"
              required
            />
          </div>
          <PictureField
            name="picture_key"
            label={t`Titulní obrázek`}
            help={t`Ořízne se na poměr ${popupShape}.`}
            value={picture}
            errors={form.errorsOf('picture_key')}
            onChange={setPicture}
            onUploading={onUploading}
          />
          <span
            hidden
            data-compared="picture_key"
            data-label={t`Titulní obrázek`}
            data-value={picture ?? ''}
            data-text={picture === null ? '' : t`jiný obrázek`}
          />
        </div>
        <p className="max-w-[75ch] text-sm text-muted">
          <Trans>Článek je jen v jazycích, které vyplníte. Jazyk, který necháte celý prázdný, mít nebude.</Trans>
        </p>
        <LanguageColumns
          {...{ shown, setShown }}
          renderColumn={(lang, isPreviewed) => (
            <PostColumn
              {...{ lang, form, isPreviewed, onUploading }}
              text={post?.texts[lang]}
              isPublic={post?.state === 'published' || post?.state === 'scheduled'}
              onUploaded={setUploaded}
            />
          )}
        />
        <p className="flex flex-wrap gap-2">
          <Button
            type="submit"
            disabled={form.isSending || uploading > 0}
            onClick={() => (isPublishing.current = false)}
          >
            <Trans>Uložit</Trans>
          </Button>
          {onPublish && (
            <Button
              type="submit"
              look="secondary"
              disabled={form.isSending || uploading > 0}
              onClick={() => (isPublishing.current = true)}
            >
              <Trans>Uložit a zveřejnit</Trans>
            </Button>
          )}
        </p>
      </form>
      <PictureDialog uploaded={uploaded} onClose={() => setUploaded(undefined)} />
    </>
  );
}
