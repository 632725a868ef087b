import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { BannerGroup } from '#shared/content/banners.ts';
import type { AdminBanner } from '#shared/content/banners-contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import type { LinkTargets } from '#web/features/link-target/target-texts.ts';
import { SortedList } from '#web/features/sorted-list/sorted-list.tsx';
import { useSavingForm } from '#web/features/unsaved-changes/use-saving-form.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { BannerRow } from './banner-row.tsx';

interface BannerListProps {
  readonly group: BannerGroup;
  readonly banners: readonly AdminBanner[];
  readonly targets: LinkTargets;
}

/** The banners of a place in their order, which is saved at once for all. */
export function BannerList({ group, banners, targets }: BannerListProps) {
  const { t } = useLingui();
  const { locale } = usePage();
  const [order, setOrder] = useState<readonly number[]>();
  const stored = banners.map(({ id }) => id);
  // Banners that came or went meanwhile make a new order meaningless.
  const isNew = order !== undefined && order.toSorted().join() === stored.toSorted().join();
  const ids = isNew ? order : stored;
  const isChanged = isNew && order.join() !== stored.join();
  const form = useSavingForm(
    () => browserApi.adminBanners.order({ body: { group, ids: [...ids] } }),
    () => undefined,
    ids,
  );
  if (banners.length === 0)
    return (
      <p className="rounded border border-line bg-surface p-4 text-muted">
        <Trans>Na tomto místě zatím není žádný banner.</Trans>
      </p>
    );
  return (
    <form {...form.props}>
      <FormFailures form={form} />
      <SortedList
        items={ids.map((id) => ({ id: String(id), banner: banners.find((banner) => banner.id === id)! }))}
        nameOf={({ banner }) => banner.titles[locale] || t`Bez názvu`}
        onSort={(items) => setOrder(items.map(({ banner }) => banner.id))}
        renderItem={({ banner }, place) => (
          <BannerRow
            banner={banner}
            ahead={ids.slice(0, place).map((id) => banners.find((each) => each.id === id)!)}
            storedAhead={banners.slice(0, stored.indexOf(banner.id))}
            targets={targets}
          />
        )}
      />
      {isChanged && (
        <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
          <Button type="submit" disabled={form.isSending}>
            <Trans>Uložit pořadí</Trans>
          </Button>
          <Button look="quiet" onClick={() => setOrder(undefined)}>
            <Trans>Vrátit zpět</Trans>
          </Button>
          <span className="text-muted">
            <Trans>Dokud pořadí neuložíte, platí na portálu to dřívější.</Trans>
          </span>
        </p>
      )}
    </form>
  );
}
