import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ToppingEffect } from '#shared/topping/contract.ts';
import { usePage } from '#web/page/page-context.tsx';
import { decimalText } from '#web/ui/numbers.ts';

type PerDay = ToppingEffect['during'];

/** Views and contacts a day before and during a topping, and those of similar adverts, with bars of equal scale. */
export function EffectTable({ effect }: { effect: ToppingEffect }) {
  const { t } = useLingui();
  const { before, during, similar } = effect;
  const rows: readonly { readonly title: string; readonly note: React.ReactNode; readonly figures: PerDay | null }[] = [
    {
      title: t`Před topováním`,
      note: <Plural value={effect.days_before} one="# celý den" few="# celé dny" other="# celých dní" />,
      figures: before,
    },
    {
      title: t`Během topování`,
      note: <Plural value={effect.days_during} one="# celý den" few="# celé dny" other="# celých dní" />,
      figures: during,
    },
    {
      title: t`Podobné inzeráty`,
      note: (
        <Plural
          value={effect.similar_adverts}
          one="medián # inzerátu bez topování"
          few="medián # inzerátů bez topování"
          other="medián # inzerátů bez topování"
        />
      ),
      figures: similar,
    },
  ];
  const shown = rows.filter(({ figures }) => figures !== null);
  const most = (pick: (figures: PerDay) => number) => Math.max(...shown.map(({ figures }) => pick(figures!)), 0.1);
  const [mostViews, mostContacts] = [most(({ views }) => views), most(({ contacts }) => contacts)];
  return (
    <table className="mt-3 w-full max-w-xl text-left tabular-nums">
      <thead>
        <tr className="border-b border-line text-sm text-muted">
          <th scope="col" className="py-1 pr-4 font-semibold text-ink">
            <Trans>Průměr za den</Trans>
          </th>
          <th scope="col" className="py-1 pr-4 font-normal">
            <Trans>Zobrazení</Trans>
          </th>
          <th scope="col" className="py-1 font-normal">
            <Trans>Odpovědi</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {shown.map(({ title, note, figures }) => (
          <tr key={title} className="border-b border-line">
            <th scope="row" className="py-2 pr-4 font-normal">
              {title}
              <span className="block text-sm text-muted">{note}</span>
            </th>
            <Figure value={figures!.views} most={mostViews} />
            <Figure value={figures!.contacts} most={mostContacts} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const barWidth = 72;

function Figure({ value, most }: { value: number; most: number }) {
  const { locale } = usePage();
  return (
    <td className="py-2 pr-4 align-top">
      {decimalText(value, locale, 1)}
      <svg aria-hidden="true" width={barWidth} height="8" className="mt-1 block fill-link">
        <rect width={Math.max((value / most) * barWidth, 1)} height="8" rx="2" />
      </svg>
    </td>
  );
}
