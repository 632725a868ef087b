import { useLingui } from '@lingui/react/macro';
import { classes } from '#web/ui/classes.ts';
import { useKeyedState } from '#web/ui/use-keyed-state.ts';
import { cookieLifeSeconds } from '#shared/shop/figures.ts';
import { currencyCookie, setCookie } from '../consent/cookies.ts';
import { useNavigation, usePage } from '#web/page/page-context.tsx';

/** Chooses the currency of all prices; stored for a year. */
export function CurrencySwitcher({ className }: { className?: string }) {
  const { t } = useLingui();
  const { shell, currencyId } = usePage();
  const { reload } = useNavigation();
  const [chosen, setChosen] = useKeyedState(currencyId, () => currencyId);

  const choose = (id: number) => {
    setChosen(id);
    setCookie(currencyCookie, String(id), cookieLifeSeconds.currency);
    reload();
  };

  return (
    <select
      aria-label={t`Měna`}
      value={chosen}
      onChange={(event) => choose(Number(event.target.value))}
      className={classes(
        'hidden min-h-9 rounded border bg-transparent *:bg-surface *:text-ink px-2 text-sm scripted:inline-block pointer-coarse:min-h-11',
        className,
      )}
    >
      {shell.currencies.map(({ id, code, symbol_after, symbol_before }) => {
        const symbol = symbol_after || symbol_before;
        return (
          <option key={id} value={id}>
            {symbol && symbol !== code ? `${code} (${symbol})` : code}
          </option>
        );
      })}
    </select>
  );
}
