import type { ReactNode } from 'react';
import { msg } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import type { AgeProofs } from '#shared/age-proofs/contract.ts';
import { ageProviderBrands } from '#shared/age-proofs/providers.ts';
import type { CallAnswer } from '#shared/contract/endpoint.ts';
import { pathsInAllLocales, routePath } from '#shared/i18n/paths.ts';
import type { adminTasksContract } from '#shared/admin-tasks/admin-contract.ts';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { wholeNumberText } from '#web/ui/numbers.ts';

type Waiting = CallAnswer<(typeof adminTasksContract)['counts']> & Pick<AgeProofs, 'providers'>;

/** The tasks of an administrator. For other users the page looks as if it did not exist: the API answers 403. */
export const screen = defineScreen<Waiting>({
  layout: 'bare',
  load: async ({ api }) => {
    const [counts, { providers }] = await Promise.all([api.adminTasks.counts(), api.ageProofs.get()]);
    return { ...counts, providers };
  },
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Správa portálu`),
    alternates: pathsInAllLocales('admin'),
    isIndexed: false,
  }),
  Page: function AdminPage({ data }) {
    const { accounts, adverts, changes, unreviewed_adverts: unreviewed, brands, failed_mails: failedMails } = data;
    const { reports, appeals, toppings } = data;
    const { held_texts: heldTexts, shop_conversations: conversations } = data;
    const { overpayments: overpayment, waiting_refunds: refunds, withdrawals, complaints } = data;
    const {
      new_orders: newOrders,
      begun_orders: begun,
      late_pickups: latePickups,
      late_transfers: lateTransfers,
      missing_cash: missingCash,
    } = data;
    const { locale, services } = usePage();
    const orders = routePath('admin-orders', locale);
    const payments = routePath('admin-payments', locale);
    const returns = routePath('admin-returns', locale);
    return (
      <AdminFrame title={<Trans>K vyřízení</Trans>}>
        <ul className="grid gap-4 tablet:grid-cols-3">
          <Tile count={accounts} href={`${routePath('admin-accounts', locale)}?state=waiting&sort=oldest`}>
            <Plural
              value={accounts ?? 0}
              one="registrace ke schválení"
              few="registrace ke schválení"
              other="registrací ke schválení"
            />
          </Tile>
          <Tile count={adverts} href={`${routePath('admin-adverts', locale)}?kind=new`}>
            <Plural
              value={adverts ?? 0}
              one="nový inzerát ke schválení"
              few="nové inzeráty ke schválení"
              other="nových inzerátů ke schválení"
            />
          </Tile>
          <Tile count={toppings} href={routePath('admin-toppings', locale)}>
            <Plural
              value={toppings ?? 0}
              one="zaplacené topování ke schválení"
              few="zaplacená topování ke schválení"
              other="zaplacených topování ke schválení"
            />
          </Tile>
          <Tile count={changes} href={`${routePath('admin-adverts', locale)}?kind=change`}>
            <Plural
              value={changes ?? 0}
              one="změna inzerátu ke schválení"
              few="změny inzerátů ke schválení"
              other="změn inzerátů ke schválení"
            />
          </Tile>
          <Tile count={unreviewed} href={`${routePath('admin-all-adverts', locale)}?review=yes`}>
            <Plural
              value={unreviewed ?? 0}
              one="inzerát k dodatečné kontrole"
              few="inzeráty k dodatečné kontrole"
              other="inzerátů k dodatečné kontrole"
            />
          </Tile>
          <Tile count={brands} href={routePath('admin-brands', locale)}>
            <Plural value={brands ?? 0} one="navržená značka" few="navržené značky" other="navržených značek" />
          </Tile>
          <Tile count={reports} href={routePath('admin-reports', locale)}>
            <Plural
              value={reports ?? 0}
              one="nahlášení k posouzení"
              few="nahlášení k posouzení"
              other="nahlášení k posouzení"
            />
          </Tile>
          <Tile count={appeals} href={`${routePath('admin-reports', locale)}?state=appealed`}>
            <Plural
              value={appeals ?? 0}
              one="odvolání proti rozhodnutí"
              few="odvolání proti rozhodnutí"
              other="odvolání proti rozhodnutí"
            />
          </Tile>
          <Tile count={heldTexts} href={routePath('admin-held-messages', locale)}>
            <Plural
              value={heldTexts ?? 0}
              one="hromadná zpráva ke kontrole"
              few="hromadné zprávy ke kontrole"
              other="hromadných zpráv ke kontrole"
            />
          </Tile>
          <Tile count={conversations} href={routePath('admin-messages', locale)}>
            <Plural
              value={conversations ?? 0}
              one="nepřečtená konverzace s obchodem"
              few="nepřečtené konverzace s obchodem"
              other="nepřečtených konverzací s obchodem"
            />
          </Tile>
          <Tile count={failedMails} href={`${routePath('admin-mail', locale)}?state=failed`}>
            <Plural
              value={failedMails ?? 0}
              one="neodeslaný e-mail"
              few="neodeslané e-maily"
              other="neodeslaných e-mailů"
            />
          </Tile>
          <Tile count={newOrders} href={`${orders}?task=new&sort=oldest`}>
            <Plural
              value={newOrders ?? 0}
              one="nová objednávka k přípravě"
              few="nové objednávky k přípravě"
              other="nových objednávek k přípravě"
            />
          </Tile>
          <Tile count={begun} href={`${orders}?task=begun&sort=oldest`}>
            <Plural
              value={begun ?? 0}
              one="objednávka k odeslání nebo nachystání"
              few="objednávky k odeslání nebo nachystání"
              other="objednávek k odeslání nebo nachystání"
            />
          </Tile>
          <Tile count={latePickups} href={`${orders}?task=pickup_late&sort=oldest`}>
            <Plural
              value={latePickups ?? 0}
              one="objednávka dlouho čeká na vyzvednutí"
              few="objednávky dlouho čekají na vyzvednutí"
              other="objednávek dlouho čeká na vyzvednutí"
            />
          </Tile>
          <Tile count={lateTransfers} href={`${orders}?task=transfer_late&sort=oldest`}>
            <Plural
              value={lateTransfers ?? 0}
              one="převod dlouho nepřišel"
              few="převody dlouho nepřišly"
              other="převodů dlouho nepřišlo"
            />
          </Tile>
          <Tile count={missingCash} href={`${orders}?task=cash_missing&sort=oldest`}>
            <Plural
              value={missingCash ?? 0}
              one="dobírka bez potvrzené platby"
              few="dobírky bez potvrzené platby"
              other="dobírek bez potvrzené platby"
            />
          </Tile>
          <Tile count={overpayment} href={`${payments}?view=overpayment&state=waiting`}>
            <Plural
              value={overpayment ?? 0}
              one="přeplatek k vrácení"
              few="přeplatky k vrácení"
              other="přeplatků k vrácení"
            />
          </Tile>
          <Tile count={refunds} href={`${payments}?view=refunds&state=for_people`}>
            <Plural value={refunds ?? 0} one="vratka k vyřízení" few="vratky k vyřízení" other="vratek k vyřízení" />
          </Tile>
          <Tile count={withdrawals} href={`${returns}?kind=withdrawal&state=open`}>
            <Plural
              value={withdrawals ?? 0}
              one="odstoupení od smlouvy k vyřízení"
              few="odstoupení od smlouvy k vyřízení"
              other="odstoupení od smlouvy k vyřízení"
            />
          </Tile>
          <Tile count={complaints} href={`${returns}?kind=complaint&state=open`}>
            <Plural
              value={complaints ?? 0}
              one="reklamace k vyřízení"
              few="reklamace k vyřízení"
              other="reklamací k vyřízení"
            />
          </Tile>
        </ul>
        <p className="mt-6 text-sm text-muted">
          {services.botCheck ? (
            <Trans>Ochrana proti robotům: zapnutá (reCAPTCHA)</Trans>
          ) : (
            <Trans>Ochrana proti robotům: vypnutá</Trans>
          )}
          <br />
          <AgeProviders providers={data.providers} />
        </p>
      </AdminFrame>
    );
  },
});

/** Without a provider, tobacco is sold on a stated birth date, which is less than the law requires. */
function AgeProviders({ providers }: Pick<AgeProofs, 'providers'>) {
  const names = providers.map(({ name }) => ageProviderBrands[name]).join(', ');
  if (providers.length === 0)
    return <Trans>Ověření věku poskytovatelem: vypnuté, u tabáku se ptáme jen na datum narození</Trans>;
  return providers.some(({ is_test: isTest }) => isTest) ? (
    <Trans>Ověření věku poskytovatelem: zkušební režim ({names})</Trans>
  ) : (
    <Trans>Ověření věku poskytovatelem: zapnuté ({names})</Trans>
  );
}

function Tile({ count, href, children }: { count: number | null; href: string; children: ReactNode }) {
  const { locale } = usePage();
  if (count === null) return null;
  return (
    <li>
      <a
        href={href}
        className="block rounded border border-line bg-surface p-5 no-underline hover:border-line-strong hover:bg-sunken"
      >
        <span className="block font-heading text-4xl font-semibold tabular-nums">{wholeNumberText(count, locale)}</span>
        {children}
      </a>
    </li>
  );
}
