import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { DocumentReference } from '#shared/content/documents-contract.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { DeleteQuestion } from '#web/features/decisions/delete-question.tsx';
import { useAction } from '#web/features/decisions/use-action.ts';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';

interface RemoveDocumentProps {
  readonly id: number;
  readonly title: string;
  readonly references: readonly DocumentReference[];
}

/** Deletes a document, or says what has to be changed first. */
export function RemoveDocument({ id, title, references }: RemoveDocumentProps) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { navigate } = useNavigation();
  const { isRunning, run } = useAction();
  const [isAsked, setIsAsked] = useState(false);
  const remove = () =>
    run(async () => {
      setIsAsked(false);
      await browserApi.adminDocuments.remove({ params: { id } });
      showSnackbar({ text: t`Dokument je smazaný.`, tone: 'success' });
      navigate(routePath('admin-documents', locale));
    });
  return (
    <div className="mt-8 max-w-4xl border-t border-line pt-4">
      {references.length > 0 ? (
        <section aria-labelledby="document-references">
          <h2 id="document-references" className="mb-2 text-xl">
            <Trans>Kde se na dokument odkazuje</Trans>
          </h2>
          <p className="mb-2 max-w-[75ch] text-muted">
            <Trans>Dokud tu odkazy jsou, dokument nejde smazat. Můžete ho vypnout, odkazy pak ale povedou nikam.</Trans>
          </p>
          <ul className="list-disc pl-5">
            {references.map((reference) => (
              <li key={`${reference.kind} ${reference.id}`}>
                <Reference reference={reference} />
              </li>
            ))}
          </ul>
        </section>
      ) : (
        <Button look="danger" disabled={isRunning} onClick={() => setIsAsked(true)}>
          <Trans>Smazat dokument</Trans>
        </Button>
      )}
      <DeleteQuestion
        isOpen={isAsked}
        title={t`Smazat dokument`}
        onClose={() => setIsAsked(false)}
        onDelete={() => void remove()}
      >
        <p className="font-semibold">{title}</p>
        <p className="mt-2">
          <Trans>
            Zmizí ve všech jazycích i se všemi nahranými soubory. Vzít zpět to nelze. Odkazy v už odeslaných e-mailech
            přestanou fungovat.
          </Trans>
        </p>
      </DeleteQuestion>
    </div>
  );
}

function Reference({ reference: { kind, id, name } }: { reference: DocumentReference }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const kinds: Record<DocumentReference['kind'], string> = {
    menus: t`Menu webu`,
    intro_popup: t`Úvodní okno`,
    banner: t`Banner`,
    info_page: t`Informační stránka`,
    blog_post: t`Článek`,
    newsletter: t`Newsletter`,
  };
  const path =
    kind === 'menus'
      ? routePath('admin-menus', locale)
      : kind === 'intro_popup'
        ? routePath('admin-intro', locale)
        : routePath(
            (
              {
                banner: 'admin-banner',
                info_page: 'admin-info-page',
                blog_post: 'admin-blog-post',
                newsletter: 'admin-newsletter',
              } as const
            )[kind],
            locale,
            { id: id ?? 0 },
          );
  return (
    <>
      <span className="text-muted">{kinds[kind]}</span>{' '}
      <a href={path} className="underline">
        {name ?? t`otevřít`}
      </a>
    </>
  );
}
