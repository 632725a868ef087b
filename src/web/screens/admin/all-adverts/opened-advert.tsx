import type { ManagedAdvert } from '#shared/adverts/managed-contract.ts';
import { AdvertStateMark } from '#web/features/advert-state/advert-state-mark.tsx';
import { lazyPart } from '#web/page/i18n.ts';
import { useChunk } from '#web/ui/use-chunk.ts';

const loadDetail = lazyPart(() => import('#web/features/admin-advert/advert-detail.tsx'));

/** The advert beside the list, loaded with the first one. */
export function OpenedAdvert({ advert }: { advert: ManagedAdvert }) {
  const detail = useChunk(loadDetail, true);
  if (!detail) return null;
  return (
    <div className="flex flex-col gap-4">
      <p>
        <AdvertStateMark state={advert.state} isHidden={advert.hidden !== null} />
      </p>
      <detail.AdvertDetail advert={advert} isNarrow />
    </div>
  );
}
