import type { ReactNode } from 'react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { routePath } from '#shared/i18n/paths.ts';
import type { ModerationFigures } from '#shared/reports/figures-contract.ts';
import { reportReasons } from '#shared/reports/reasons.ts';
import { useReasonTexts } from '#web/features/report/report-texts.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { wholeNumberText } from '#web/ui/numbers.ts';

export function Page({ data }: { data: ModerationFigures }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { year, years, decisions, appeals, automated } = data;
  const path = routePath('moderation', locale);
  const { median_hours: hours } = decisions;
  return (
    <div className="pb-12">
      <Breadcrumb
        items={[
          { name: t`Úvod`, href: routePath('home', locale) },
          { name: t`Přehled moderování`, href: path },
        ]}
        className="mb-4"
      />
      <header className="mb-6 max-w-[70ch]">
        <h1 className="text-3xl tablet:text-4xl">
          <Trans>Přehled moderování {year}</Trans>
        </h1>
        <p className="mt-3 text-lg text-muted">
          <Trans>
            Nabídku, zprávu, hodnocení i uživatele může nahlásit každý. O každém nahlášení rozhoduje člověk a obě strany
            se dozvědí proč. Údaje zveřejňujeme podle nařízení (EU) 2022/2065.
          </Trans>
        </p>
      </header>
      <nav aria-label={t`Rok`} className="mb-6">
        <ul className="flex flex-wrap gap-2">
          {years.map((each) => (
            <li key={each}>
              <a
                href={`${path}?year=${each}`}
                aria-current={each === year ? 'page' : undefined}
                className="inline-flex min-h-11 items-center rounded-full border border-line bg-surface px-4 tabular-nums no-underline hover:bg-sunken aria-[current]:border-bottle aria-[current]:bg-bottle aria-[current]:text-on-bottle"
              >
                {each}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid max-w-[60rem] gap-8 tablet:grid-cols-2">
        <Reported reports={data.reports} />
        <Figures
          title={<Trans>Rozhodnutí</Trans>}
          rows={[
            [t`celkem`, decisions.total],
            [t`bez opatření`, decisions.no_action],
            [t`skrytí obsahu`, decisions.hide],
            [t`upozornění uživatele`, decisions.warn],
            [t`pozastavení účtu`, decisions.suspend],
            [t`zablokování účtu`, decisions.block],
          ]}
          note={
            hours !== null && (
              <Plural
                value={Math.ceil(hours)}
                one="Polovinu případů jsme rozhodli do # hodiny."
                few="Polovinu případů jsme rozhodli do # hodin."
                other="Polovinu případů jsme rozhodli do # hodin."
              />
            )
          }
        />
        <Figures
          title={<Trans>Odvolání</Trans>}
          rows={[
            [t`od dotčených uživatelů`, appeals.affected],
            [t`od těch, kdo nahlásili`, appeals.reporter],
            [t`rozhodnutí zůstalo`, appeals.upheld],
            [t`rozhodnutí změněno`, appeals.changed],
            [t`rozhodnutí zrušeno`, appeals.reversed],
            [t`čeká na posouzení`, appeals.waiting],
          ]}
        />
        <Figures
          title={<Trans>Automatická opatření</Trans>}
          rows={[
            [t`zadržené hromadné texty`, automated.held],
            [t`propuštěné člověkem`, automated.released],
            [t`zamítnuté člověkem`, automated.refused],
          ]}
          note={
            <Trans>
              Automaticky jen zadržujeme stejný text, který jeden uživatel posílá mnoha lidem. O doručení rozhodne
              člověk.
            </Trans>
          }
        />
      </div>
      <p className="mt-8">
        <LinkButton look="secondary" href={`/api/moderation-figures.csv?year=${year}&lang=${locale}`} download>
          <Icon name="download" />
          <Trans>Stáhnout jako CSV</Trans>
        </LinkButton>
      </p>
    </div>
  );
}

function Reported({ reports }: { reports: ModerationFigures['reports'] }) {
  const texts = useReasonTexts();
  const rows = reportReasons.flatMap((reason): [string, number][] => {
    const count = reports.reduce((sum, each) => sum + (each.reason === reason ? each.count : 0), 0);
    return count > 0 ? [[texts[reason], count]] : [];
  });
  return (
    <Figures
      title={<Trans>Nahlášení podle důvodu</Trans>}
      rows={rows}
      note={rows.length === 0 && <Trans>V tomto roce nikdo nic nenahlásil.</Trans>}
    />
  );
}

interface FiguresProps {
  readonly title: ReactNode;
  readonly rows: readonly (readonly [name: string, count: number])[];
  readonly note?: ReactNode;
}

function Figures({ title, rows, note }: FiguresProps) {
  const { locale } = usePage();
  return (
    <section>
      <h2 className="mb-2 text-xl">{title}</h2>
      {rows.length > 0 && (
        <dl className="border-t border-line">
          {rows.map(([name, count]) => (
            <div key={name} className="flex justify-between gap-4 border-b border-line py-1.5">
              <dt>{name}</dt>
              <dd className="tabular-nums">{wholeNumberText(count, locale)}</dd>
            </div>
          ))}
        </dl>
      )}
      {note && <p className="mt-2 text-sm text-muted">{note}</p>}
    </section>
  );
}
