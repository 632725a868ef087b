import type { ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDateTime } from '#shared/i18n/dates.ts';
import { routePath } from '#shared/i18n/paths.ts';
import type { AdminOrder } from '#shared/orders/admin-contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { useForm } from '#web/features/form/use-form.ts';
import { Labelled } from '#web/features/order/order-lines.tsx';
import { orderStateTexts } from '#web/features/order/order-state.ts';
import { useChargedText } from '#web/features/price/charged-price.tsx';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';

/** What happened to the order, the newest first, and a field for a note. */
export function OrderHistory({ data }: { data: AdminOrder }) {
  const { t, i18n } = useLingui();
  const { locale } = usePage();
  const { reload } = useNavigation();
  const text = useChargedText();
  const form = useForm({
    draft: `order-note-${data.order.id}`,
    send: (values) =>
      browserApi.adminOrders.note({
        params: { id: data.order.id },
        body: { text: String(values.get('text') ?? '') },
      }),
    onDone: () => {
      form.props.ref.current?.reset();
      reload();
    },
  });
  const kindTexts: Record<string, string> = {
    note: t`Poznámka`,
    ask_refund: t`Vrácení peněz zadáno`,
    refund: t`Peníze odešly`,
    place: t`Objednáno`,
    withdraw: t`Zákazník odstoupil od smlouvy`,
    take_back: t`Část zboží se vrátila do skladu`,
    complain: t`Zákazník reklamoval`,
    check_age: t`Věk ověřila služba`,
    set_tracking: t`Číslo zásilky`,
    refuse_handover: t`Nevydáno, věk neověřen`,
    surplus: t`Přišel přeplatek`,
    correct: t`Údaje opraveny`,
  };
  const levelTexts: Record<string, string> = {
    confirmed: t`potvrzen kupujícím`,
    birth_date: t`podle data narození`,
    provider: t`ověřen službou`,
    handover: t`ověřen při předání`,
  };
  return (
    <Labelled title={<Trans>Průběh a poznámky</Trans>}>
      <form {...form.props} className="mb-4 flex flex-col items-start gap-2">
        <FormFailures form={form} />
        <TextAreaField
          name="text"
          label={t`Poznámka, zákazník ji nevidí`}
          rows={2}
          maxLength={1000}
          errors={form.errorsOf('text')}
          className="w-full"
        />
        <Button type="submit" look="secondary" size="small" disabled={form.isSending}>
          <Trans>Přidat poznámku</Trans>
        </Button>
      </form>
      <ol className="flex flex-col gap-2">
        {data.history.map(({ kind, to, actor, note, amount, at }, index) => (
          <li key={index} className="grid gap-x-4 tablet:grid-cols-[9.5rem_minmax(0,1fr)]">
            <time dateTime={at} className="text-sm text-muted">
              {formatDateTime(at, locale)}
            </time>
            <span>
              <Happening kind={kind} number={data.order.number}>
                {kindTexts[kind] ?? (to ? i18n._(orderStateTexts[to]) : kind)}
              </Happening>
              {amount && ` ${text(amount)}`}
              {actor && <span className="text-muted"> · {actor}</span>}
              {note && <span className="block whitespace-pre-line">{note}</span>}
            </span>
          </li>
        ))}
        {data.age_checks.map(({ level, is_adult: isAdult, actor, at }, index) => (
          <li key={`age${index}`} className="grid gap-x-4 tablet:grid-cols-[9.5rem_minmax(0,1fr)]">
            <time dateTime={at} className="text-sm text-muted">
              {formatDateTime(at, locale)}
            </time>
            <span>
              {isAdult ? <Trans>Věk {levelTexts[level] ?? level}</Trans> : <Trans>Věk při předání neověřen</Trans>}
              {actor && <span className="text-muted"> · {actor}</span>}
            </span>
          </li>
        ))}
      </ol>
    </Labelled>
  );
}

/** What came back, or is to, is decided in a list of its own. */
function Happening({ kind, number, children }: { kind: string; number: string; children: ReactNode }) {
  const { locale } = usePage();
  const purpose = kind === 'withdraw' ? 'withdrawal' : kind === 'complain' ? 'complaint' : undefined;
  if (!purpose) return children;
  return <a href={`${routePath('admin-returns', locale)}?kind=${purpose}&q=${number}`}>{children}</a>;
}
