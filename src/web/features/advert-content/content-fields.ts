import { useLingui } from '@lingui/react/macro';
import type { AdvertContent } from '#shared/adverts/content-contract.ts';
import { languages } from '#shared/i18n/locales.ts';
import { formatMinor } from '#shared/money/money.ts';
import { usePage } from '#web/page/page-context.tsx';
import { percentText } from '#web/ui/numbers.ts';

interface ContentField {
  readonly name: keyof AdvertContent;
  /** Other fields that its text includes. */
  readonly with?: readonly (keyof AdvertContent)[];
  readonly label: string;
  /** Empty if the advert does not state it. */
  readonly textOf: (content: AdvertContent) => string;
}

/** The fields of an advert, formatted for administrators. */
export function useContentFields(): ContentField[] {
  const { t } = useLingui();
  const { locale, shell } = usePage();
  const priceOf = ({ price, currency, is_negotiable }: AdvertContent) => {
    const known = shell.currencies.find(({ code }) => code === currency);
    if (price === null || !known) return t`dohodou`;
    return is_negotiable ? t`${formatMinor(price, known)}, k jednání` : formatMinor(price, known);
  };
  const waiting = t`čeká na schválení`;
  return [
    { name: 'name', label: t`Název`, textOf: ({ name }) => name },
    { name: 'price', with: ['currency', 'is_negotiable'], label: t`Cena`, textOf: priceOf },
    {
      name: 'offer_type',
      label: t`Typ`,
      textOf: ({ offer_type }) => (offer_type === 'supply' ? t`nabídka` : t`poptávka`),
    },
    { name: 'category', label: t({ message: 'Kategorie', context: 'one' }), textOf: ({ category }) => category.name },
    {
      name: 'brand',
      label: t`Značka`,
      textOf: ({ brand }) => (!brand ? '' : brand.is_approved ? brand.name : `${brand.name} (${waiting})`),
    },
    { name: 'package', label: t`Balení`, textOf: (content) => content.package?.label ?? '' },
    { name: 'vintage', label: t`Ročník`, textOf: ({ vintage }) => String(vintage ?? '') },
    { name: 'age_years', label: t`Stáří v letech`, textOf: ({ age_years }) => String(age_years ?? '') },
    {
      name: 'abv',
      label: t`Obsah alkoholu`,
      textOf: ({ abv }) => (abv === null ? '' : percentText(abv, locale)),
    },
    { name: 'origin', label: t`Země původu`, textOf: ({ origin }) => origin?.name ?? '' },
    { name: 'place', label: t`Místo`, textOf: ({ place }) => place },
    { name: 'lang', label: t`Jazyk`, textOf: ({ lang }) => languages[lang].name },
    { name: 'description', label: t`Popis`, textOf: ({ description }) => description },
    {
      name: 'pictures',
      label: t`Obrázky`,
      textOf: ({ pictures }) => (pictures.length === 0 ? '' : String(pictures.length)),
    },
  ];
}
