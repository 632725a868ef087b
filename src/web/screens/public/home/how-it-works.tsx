import { Plural, Trans } from '@lingui/react/macro';
import { howItWorksPath } from '#shared/content/info-paths.ts';
import { Children, type ReactNode } from 'react';
import { freeAdverts } from '#shared/shop/figures.ts';
import { usePage } from '#web/page/page-context.tsx';
import { HydratedFragment } from '#web/page/hydrated-fragment.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';

/** Three steps for sellers, buyers and authors of demands. */
export function HowItWorks() {
  const { locale } = usePage();
  return (
    <HydratedFragment look="how-it-works">
      <section aria-labelledby="how-it-works" className="rounded-lg bg-sunken px-5 py-8 tablet:px-8 tablet:py-10">
        <header className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 id="how-it-works" className="text-2xl">
            <Trans>Jak to funguje</Trans>
          </h2>
          <a
            href={howItWorksPath(locale)}
            className="inline-flex items-center gap-1 py-1 font-semibold text-link no-underline hover:underline"
          >
            <Trans>Podrobný návod</Trans>
            <Icon name="arrow-right" size={18} />
          </a>
        </header>
        <div className="grid gap-8 desktop:grid-cols-3 desktop:gap-10">
          <Steps icon="tag" title={<Trans>Prodáváte</Trans>}>
            <Trans>Vložíte inzerát s fotografiemi, popisem a cenou.</Trans>
            <Plural
              value={freeAdverts}
              one="# inzerát najednou máte zdarma. Po schválení ho uvidí všichni."
              few="# inzeráty najednou máte zdarma. Po schválení je uvidí všichni."
              other="# inzerátů najednou máte zdarma. Po schválení je uvidí všichni."
            />
            <Trans>Co prodáte, označíte jako prodané. Co se neprodá, jedním kliknutím prodloužíte.</Trans>
          </Steps>
          <Steps icon="search" title={<Trans>Kupujete</Trans>}>
            <Trans>Najdete, co hledáte, podle druhu, značky, balení nebo ceny.</Trans>
            <Trans>Prohlédnete si fotografie, popis a hodnocení prodejce.</Trans>
            <Trans>Zboží z e-shopu vám doručíme, nebo si ho vyzvednete na prodejně.</Trans>
          </Steps>
          <Steps icon="eye" title={<Trans>Sháníte</Trans>}>
            <Trans>Vložíte poptávku: co hledáte a kolik jste ochotni zaplatit.</Trans>
            <Trans>Po schválení ji najde každý, kdo má, co hledáte.</Trans>
            <Trans>Poptávku můžete kdykoli upravit nebo pozastavit. Až věc seženete, označíte ji jako vyřízenou.</Trans>
          </Steps>
        </div>
      </section>
    </HydratedFragment>
  );
}

function Steps({ icon, title, children }: { icon: IconName; title: ReactNode; children: readonly ReactNode[] }) {
  return (
    <div>
      <h3 className="flex items-center gap-2.5 border-b border-line-strong pb-2.5 text-xl">
        <Icon name={icon} size={22} className="text-amber-text" />
        {title}
      </h3>
      <ol className="mt-1">
        {Children.map(children, (step, index) => (
          <li className="flex gap-4 border-b border-line py-3 last:border-b-0">
            <span
              aria-hidden="true"
              className="font-heading text-lg leading-snug font-semibold text-amber-text tabular-nums"
            >
              {index + 1}
            </span>
            <span>{step}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
