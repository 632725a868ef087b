import { Fragment, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Message } from '#shared/messages/contract.ts';
import type { MessageCaution } from '#shared/messages/limits.ts';
import { lazyPart } from '#web/page/i18n.ts';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon.tsx';
import { unknownLanguage } from '#web/ui/unknown-language.ts';
import { useChunk } from '#web/ui/use-chunk.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';

const loadForeignLink = lazyPart(() => import('./foreign-link.tsx'));

type Link = Message['links'][number];

/** The text of a message. A warning comes before the text, and before a page outside the portal opens. */
export function MessageText({ message: { text, links, caution } }: { message: Message }) {
  const [asked, setAsked] = useState<Link>();
  const [isNear, setIsNear] = useState(false);
  const foreign = useChunk(loadForeignLink, isNear || asked !== undefined, () => setAsked(undefined));
  const body = (
    <p lang={unknownLanguage} className="break-words whitespace-pre-line">
      <LinkedText text={text} links={links} onNear={() => setIsNear(true)} onAsk={setAsked} />
    </p>
  );
  return (
    <>
      {caution === null ? (
        body
      ) : (
        <>
          <CautionNote caution={caution} />
          <details className="mt-2">
            <summary className="inline-flex min-h-9 items-center text-link underline underline-offset-4 pointer-coarse:min-h-11">
              <Trans>Přečíst zprávu</Trans>
            </summary>
            <div className="mt-1 border-l-2 border-line-strong pl-3">{body}</div>
          </details>
        </>
      )}
      {foreign && <foreign.ForeignLink link={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

/** What is said before a message is shown. */
export function useCautionTexts(): Record<MessageCaution, readonly [title: string, text: string]> {
  const { t } = useLingui();
  return {
    payment: [
      t`Zpráva žádá o platbu mimo Karafu`,
      t`Peníze, které pošlete předem, vám nemůžeme vrátit. Nejjistější je platit při předání nebo na dobírku.`,
    ],
    suspicious: [
      t`Zpráva vypadá jako podvod`,
      t`Takto podvodníci žádají o údaje karty, o kódy z SMS nebo o platby, které nejde vrátit. Nic nevyplňujte ani neposílejte.`,
    ],
    known_fraud: [
      t`Zpráva obsahuje údaje podvodníka`,
      t`Telefon nebo číslo účtu z této zprávy známe z dřívějšího podvodu. Nic neplaťte a nevolejte.`,
    ],
  };
}

function CautionNote({ caution }: { caution: MessageCaution }) {
  const [title, text] = useCautionTexts()[caution];
  return (
    <div className="flex gap-2.5">
      <Icon name="info" className="mt-0.5 shrink-0 text-burgundy-text" />
      <div>
        <p className="font-semibold">{title}</p>
        <p className="text-sm">{text}</p>
      </div>
    </div>
  );
}

const linkClasses = 'break-all text-link underline underline-offset-4';

interface LinkedTextProps extends Pick<Message, 'text' | 'links'> {
  /** A foreign link may be pressed soon. */
  readonly onNear: () => void;
  readonly onAsk: (link: Link) => void;
}

function LinkedText({ text, links, onNear, onAsk }: LinkedTextProps) {
  const isHydrated = useHydrated();
  const ends = [0, ...links.map(({ at, length }) => at + length)];
  return (
    <>
      {links.map((link, index) => {
        const { at, length, url, is_foreign: isForeign } = link;
        const shown = text.slice(at, at + length);
        return (
          <Fragment key={at}>
            {text.slice(ends[index], at)}
            {!isForeign && (
              <a href={url} className={linkClasses}>
                {shown}
              </a>
            )}
            {/* Without script nothing could ask first. */}
            {isForeign && !isHydrated && shown}
            {isForeign && isHydrated && (
              <button
                type="button"
                onPointerEnter={onNear}
                onFocus={onNear}
                onClick={() => onAsk(link)}
                className={classes('text-left', linkClasses)}
              >
                {shown}
              </button>
            )}
          </Fragment>
        );
      })}
      {text.slice(ends.at(-1))}
    </>
  );
}
