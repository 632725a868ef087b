import { useEffect, useRef, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { brandName } from '#shared/adverts/limits.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { Button } from '#web/ui/button.tsx';
import { SuggestionField } from '#web/ui/suggestion-field.tsx';

/** A brand without an id is a proposed one. */
export type ChosenBrand = { readonly id: number | null; readonly name: string } | null;

interface BrandFieldProps {
  /** Whether a new brand may be proposed. */
  readonly mayPropose?: boolean;
  readonly isRequired?: boolean;
  /** What the brand is for, where it isn’t the brand of goods. */
  readonly label?: string;
  readonly brand: ChosenBrand;
  readonly onChange: (brand: ChosenBrand) => void;
  readonly errors: readonly string[];
}

type Brand = { readonly id: number; readonly name: string };

/** A brand of the catalogue, found by typing its name; where allowed, a new one, to be approved by an administrator. */
export function BrandField({
  mayPropose = false,
  isRequired = false,
  brand,
  onChange,
  errors,
  ...rest
}: BrandFieldProps) {
  const { t } = useLingui();
  const label = rest.label ?? t`Značka`;
  const [text, setText] = useState('');
  const [found, setFound] = useState<readonly Brand[]>([]);
  const query = text.trim();
  // Choosing a brand replaces the field, and removing it restores the field: the focus must follow.
  const frame = useRef<HTMLDivElement>(null);
  const isChanged = useRef(false);
  useEffect(() => {
    if (isChanged.current) frame.current?.querySelector<HTMLElement>('button, input')?.focus();
    isChanged.current = false;
  }, [brand]);

  useEffect(() => {
    if (query === '') return undefined;
    const abort = new AbortController();
    browserApi.adverts.brands({ query: { q: query } }, { signal: abort.signal }).then(setFound, () => undefined);
    return () => abort.abort();
  }, [query]);

  const choose = (chosen: ChosenBrand) => {
    isChanged.current = true;
    setText('');
    onChange(chosen);
  };
  if (brand) {
    return (
      <div ref={frame}>
        <p className="mb-1 font-semibold">{label}</p>
        <p className="flex flex-wrap items-center gap-3">
          <span className="rounded border border-line bg-sunken px-3 py-2">{brand.name}</span>
          <Button look="quiet" size="small" name="brand_id" onClick={() => choose(null)}>
            <Trans>Změnit značku</Trans>
          </Button>
        </p>
        {brand.id === null && (
          <p className="mt-1 text-sm text-muted">
            <Trans>Nová značka: dokud ji správce neschválí, zobrazí se inzerát bez ní.</Trans>
          </p>
        )}
        {errors.length > 0 && <p className="mt-1 text-sm font-semibold text-burgundy-text">{errors.join(' ')}</p>}
      </div>
    );
  }
  const chooseHelp = mayPropose
    ? t`Začněte psát a vyberte ji ze seznamu. Chybí-li v něm, navrhněte novou.`
    : t`Začněte psát a vyberte ji ze seznamu.`;
  const help = isRequired ? chooseHelp : `${t`Nepovinná.`} ${chooseHelp}`;
  const shown = query === '' ? [] : found;
  const isKnown = shown.some(({ name }) => name.toLowerCase() === query.toLowerCase());
  const isNameable = mayPropose && query.length >= brandName.min && !isKnown;
  return (
    <div ref={frame}>
      <SuggestionField
        label={label}
        help={help}
        required={isRequired}
        name="brand_name"
        maxLength={brandName.max}
        value={text}
        onType={setText}
        errors={errors}
        suggestions={[
          ...shown.map(({ id, name }) => ({ key: String(id), text: name, onChoose: () => choose({ id, name }) })),
          ...(isNameable
            ? [
                {
                  key: 'new',
                  text: <Trans>Navrhnout novou značku „{query}“</Trans>,
                  onChoose: () => choose({ id: null, name: query }),
                },
              ]
            : []),
        ]}
      />
    </div>
  );
}
