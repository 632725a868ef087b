import { useLingui } from '@lingui/react/macro';
import { ApiError } from '#web/api/api-error.ts';

/** Returns a function that refuses an empty choice like the server, in the words of its form. */
export function useNoneChosen(): (ticked: ReadonlySet<number>) => number[] {
  const { t } = useLingui();
  return (ticked) => {
    if (ticked.size > 0) return [...ticked];
    throw new ApiError(422, {
      message: t`Zkontrolujte prosím zadané údaje.`,
      errors: { selectedCategories: [t`Vyberte prosím alespoň jednu kategorii.`] },
    });
  };
}
