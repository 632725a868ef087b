import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { pictureAddress } from '#web/features/picture/picture-address.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/field.tsx';

/** An uploaded picture that waits for its description. */
export interface UploadedToText {
  readonly key: string;
  readonly insert: (alt: string) => void;
}

interface PictureDialogProps {
  readonly uploaded: UploadedToText | undefined;
  readonly onClose: () => void;
}

/**
 * Asks what a picture shows before it is inserted: no picture is without a description. Rendered outside of the form of
 * the text, because it has a form of its own.
 */
export function PictureDialog({ uploaded, onClose }: PictureDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog isOpen={uploaded !== undefined} onClose={onClose} title={t`Popis obrázku`}>
      {uploaded && <DescriptionForm key={uploaded.key} uploaded={uploaded} onClose={onClose} />}
    </Dialog>
  );
}

function DescriptionForm({ uploaded, onClose }: { uploaded: UploadedToText; onClose: () => void }) {
  const { t } = useLingui();
  const [alt, setAlt] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (alt.trim() === '') {
          setIsMissing(true);
          return;
        }
        onClose();
        uploaded.insert(alt.trim());
      }}
      className="flex flex-col gap-4"
    >
      <img
        src={pictureAddress(uploaded.key, 480, 'webp')}
        alt=""
        className="max-h-60 self-start rounded bg-sunken object-contain"
      />
      <TextField
        label={t`Co je na obrázku`}
        help={t`Uslyší ho čtenáři, kteří obrázek nevidí, a čtou ho vyhledávače.`}
        value={alt}
        onChange={({ target }) => setAlt(target.value)}
        errors={isMissing && alt.trim() === '' ? [t`Pole musí být vyplněno`] : []}
        maxLength={200}
        autoComplete="off"
        required
        data-first-focus
      />
      <p className="flex flex-wrap justify-end gap-2">
        <Button look="quiet" onClick={onClose}>
          <Trans>Zrušit</Trans>
        </Button>
        <Button type="submit">
          <Trans>Vložit obrázek</Trans>
        </Button>
      </p>
    </form>
  );
}
