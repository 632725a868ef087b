import { useEffect, useState } from 'react';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CallAnswer } from '#shared/contract/endpoint.ts';
import { languages, locales } from '#shared/i18n/locales.ts';
import { readShopTime } from '#shared/i18n/shop-time.ts';
import type { AdminIssue, adminIssuesContract } from '#shared/newsletters/issues-contract.ts';
import { ApiError } from '#web/api/api-error.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { CancelButton } from '#web/features/unsaved-changes/form-dialog.tsx';
import { useGuardedForm } from '#web/features/unsaved-changes/use-guarded-form.ts';
import { useFailureText } from '#web/page/failure-text.ts';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { wholeNumberText } from '#web/ui/numbers.ts';
import { Radio } from '#web/ui/radio.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import { NotSendable } from './not-sendable.tsx';

interface SendFormProps {
  readonly issue: AdminIssue;
  readonly onClose: () => void;
  readonly onGaps: (errors: Readonly<Record<string, readonly string[]>>) => void;
}

type Recipients = CallAnswer<(typeof adminIssuesContract)['recipients']>;

/** Says to how many it goes, and asks when. */
export function SendForm({ issue: { id, version, subjects }, onClose, onGaps }: SendFormProps) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { reload } = useNavigation();
  const failureText = useFailureText();
  const [recipients, setRecipients] = useState<Recipients>();
  const [failure, setFailure] = useState<unknown>();
  const [isPlanned, setIsPlanned] = useState(false);
  useEffect(() => {
    browserApi.adminIssues.recipients({ params: { id } }).then(setRecipients, setFailure);
  }, [id]);
  const form = useGuardedForm(
    {
      send: async (values) => {
        const typed = String(values.get('send_at') ?? '');
        const sendAt = isPlanned ? (readShopTime(typed) ?? typed) : null;
        await browserApi.adminIssues.send({ params: { id }, body: { version, send_at: sendAt } });
      },
      onDone: () => {
        showSnackbar({
          text: isPlanned ? t`Newsletter je naplánovaný.` : t`Newsletter se začal odesílat.`,
          tone: 'success',
        });
        onClose();
        reload();
      },
      onFailure: (error) => {
        const errors = error instanceof ApiError ? error.answer.errors : undefined;
        if (errors && !('send_at' in errors)) onGaps(errors);
      },
    },
    isPlanned,
  );
  if (failure !== undefined) return <p className="font-semibold text-burgundy-text">{failureText(failure)}</p>;
  if (!recipients)
    return (
      <p className="text-muted">
        <Trans>Počítáme příjemce…</Trans>
      </p>
    );
  const { total, by_language: byLanguage, has_mail_server: hasMailServer } = recipients;
  if (total === 0)
    return (
      <NotSendable>
        <Trans>
          Newsletter by nedostal nikdo. Vyberte kategorie, o kterých je, a zkontrolujte, že je napsaný v jazyce
          odběratelů.
        </Trans>
      </NotSendable>
    );
  const written = locales.filter((lang) => subjects[lang] !== '');
  const unwritten = locales.filter((lang) => subjects[lang] === '').map((lang) => languages[lang].name);
  const unwrittenNames = unwritten.join(', ');
  const count = (number: number) => wholeNumberText(number, locale);
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <FormFailures form={form} />
      <div>
        <p className="font-semibold">
          {hasMailServer
            ? t`${plural(total, {
                one: 'Newsletter dostane # odběratel.',
                few: 'Newsletter dostanou # odběratelé.',
                other: 'Newsletter dostane # odběratelů.',
              })}`
            : t`${plural(total, {
                one: 'Newsletter je určený # odběrateli.',
                few: 'Newsletter je určený # odběratelům.',
                other: 'Newsletter je určený # odběratelům.',
              })}`}
        </p>
        <ul className="mt-1 text-muted">
          {written.map((lang) => (
            <li key={lang}>
              {languages[lang].name}: {count(byLanguage[lang])}
            </li>
          ))}
        </ul>
        {unwritten.length > 0 && (
          <p className="mt-1 text-muted">
            <Trans>Bez předmětu, a proto se neposílá: {unwrittenNames}.</Trans>
          </p>
        )}
      </div>
      {!hasMailServer && (
        <p className="rounded border border-burgundy bg-burgundy-soft px-4 py-3 text-burgundy-text">
          <Trans>
            Není nastavený poštovní server. Když newsletter odešlete teď, nikomu nepřijde a znovu ho poslat nepůjde.
          </Trans>
        </p>
      )}
      <fieldset>
        <legend className="mb-1 font-semibold">
          <Trans>Kdy</Trans>
        </legend>
        <Radio name="when" value="now" label={t`Hned`} checked={!isPlanned} onChange={() => setIsPlanned(false)} />
        <Radio
          name="when"
          value="plan"
          label={t`V určený čas`}
          checked={isPlanned}
          onChange={() => setIsPlanned(true)}
        />
      </fieldset>
      {isPlanned && (
        <TextField
          name="send_at"
          type="datetime-local"
          label={t`Odeslat`}
          help={t`Příjemci se vyberou až v tu chvíli.`}
          errors={form.errorsOf('send_at')}
          required
        />
      )}
      <p className="text-muted">
        <Trans>Odeslané kopie už vzít zpět nelze. Odesílání ale můžete kdykoli pozastavit nebo ukončit.</Trans>
      </p>
      <p className="flex flex-wrap justify-end gap-2">
        <CancelButton />
        <Button type="submit" disabled={form.isSending}>
          {isPlanned ? <Trans>Naplánovat</Trans> : <Trans>Odeslat</Trans>}
        </Button>
      </p>
    </form>
  );
}
