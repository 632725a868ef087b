import { lazyPart } from '#web/page/i18n.ts';
import { useLoadFailure } from '#web/features/load-failure/load-failure.ts';
import { useStore } from '#web/ui/store.ts';
import { useChunk } from '#web/ui/use-chunk.ts';
import { addedToCart } from './added-to-cart.ts';

const loadPanel = lazyPart(() => import('./cart-panel.tsx'));

/** Mounted once on every page: shows the cart after an item was added. */
export function LazyCartPanel() {
  const added = useStore(addedToCart, undefined);
  const panel = useChunk(
    loadPanel,
    added !== undefined,
    useLoadFailure(() => addedToCart.set(undefined)),
  );
  return panel ? <panel.CartPanel added={added} /> : null;
}
