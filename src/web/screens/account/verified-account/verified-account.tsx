import { useCallback, useState, type ReactNode } from 'react';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDate } from '#shared/i18n/dates.ts';
import { pathsInAllLocales, routePath } from '#shared/i18n/paths.ts';
import { freeAdverts } from '#shared/shop/figures.ts';
import type { CompanyMatch as Match } from '#shared/verification/company-match-contract.ts';
import type { Verification } from '#shared/verification/contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { CompanyMatch } from '#web/features/company-match/company-match.tsx';
import { useAction } from '#web/features/decisions/use-action.ts';
import { TransferRows } from '#web/features/order/transfer-details.tsx';
import { usePaymentPolling } from '#web/features/order/use-verified-payment.ts';
import { useChargedText } from '#web/features/price/charged-price.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { StateMark } from '#web/ui/state-mark.tsx';
import { PayForm } from './pay-form.tsx';

interface VerifiedAccountData {
  readonly verification: Verification;
  readonly companyMatch: Match;
}

/** The verified account: what it gives, its fee, its payment, and a company beside the registry. */
export const screen = defineScreen<VerifiedAccountData>({
  load: async ({ api }) => {
    const [verification, companyMatch] = await Promise.all([api.verification.get(), api.companyMatch.own()]);
    return { verification, companyMatch };
  },
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Ověřený účet`),
    alternates: pathsInAllLocales('account-verified-account'),
    isIndexed: false,
  }),
  Page: function VerifiedAccountPage({ data }) {
    const [verification, setVerification] = useState(data.verification);
    const check = useCallback(
      async (signal: AbortSignal) => setVerification(await browserApi.verification.check(undefined, { signal })),
      [],
    );
    const polling = usePaymentPolling(verification.request?.payment_state === 'pending', check);
    const { state, request, documents } = verification;
    const isOffered = state !== 'verified' && state !== 'withdrawn';
    return (
      <div className="max-w-3xl">
        <h1 className="mb-2 text-3xl">
          <Trans>Ověřený účet</Trans>
        </h1>
        <State verification={verification} />
        {request?.bank_transfer && <Transfer transfer={request.bank_transfer} />}
        {polling && request?.method === 'card' && (
          <p role="status" className="mt-6 rounded border border-amber bg-amber-soft p-4">
            {polling.isAsking ? (
              <Trans>Platbu ověřujeme. Obvykle to trvá jen chvíli, stránka se obnoví sama.</Trans>
            ) : (
              <Trans>Platbu zatím nemáme potvrzenou. Jakmile ji brána potvrdí, napíšeme vám e-mail.</Trans>
            )}
          </p>
        )}
        {isOffered && !request && <Benefits />}
        {isOffered && <Payment verification={verification} onChanged={setVerification} />}
        {request && <CancelRequest onChanged={setVerification} />}
        <CompanyMatch match={data.companyMatch} compare={() => browserApi.companyMatch.compareOwn()}>
          <p className="mt-1 text-muted">
            <Trans>
              Shodu vidí správce, když o účtu rozhoduje. Sama účet neověří: rejstřík je veřejný a neříká, kdo za firmu
              jedná.
            </Trans>
          </p>
        </CompanyMatch>
        {isOffered && request && <Benefits />}
        {documents.length > 0 && <Documents documents={documents} />}
      </div>
    );
  },
});

function State({ verification: { state, since, refunded_at: refundedAt, request } }: { verification: Verification }) {
  const { locale } = usePage();
  if (state === 'verified')
    return (
      <>
        <StateMark tone="good">
          <Trans>ověřený</Trans>
        </StateMark>
        <p className="mt-3">
          {since ? (
            <Trans>Váš účet je ověřený od {formatDate(since, locale)}.</Trans>
          ) : (
            <Trans>Váš účet ověřil správce portálu, nic neplatíte.</Trans>
          )}{' '}
          <Trans>Inzeráty zveřejňujeme hned a bez omezení počtu.</Trans>
        </p>
      </>
    );
  if (state === 'withdrawn')
    return (
      <>
        <StateMark tone="bad">
          <Trans>ověření skončilo</Trans>
        </StateMark>
        <p className="mt-3">
          <Trans>Správce ověření účtu ukončil. Podrobnosti vám sdělí naše podpora, kontakt najdete v patičce.</Trans>
        </p>
      </>
    );
  if (state === 'waiting')
    return request?.payment_state === 'failed' ? (
      <>
        <StateMark tone="bad">
          <Trans>platba se nezdařila</Trans>
        </StateMark>
        <p className="mt-3">
          <Trans>Nic se nestrhlo a vaše žádost platí. Zaplaťte prosím znovu, třeba jiným způsobem.</Trans>
        </p>
      </>
    ) : (
      <StateMark tone="waiting">
        <Trans>čeká na platbu</Trans>
      </StateMark>
    );
  return (
    <>
      <StateMark tone="neutral">
        <Trans>neověřený</Trans>
      </StateMark>
      {refundedAt && (
        <p className="mt-3">
          <Trans>Zaplacenou částku jsme vám vrátili {formatDate(refundedAt, locale)} a ověření tím skončilo.</Trans>
        </p>
      )}
    </>
  );
}

function Benefits() {
  return (
    <section aria-labelledby="benefits-title" className="mt-6">
      <h2 id="benefits-title" className="text-xl">
        <Trans>Co získáte</Trans>
      </h2>
      <ul className="mt-2 flex flex-col gap-2">
        <Benefit>
          <Trans>Tolik inzerátů, kolik potřebujete. Bez ověření jich může být najednou nejvýše {freeAdverts}.</Trans>
        </Benefit>
        <Benefit>
          <Trans>Inzeráty i jejich změny zveřejňujeme hned, bez čekání na schválení správcem.</Trans>
        </Benefit>
        <Benefit>
          <Trans>
            U svého jména máte značku ověřeného uživatele, kterou kupující vidí v nabídkách i ve vašem profilu.
          </Trans>
        </Benefit>
      </ul>
    </section>
  );
}

function Benefit({ children }: { children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <Icon name="check" className="mt-0.5 shrink-0 text-link" />
      <span>{children}</span>
    </li>
  );
}

function Transfer({ transfer }: { transfer: NonNullable<NonNullable<Verification['request']>['bank_transfer']> }) {
  const { t } = useLingui();
  return (
    <section
      aria-labelledby="transfer-title"
      className="mt-6 grid gap-5 rounded border border-amber bg-amber-soft p-4 tablet:grid-cols-[minmax(0,1fr)_auto]"
    >
      <div>
        <h2 id="transfer-title" className="text-xl">
          <Trans>Zaplaťte prosím převodem</Trans>
        </h2>
        <p className="mt-1">
          <Trans>Jakmile platba přijde, účet ověříme a napíšeme vám.</Trans>
        </p>
        <TransferRows transfer={transfer} />
      </div>
      {transfer.code && (
        <img src={transfer.code.image} alt={t`QR kód k platbě v bankovní aplikaci`} width={176} height={176} />
      )}
    </section>
  );
}

interface ChangingProps {
  readonly onChanged: (verification: Verification) => void;
}

function Payment({ verification, onChanged }: ChangingProps & { verification: Verification }) {
  const { locale } = usePage();
  const text = useChargedText();
  const { fee, tax_rate: rate, customer, request, methods } = verification;
  const isTransferShown = request?.bank_transfer != null;
  const offered = methods.filter((each) => each !== 'bank_transfer' || !isTransferShown);
  if (isTransferShown && offered.length === 0) return null;
  return (
    <section aria-labelledby="fee-title" className="mt-6 rounded border border-line bg-surface p-4">
      <h2 id="fee-title" className="text-xl">
        {isTransferShown ? <Trans>Zaplatit jinak</Trans> : <Trans>Jednorázový poplatek</Trans>}
      </h2>
      <p className="mt-1">
        <strong className="font-heading text-2xl">{text(fee)}</strong>{' '}
        <span className="text-muted">
          <Trans>včetně DPH {rate}&nbsp;%, platíte jednou a natrvalo</Trans>
        </span>
      </p>
      {customer === null ? (
        <>
          <p className="mt-3">
            <Trans>Na platbu vystavujeme fakturu, proto nejprve doplňte fakturační adresu.</Trans>
          </p>
          <p className="mt-3">
            <LinkButton href={routePath('account-invoice', locale)}>
              <Trans>Doplnit adresu</Trans>
            </LinkButton>
          </p>
        </>
      ) : (
        <>
          <p className="mt-3 text-muted">
            <Trans>
              Fakturu vystavíme na: {customer.name}, {customer.street}, {customer.postcode} {customer.city}.
            </Trans>{' '}
            {!request && (
              <a href={routePath('account-invoice', locale)}>
                <Trans>Změnit adresu</Trans>
              </a>
            )}
          </p>
          {offered.length === 0 ? (
            <p className="mt-3">
              <Trans>Platbu teď přijmout nemůžeme. Zkuste to prosím později.</Trans>
            </p>
          ) : (
            <PayForm methods={offered} current={request?.method} onChanged={onChanged} />
          )}
        </>
      )}
    </section>
  );
}

function CancelRequest({ onChanged }: ChangingProps) {
  const { isRunning, run } = useAction();
  const cancel = () =>
    run(async () => {
      await browserApi.verification.cancel();
      onChanged(await browserApi.verification.get());
    });
  return (
    <p className="mt-4">
      <Button look="quiet" disabled={isRunning} onClick={() => void cancel()}>
        <Trans>Zrušit žádost o ověření</Trans>
      </Button>
    </p>
  );
}

function Documents({ documents }: Pick<Verification, 'documents'>) {
  return (
    <section aria-labelledby="documents-title" className="mt-6">
      <h2 id="documents-title" className="text-xl">
        <Trans>Doklady</Trans>
      </h2>
      <ul className="mt-2 flex flex-col gap-1">
        {documents.map(({ number, kind, path }) => (
          <li key={number}>
            <a href={path} download className="inline-flex min-h-9 items-center gap-2 pointer-coarse:min-h-11">
              <Icon name="download" size={18} />
              {kind === 'invoice' ? <Trans>Faktura {number}</Trans> : <Trans>Opravný daňový doklad {number}</Trans>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
