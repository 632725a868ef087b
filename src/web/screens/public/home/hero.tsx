import { Plural, Trans } from '@lingui/react/macro';
import { howItWorksPath } from '#shared/content/info-paths.ts';
import type { ReactNode } from 'react';
import { usePage } from '#web/page/page-context.tsx';
import { HydratedFragment } from '#web/page/hydrated-fragment.tsx';
import { classes } from '#web/ui/classes.ts';
import { wholeNumberText } from '#web/ui/numbers.ts';
import { ShelfDrawing } from './shelf-drawing.tsx';

interface Counts {
  readonly adverts: number;
  readonly products: number;
  readonly sellers: number;
  readonly branches: number;
}

const linkClasses =
  'inline-flex min-h-11 items-center justify-center rounded border px-3 py-2 max-tablet:grow tablet:px-5 font-semibold no-underline transition-colors duration-150';

/** The introduction: what the portal is, two calls to action and, from the tablet width on, the number of listings. */
export function Hero({ counts }: { counts: Counts }) {
  const { locale } = usePage();
  return (
    <HydratedFragment of={counts} look="hero">
      <section aria-labelledby="hero-title" className="overflow-hidden rounded-lg bg-bottle text-on-bottle">
        <div className="relative px-4 pt-5 pb-5 tablet:px-10 tablet:pt-12 tablet:pb-10">
          <ShelfDrawing className="absolute right-8 bottom-0 hidden h-[62%] wide:block fullhd:h-[88%]" />
          <div className="relative max-w-[36rem] desktop:max-w-[34rem] fullhd:max-w-[38rem]">
            <h1 id="hero-title" className="text-2xl tablet:text-4xl fullhd:text-[3rem]">
              <Trans>Lahve s&nbsp;příběhem hledají nového majitele</Trans>
            </h1>
            <p className="mt-2 max-w-[34rem] max-tablet:text-sm tablet:mt-4 tablet:text-lg wide:max-fullhd:max-w-[30rem]">
              <Trans>
                Inzertní portál pro sběratele a znalce alkoholu a tabáku. Kupujte od ověřených prodejců, prodávejte ze
                své sbírky, nebo si vyberte v našem e-shopu.
              </Trans>
            </p>
            <p className="mt-4 flex flex-wrap gap-2 tablet:mt-6 tablet:gap-3">
              <a
                href="#categories"
                className={classes(linkClasses, 'border-on-bottle bg-on-bottle text-bottle-strong hover:bg-white')}
              >
                <Trans>Prohlédnout nabídku</Trans>
              </a>
              <a
                href={howItWorksPath(locale)}
                className={classes(linkClasses, 'border-on-bottle/50 hover:border-on-bottle hover:bg-bottle-strong')}
              >
                <Trans>Jak to funguje</Trans>
              </a>
            </p>
          </div>
        </div>
        <Figures counts={counts} />
      </section>
    </HydratedFragment>
  );
}

function Figures({ counts }: { counts: Counts }) {
  return (
    <dl className="relative hidden grid-cols-4 gap-px tablet:grid border-t border-on-bottle/20 bg-on-bottle/20">
      <Figure
        value={counts.adverts}
        label={<Plural value={counts.adverts} one="inzerát" few="inzeráty" other="inzerátů" />}
      />
      <Figure
        value={counts.products}
        label={
          <Plural
            value={counts.products}
            one="druh zboží v e-shopu"
            few="druhy zboží v e-shopu"
            other="druhů zboží v e-shopu"
          />
        }
      />
      <Figure
        value={counts.sellers}
        label={<Plural value={counts.sellers} one="prodejce" few="prodejci" other="prodejců" />}
      />
      <Figure
        value={counts.branches}
        label={<Plural value={counts.branches} one="prodejna" few="prodejny" other="prodejen" />}
      />
    </dl>
  );
}

function Figure({ value, label }: { value: number; label: ReactNode }) {
  const { locale } = usePage();
  return (
    <div className="flex flex-col-reverse justify-end bg-bottle-strong px-6 py-4">
      <dt className="text-sm text-on-bottle/80">{label}</dt>
      <dd className="font-heading text-2xl font-semibold tabular-nums">{wholeNumberText(value, locale)}</dd>
    </div>
  );
}
