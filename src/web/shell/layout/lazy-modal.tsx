import { lazyPart } from '#web/page/i18n.ts';
import { useLoadFailure } from '#web/features/load-failure/load-failure.ts';
import { closeModal, modal } from '#web/ui/modal-store.ts';
import { useStore } from '#web/ui/store.ts';
import { useChunk } from '#web/ui/use-chunk.ts';

const loadHost = lazyPart(() => import('#web/ui/modal-host.tsx'));

/** Mounted once on every page: the global modal, loaded when it is first opened. */
export function LazyModal() {
  const isOpen = useStore(modal, undefined) !== undefined;
  const host = useChunk(loadHost, isOpen, useLoadFailure(closeModal));
  return host ? <host.ModalHost /> : null;
}
