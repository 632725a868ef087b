import { Trans, useLingui } from '@lingui/react/macro';
import { openModal } from '#web/ui/modal-store.ts';

/** Says how results are put in order; the law asks marketplaces to. Works with script only, as the modal does. */
export function RankingNote({ isSearch }: { isSearch: boolean }) {
  const { t } = useLingui();
  const explain = () =>
    openModal({
      type: 'text',
      title: t`Jak řadíme výsledky`,
      text: isSearch
        ? t`Nejlepší shoda dává přednost nabídkám, které mají všechna hledaná slova v názvu, značce, kategorii nebo balení, před těmi, které je mají jen v popisu. Mezi stejně dobrými stojí výš novější. Placené umístění pořadí hledání nemění.`
        : t`Na prvních místech stojí inzeráty s placeným umístěním, vždy s označením TOP. Ostatní řadíme podle zvoleného pořadí: od nejnovějších, podle ceny nebo podle ceny za litr, kus či 100 g. Hodnocení prodejce ani vaše předchozí návštěvy pořadí nemění.`,
    });
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={explain}
      className="hidden min-h-9 items-center text-sm text-link underline underline-offset-4 scripted:inline-flex"
    >
      <Trans>Jak řadíme výsledky</Trans>
    </button>
  );
}
