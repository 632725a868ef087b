import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Deal } from '#shared/deals/contract.ts';
import { meetingDays, placeLength } from '#shared/deals/limits.ts';
import { readShopTime, shopTimeInput } from '#shared/i18n/shop-time.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { CancelButton } from '#web/features/unsaved-changes/form-dialog.tsx';
import { useGuardedForm } from '#web/features/unsaved-changes/use-guarded-form.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';

/** Proposes time and place of the handover. */
export function MeetingForm({ deal, onDone }: { deal: Deal; onDone: (deal: Deal) => void }) {
  const { t } = useLingui();
  const [now] = useState(() => new Date());
  const form = useGuardedForm({
    draft: `meeting-${deal.id}`,
    send: (values) => {
      const typed = String(values.get('at') ?? '');
      return browserApi.deals.propose({
        params: { id: deal.id },
        body: { at: readShopTime(typed) ?? typed, place: String(values.get('place') ?? '') },
      });
    },
    onDone,
  });
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <FormFailures form={form} />
      <TextField
        name="at"
        type="datetime-local"
        min={shopTimeInput(now)}
        max={shopTimeInput(new Date(now.getTime() + meetingDays * 86_400_000))}
        label={t`Datum a čas`}
        help={t`Nejdéle za ${meetingDays} dní, v českém čase.`}
        defaultValue={deal.meeting ? shopTimeInput(deal.meeting.at) : ''}
        errors={form.errorsOf('at')}
        required
      />
      <TextField
        name="place"
        label={t`Místo`}
        help={t`Vyberte raději veřejné místo. Adresu domů sem nepište.`}
        defaultValue={deal.meeting?.place}
        maxLength={placeLength}
        errors={form.errorsOf('place')}
        required
      />
      {deal.meeting?.is_agreed && (
        <p className="text-muted">
          <Trans>Nový návrh ruší dosavadní domluvu. Platit bude, až ho druhá strana potvrdí.</Trans>
        </p>
      )}
      <p className="flex flex-wrap justify-end gap-2">
        <CancelButton />
        <Button type="submit" disabled={form.isSending}>
          <Trans>Navrhnout</Trans>
        </Button>
      </p>
    </form>
  );
}
