import { Trans, useLingui } from '@lingui/react/macro';
import { reportLoadFailure } from '#web/features/load-failure/load-failure.ts';
import { lazyPart } from '#web/page/i18n.ts';
import { openModal } from '#web/ui/modal-store.ts';

const loadText = lazyPart(() => import('./ranking-text.ts'));

/** Explains the ranking, as the law requires of marketplaces. Works only with script, as the modal does. */
export function RankingNote({ isSearch }: { isSearch: boolean }) {
  const { t, i18n } = useLingui();
  const explain = async () => {
    const { rankingText } = await loadText();
    openModal({ type: 'text', title: t`Jak řadíme výsledky`, text: rankingText(i18n, isSearch) });
  };
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => void explain().catch(() => reportLoadFailure(i18n))}
      className="hidden min-h-9 items-center text-sm text-link underline underline-offset-4 scripted:inline-flex pointer-coarse:min-h-11"
    >
      <Trans>Jak řadíme výsledky</Trans>
    </button>
  );
}
