import { useState } from 'react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { formatDate } from '#shared/i18n/dates.ts';
import { closingDays } from '#shared/privacy/limits.ts';
import type { PrivacyOverview } from '#shared/privacy/contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useAction } from '#web/features/decisions/use-action.ts';
import { useObstacleTexts } from '#web/features/erasure/obstacle-texts.ts';
import { forgetLogin } from '#web/features/session/refresh-session.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Checkbox } from '#web/ui/field.tsx';
import { KeptData } from './kept-data.tsx';

/** Explains what closing the account deletes and what stays, and closes it. */
export function ClosingSection({ overview: { obstacles, kept } }: { overview: PrivacyOverview }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const texts = useObstacleTexts();
  const { isRunning, run } = useAction();
  const [isAsked, setIsAsked] = useState(false);
  const [isSure, setIsSure] = useState(false);
  const [dueAt, setDueAt] = useState<string>();
  const close = () =>
    run(async () => {
      const { due_at } = await browserApi.privacy.close({ body: { is_sure: true } });
      setIsAsked(false);
      setDueAt(due_at);
      forgetLogin();
    });
  return (
    <section aria-labelledby="closing-title">
      <h2 id="closing-title" className="mb-3 text-xl">
        <Trans>Zrušit účet</Trans>
      </h2>
      {dueAt === undefined ? (
        <>
          <p className="mb-3 max-w-[65ch]">
            <Plural
              value={closingDays}
              one="Účet hned zavřeme a inzeráty zmizí. # den si to můžete rozmyslet odkazem z e-mailu, potom údaje smažeme a už je nevrátíme."
              few="Účet hned zavřeme a inzeráty zmizí. # dny si to můžete rozmyslet odkazem z e-mailu, potom údaje smažeme a už je nevrátíme."
              other="Účet hned zavřeme a inzeráty zmizí. # dní si to můžete rozmyslet odkazem z e-mailu, potom údaje smažeme a už je nevrátíme."
            />
          </p>
          <ul className="mb-4 max-w-[65ch] list-disc pl-5">
            <li>
              <Trans>Smažeme účet, inzeráty, obrázky, hodnocení, oblíbené, hlídací psy, newsletter a přihlášení.</Trans>
            </li>
            <li>
              <Trans>
                Zprávy a obchody zůstanou druhé straně bez vašeho jména, kontaktů a obrázků; autorem bude „smazaný
                uživatel“.
              </Trans>
            </li>
          </ul>
          <KeptData kept={kept} />
          {obstacles.length > 0 && (
            <div role="status" className="mb-4 rounded border border-line-strong bg-amber-soft p-4">
              <p className="font-semibold">
                <Trans>Účet teď zrušit nejde. Nejdřív musí skončit:</Trans>
              </p>
              <ul className="list-disc pl-5">
                {obstacles.map((obstacle) => (
                  <li key={obstacle}>{texts[obstacle]}</li>
                ))}
              </ul>
            </div>
          )}
          <Button look="danger" disabled={obstacles.length > 0} onClick={() => setIsAsked(true)}>
            <Trans>Zrušit účet</Trans>
          </Button>
        </>
      ) : (
        <p role="status">
          <Trans>
            Účet je zavřený a jste odhlášeni. Údaje smažeme {formatDate(dueAt, locale)}. Do té doby ho můžete ponechat
            odkazem z e-mailu.
          </Trans>
        </p>
      )}
      <Dialog isOpen={isAsked} onClose={() => setIsAsked(false)} title={t`Opravdu zrušit účet?`}>
        <p>
          <Trans>Odhlásíme vás na všech zařízeních a pošleme vám e-mail s odkazem, kterým účet ponecháte.</Trans>
        </p>
        <Checkbox
          className="mt-3"
          checked={isSure}
          onChange={({ target }) => setIsSure(target.checked)}
          label={t`Rozumím, že smazané údaje nejde obnovit`}
        />
        <p className="mt-5 flex flex-wrap justify-end gap-2">
          <Button look="quiet" onClick={() => setIsAsked(false)}>
            <Trans>Nechat účet</Trans>
          </Button>
          <Button look="danger" disabled={!isSure || isRunning} onClick={() => void close()}>
            <Trans>Zrušit účet</Trans>
          </Button>
        </p>
      </Dialog>
    </section>
  );
}
