import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminOrder } from '#shared/orders/admin-contract.ts';
import { readDraft } from '#web/features/form/draft-storage.ts';
import { lazyPart } from '#web/page/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import { useChunk } from '#web/ui/use-chunk.ts';
import { noteDraft, type OrderParts } from '#web/features/admin-order/order-parts.ts';

const loadNote = lazyPart(() => import('#web/features/admin-order/note-form.tsx'));
const loadTracking = lazyPart(() => import('#web/features/admin-order/tracking-form.tsx'));

/** Beside the list one looks at many orders and writes to few: the forms are loaded when they are asked for. */
export const paneParts: OrderParts = { Note, Tracking };

function Note({ data }: { data: AdminOrder }) {
  const { t } = useLingui();
  const [isWanted, setIsWanted] = useState(() => readDraft(noteDraft(data.order.id)) !== null);
  const [isAsked, setIsAsked] = useState(false);
  const form = useChunk(loadNote, isWanted, () => {
    setIsWanted(false);
    showSnackbar({ text: t`Spojení se serverem se nezdařilo. Zkuste to prosím za chvíli znovu.`, tone: 'error' });
  });
  if (form) return <form.NoteForm data={data} hasFocus={isAsked} />;
  const open = () => {
    setIsAsked(true);
    setIsWanted(true);
  };
  return (
    <p className="mb-4">
      <Button look="secondary" size="small" aria-busy={isWanted} onClick={open}>
        <Trans>Napsat poznámku</Trans>
      </Button>
    </p>
  );
}

function Tracking({ data }: { data: AdminOrder }) {
  const { t } = useLingui();
  const [isWanted, setIsWanted] = useState(false);
  const form = useChunk(loadTracking, isWanted, () => {
    setIsWanted(false);
    showSnackbar({ text: t`Spojení se serverem se nezdařilo. Zkuste to prosím za chvíli znovu.`, tone: 'error' });
  });
  if (form) return <form.TrackingForm data={data} hasFocus />;
  const code = data.order.delivery.tracking_code;
  return (
    <>
      {code && (
        <p>
          <Trans>Číslo zásilky</Trans> {code}
        </p>
      )}
      <p className="mt-2">
        <Button look="secondary" size="small" aria-busy={isWanted} onClick={() => setIsWanted(true)}>
          {code ? <Trans>Opravit číslo zásilky</Trans> : <Trans>Zadat číslo zásilky</Trans>}
        </Button>
      </p>
    </>
  );
}
