import type { PrivacyOverview } from '#shared/privacy/contract.ts';
import type { Context } from '#server/context.ts';
import { listObstacles } from './erasure/obstacles.queries.ts';
import { findLatestExport } from './export/data-export.queries.ts';
import { mayExportFrom, presentExport } from './export/prepare-export.ts';
import { personalData } from './inventory/personal-data.ts';

export async function getOverview({ db, now }: Context, accountId: number): Promise<PrivacyOverview> {
  const at = now();
  const [latest, obstacles] = await Promise.all([findLatestExport(db, accountId), listObstacles(db, accountId)]);
  const next = mayExportFrom(latest);
  return {
    export: latest ? presentExport(latest, at) : null,
    may_export_from: next && at < next ? next.toISOString() : null,
    obstacles,
    kept: listKept(),
  };
}

/** What erasure leaves, by the reason, each with its longest time. */
function listKept(): PrivacyOverview['kept'] {
  return personalData.flatMap(({ table, kept, erasure }) =>
    erasure.how === 'keep'
      ? [
          {
            table,
            reason: erasure.reason,
            months: 'months' in kept ? kept.months : null,
            years: 'years' in kept ? kept.years : null,
          },
        ]
      : [],
  );
}
