import type { Banner } from '#shared/content/contract.ts';
import type { Settings } from '#shared/settings/contract.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { countClick } from './count-click.ts';

const mobile = '(max-width: 767px)';

interface IntroDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly content: Settings['intropopup'];
  readonly desktopPicture: Banner | undefined;
  readonly mobilePicture: Banner | undefined;
}

export function IntroDialog({ isOpen, onClose, content, desktopPicture, mobilePicture }: IntroDialogProps) {
  const picture = desktopPicture ?? mobilePicture;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={content.title}>
      {picture?.image && (
        <a
          href={picture.path}
          onClick={() => {
            // The picture that the width of the window has chosen.
            const isMobile = mobilePicture !== undefined && window.matchMedia(mobile).matches;
            countClick(isMobile ? mobilePicture : picture);
            onClose();
          }}
          className="mb-4 block overflow-hidden rounded bg-sunken"
        >
          <picture>
            {mobilePicture && <source media={mobile} srcSet={mobilePicture.image} />}
            <img src={picture.image} alt={picture.title} className="aspect-3/2 w-full object-cover" />
          </picture>
        </a>
      )}
      <p className="whitespace-pre-line">{content.text}</p>
      {content.link && (
        <p className="mt-5">
          <LinkButton href={content.link} onClick={onClose}>
            {content.link_text}
          </LinkButton>
        </p>
      )}
    </Dialog>
  );
}
