import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { readShopTime, shopTimeInput } from '#shared/i18n/shop-time.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/field.tsx';

interface ScheduleDialogProps {
  readonly isOpen: boolean;
  readonly publishedAt: string | null;
  readonly onClose: () => void;
  /** @param time ISO 8601 */
  readonly onChosen: (time: string) => void;
}

/** Asks from when a post is to be public. */
export function ScheduleDialog({ isOpen, publishedAt, onClose, onChosen }: ScheduleDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t`Datum zveřejnění`}>
      {isOpen && <ScheduleForm {...{ publishedAt, onClose, onChosen }} />}
    </Dialog>
  );
}

function ScheduleForm({ publishedAt, onClose, onChosen }: Omit<ScheduleDialogProps, 'isOpen'>) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(publishedAt === null ? '' : shopTimeInput(publishedAt));
  const [isRefused, setIsRefused] = useState(false);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const time = readShopTime(typed);
        if (time === undefined) setIsRefused(true);
        else onChosen(time);
      }}
      className="flex flex-col gap-4"
    >
      <TextField
        type="datetime-local"
        label={t`Zveřejnit od`}
        help={t`V čase, který teprve přijde, se článek zveřejní sám. Podle data se články na blogu řadí.`}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        errors={isRefused ? [t`Vyplňte prosím datum a čas.`] : []}
        required
        data-first-focus
      />
      <p className="flex flex-wrap justify-end gap-2">
        <Button look="quiet" onClick={onClose}>
          <Trans>Zrušit</Trans>
        </Button>
        <Button type="submit">
          <Trans>Uložit</Trans>
        </Button>
      </p>
    </form>
  );
}
