import { useCallback, useState, type ReactNode } from 'react';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { formatDate } from '#shared/i18n/dates.ts';
import { pathsInAllLocales } from '#shared/i18n/paths.ts';
import { freeAdverts } from '#shared/shop/figures.ts';
import type { CompanyMatch as Match } from '#shared/verification/company-match-contract.ts';
import type { Verification } from '#shared/verification/contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { CompanyMatch } from '#web/features/company-match/company-match.tsx';
import { useAction } from '#web/features/decisions/use-action.ts';
import { usePaymentPolling } from '#web/features/order/use-verified-payment.ts';
import { DocumentLinks } from '#web/features/paid-service/document-links.tsx';
import { otherMethods } from '#web/features/paid-service/other-methods.ts';
import { PayForm } from '#web/features/paid-service/pay-form.tsx';
import { ServiceTransfer } from '#web/features/paid-service/service-transfer.tsx';
import { VerifyingNotice } from '#web/features/paid-service/verifying-notice.tsx';
import { useChargedText } from '#web/features/price/charged-price.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { StateMark } from '#web/ui/state-mark.tsx';

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
        {request?.bank_transfer && (
          <ServiceTransfer transfer={request.bank_transfer}>
            <Trans>Jakmile platba přijde, účet ověříme a napíšeme vám.</Trans>
          </ServiceTransfer>
        )}
        {polling && request?.method === 'card' && <VerifyingNotice isAsking={polling.isAsking} />}
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

interface ChangingProps {
  readonly onChanged: (verification: Verification) => void;
}

function Payment({ verification, onChanged }: ChangingProps & { verification: Verification }) {
  const text = useChargedText();
  const { fee, tax_rate: rate, request, methods } = verification;
  const isTransferShown = request?.bank_transfer != null;
  if (isTransferShown && otherMethods(methods, request).length === 0) return null;
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
      <PayForm
        paying={verification}
        request={request}
        pay={(method) => browserApi.verification.pay({ body: { method } })}
        onTransfer={async () => onChanged(await browserApi.verification.get())}
      />
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
      <DocumentLinks documents={documents} />
    </section>
  );
}
