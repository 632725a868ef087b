import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { nothingChosen } from '#web/features/listing-list/choice-rules.ts';
import { choiceSearch } from '#web/features/listing-list/listing-address.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** The search text, for editing; a new search resets the filters. On phones the header has it, right above. */
export function SearchField({ q }: { q: string }) {
  const { t } = useLingui();
  const { path } = usePage();
  const { navigate } = useNavigation();
  return (
    <search aria-label={t`Hledat v nabídce`} className="max-tablet:hidden">
      <form
        method="get"
        action={path}
        onSubmit={(event) => {
          event.preventDefault();
          const words = String(new FormData(event.currentTarget).get('q') ?? '').trim();
          navigate(`${path}${choiceSearch({ ...nothingChosen, q: words })}`);
        }}
        className="flex max-w-2xl gap-2"
      >
        <TextField
          type="search"
          name="q"
          label={t`Co hledáte`}
          isLabelHidden
          defaultValue={q}
          maxLength={200}
          placeholder={t`Název, značka nebo druh`}
          autoComplete="off"
          className="grow"
        />
        <Button type="submit">
          <Icon name="search" />
          <Trans>Hledat</Trans>
        </Button>
      </form>
    </search>
  );
}
