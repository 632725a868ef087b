import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Locale } from '#shared/i18n/locales.ts';
import type { OfferedCategory } from '#shared/newsletters/contract.ts';
import type { AdminIssue, IssueBlock, IssueInput } from '#shared/newsletters/issues-contract.ts';
import { issueLimits } from '#shared/newsletters/issues.ts';
import { CategoryChoice } from '#web/features/category-choice/category-choice.tsx';
import { EditConflict } from '#web/features/edited-version/edit-conflict.tsx';
import type { EditedVersion } from '#web/features/edited-version/edited-version.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { useForm, type Form } from '#web/features/form/use-form.ts';
import { NotOffered } from '#web/features/newsletter/not-offered.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { inLanguages } from './block-fields.tsx';
import { BlockList } from './block-list.tsx';
import { useBlockKindTexts } from './new-block.ts';

interface IssueFormProps {
  readonly draft: IssueInput;
  readonly onChange: (draft: IssueInput) => void;
  readonly form: Form;
  readonly tree: readonly OfferedCategory[];
  readonly names: ReadonlyMap<number, string | null>;
  readonly onName: (id: number, name: string) => void;
  readonly shown: Locale;
  readonly edited?: EditedVersion<AdminIssue>;
}

/** The texts and blocks of an issue in every language; one is shown at a time. */
export function IssueForm({ draft, onChange, form, tree, names, onName, shown, edited }: IssueFormProps) {
  const { t } = useLingui();
  const kinds = useBlockKindTexts();
  const nameOf = (block: IssueBlock) =>
    block.kind === 'listings'
      ? `${kinds.listings} (${block.listings.map((id) => names.get(id) ?? id).join(', ')})`
      : kinds[block.kind];
  const [uploading, setUploading] = useState(0);
  return (
    <form {...form.props} className="flex min-w-0 flex-col gap-5">
      <FormFailures form={form} />
      {edited && (
        <EditConflict
          edited={edited}
          form={form}
          renderCopy={(row) => <IssueCopy draft={row} {...{ tree, names, onName, shown }} />}
          onTake={({ subjects, preheaders, categories, blocks }) =>
            onChange({ subjects, preheaders, categories, blocks })
          }
        />
      )}
      {inLanguages(shown, (lang, language) => (
        <div className="flex flex-col gap-4">
          <TextField
            name={`subjects.${lang}`}
            lang={lang}
            label={t`Předmět (${language})`}
            help={t`Bez předmětu se newsletter v tomto jazyce neposílá.`}
            value={draft.subjects[lang]}
            onChange={({ target }) => onChange({ ...draft, subjects: { ...draft.subjects, [lang]: target.value } })}
            errors={form.errorsOf(`subjects.${lang}`)}
            maxLength={issueLimits.subject}
            autoComplete="off"
          />
          <TextField
            name={`preheaders.${lang}`}
            lang={lang}
            label={t`Úvodní věta (${language})`}
            help={t`Poštovní programy ji ukazují vedle předmětu.`}
            value={draft.preheaders[lang]}
            onChange={({ target }) => onChange({ ...draft, preheaders: { ...draft.preheaders, [lang]: target.value } })}
            errors={form.errorsOf(`preheaders.${lang}`)}
            maxLength={issueLimits.preheader}
            autoComplete="off"
          />
        </div>
      ))}
      <BlockList
        blocks={draft.blocks}
        shown={shown}
        form={form}
        names={names}
        onName={onName}
        onChange={(blocks) => {
          form.forget((field) => field.startsWith('blocks.'));
          onChange({ ...draft, blocks: [...blocks] });
        }}
        onUploading={(is) => setUploading((now) => now + (is ? 1 : -1))}
      />
      <section aria-labelledby="issue-categories">
        <h2 id="issue-categories" className="mb-2 text-xl">
          <Trans>O čem je</Trans>
        </h2>
        <p className="mb-2 text-sm text-muted">
          <Trans>Newsletter dostanou odběratelé, kteří si vybrali aspoň jednu z těchto kategorií.</Trans>
        </p>
        <CategoryChoice
          tree={tree}
          legend={t`Kategorie`}
          mode="checkdown"
          ticked={new Set(draft.categories)}
          errors={form.errorsOf('categories')}
          field="categories"
          onChange={(ticked) => {
            form.forget((field) => field === 'categories');
            onChange({ ...draft, categories: [...ticked].sort((one, other) => one - other) });
          }}
        />
        <NotOffered />
      </section>
      <span
        hidden
        data-compared="blocks"
        data-label={t`Obsah`}
        data-value={JSON.stringify(draft.blocks)}
        data-text={draft.blocks.map((block) => nameOf(block)).join(', ')}
      />
      <p className="sticky bottom-0 -mx-1 border-t border-line bg-paper px-1 py-3">
        <Button type="submit" disabled={form.isSending || uploading > 0}>
          <Trans>Uložit</Trans>
        </Button>
      </p>
    </form>
  );
}

/** The form filled with another version, to be compared: nobody sees it or sends it. */
function IssueCopy(props: Omit<IssueFormProps, 'form' | 'onChange' | 'edited'>) {
  const form = useForm({ send: async () => undefined, onDone: () => undefined });
  return <IssueForm {...props} form={form} onChange={() => undefined} />;
}
