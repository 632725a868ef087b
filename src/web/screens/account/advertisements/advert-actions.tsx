import { useEffect, useRef, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnAdvertRow } from '#shared/adverts/contract.ts';
import type { OwnerAction } from '#shared/adverts/lifecycle.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { ApiError } from '#web/api/api-error.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { askForLogin } from '#web/features/session/login-request.ts';
import { refreshSession } from '#web/features/session/refresh-session.ts';
import { useFailureText } from '#web/page/failure-text.ts';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';

type Move = Exclude<OwnerAction, 'change'>;
/** Irreversible actions. */
type FinalMove = 'sell' | 'delete';

/** The actions that an advert's state allows its owner; any advert can be copied. */
export function AdvertActions({ advert }: { advert: OwnAdvertRow }) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const { locale } = usePage();
  const { reload } = useNavigation();
  const [asked, setAsked] = useState<FinalMove>();
  const [isMoving, setIsMoving] = useState(false);
  const { frame, keepFocus } = useFocusAfterMove(advert);
  const { id, name, actions } = advert;
  const isDemand = advert.offer_type === 'demand';

  const done: Record<Move, string> = {
    pause: t`Inzerát je pozastaven.`,
    resume: t`Inzerát je znovu veřejný.`,
    sell: isDemand ? t`Poptávka je označena jako vyřízená.` : t`Inzerát je označen jako prodaný.`,
    renew: t`Inzerát je prodloužen.`,
    delete: t`Inzerát je smazán.`,
  };
  const texts: Record<Move, string> = {
    pause: t`Pozastavit`,
    resume: t`Obnovit zveřejnění`,
    sell: isDemand ? t`Označit jako vyřízené` : t`Označit jako prodané`,
    renew: t`Prodloužit`,
    delete: t`Smazat`,
  };
  const questions: Record<FinalMove, { title: string; warning: string; yes: string }> = {
    sell: isDemand
      ? {
          title: t`Označit poptávku jako vyřízenou?`,
          warning: t`Vyřízená poptávka zmizí ze seznamů a znovu ji zveřejnit nepůjde.`,
          yes: t`Ano, je vyřízeno`,
        }
      : {
          title: t`Označit inzerát jako prodaný?`,
          warning: t`Prodaný inzerát zmizí ze seznamů a vrátit do prodeje ho už nepůjde.`,
          yes: t`Ano, je prodáno`,
        },
    delete: { title: t`Smazat inzerát?`, warning: t`Smazaný inzerát nepůjde obnovit.`, yes: t`Ano, smazat` },
  };
  const move = async (action: Move) => {
    setAsked(undefined);
    setIsMoving(true);
    try {
      await browserApi.adverts[action]({ params: { id } });
      keepFocus();
      showSnackbar({ text: done[action], tone: 'success' });
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) askForLogin({ redirect: 'stay' });
      showSnackbar({ text: failureText(error), tone: 'error' });
    } finally {
      setIsMoving(false);
    }
    void refreshSession();
    reload();
  };
  const isMove = (action: OwnerAction): action is Move => action !== 'change';
  const button = (action: Move) => (
    <Button
      key={action}
      look={action === 'delete' ? 'danger' : 'secondary'}
      size="small"
      disabled={isMoving}
      onClick={() => (action === 'sell' || action === 'delete' ? setAsked(action) : void move(action))}
    >
      {texts[action]}
    </Button>
  );
  return (
    <>
      <p ref={frame} tabIndex={-1} className="flex flex-wrap gap-2 outline-none">
        {actions.includes('change') && (
          <LinkButton look="secondary" size="small" href={routePath('account-advertisements-edit', locale, { id })}>
            <Trans>Upravit</Trans>
          </LinkButton>
        )}
        {actions
          .filter(isMove)
          .filter((action) => action !== 'delete')
          .map(button)}
        {((['approved', 'paused', 'expired'].includes(advert.state) && advert.hidden_reason === null) ||
          advert.topped_until !== null) && (
          <LinkButton look="secondary" size="small" href={routePath('account-advertisements-top', locale, { id })}>
            <Trans>Topovat</Trans>
          </LinkButton>
        )}
        <LinkButton look="quiet" size="small" href={`${routePath('account-advertisements-add', locale)}?like=${id}`}>
          <Trans>Vytvořit podobný</Trans>
        </LinkButton>
        {actions.includes('delete') && button('delete')}
      </p>
      <Dialog isOpen={asked !== undefined} onClose={() => setAsked(undefined)} title={questions[asked ?? 'sell'].title}>
        <p className="font-semibold">{name}</p>
        <p className="mt-2">{asked && questions[asked].warning}</p>
        <p className="mt-5 flex flex-wrap justify-end gap-2">
          <Button look="quiet" onClick={() => setAsked(undefined)}>
            <Trans>Zrušit</Trans>
          </Button>
          {asked && (
            <Button look={asked === 'delete' ? 'danger' : 'primary'} onClick={() => void move(asked)}>
              {questions[asked].yes}
            </Button>
          )}
        </p>
      </Dialog>
    </>
  );
}

/**
 * An action removes its own button: the focus moves to the available actions, or to the heading if the row has gone.
 */
function useFocusAfterMove({ state, expires_at }: OwnAdvertRow) {
  const frame = useRef<HTMLParagraphElement>(null);
  const isMoved = useRef(false);
  useEffect(() => {
    if (isMoved.current) frame.current?.focus();
    isMoved.current = false;
  }, [state, expires_at]);
  useEffect(
    () => () => {
      if (!isMoved.current) return;
      const heading = document.querySelector<HTMLElement>('main h1');
      heading?.setAttribute('tabindex', '-1');
      heading?.focus();
    },
    [],
  );
  return { frame, keepFocus: () => (isMoved.current = true) };
}
