import { useRef, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReportProspect, SentReport } from '#shared/reports/contract.ts';
import { evidencePictures, reportLength } from '#shared/reports/limits.ts';
import { needsContact, reasonRules, type ReportReason } from '#shared/reports/reasons.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { BotCheck } from '#web/features/bot-check/bot-check.tsx';
import { useBotToken } from '#web/features/bot-check/use-bot-token.ts';
import { MessagePictures } from '#web/features/conversation/message-pictures.tsx';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { useForm } from '#web/features/form/use-form.ts';
import { pictureKinds } from '#web/features/picture-list/upload-picture.ts';
import { usePictures } from '#web/features/picture-list/use-pictures.ts';
import { useReasonTexts } from '#web/features/report/report-texts.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox, TextField } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { FieldErrors } from '#web/ui/labelled.tsx';
import { Radio } from '#web/ui/radio.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';

interface ReportFormProps {
  readonly prospect: ReportProspect;
  /** The form without script has failed. */
  readonly hasFailed: boolean;
  readonly onSent: (report: SentReport, email: string) => void;
}

export function ReportForm({ prospect, hasFailed, onSent }: ReportFormProps) {
  const { t } = useLingui();
  const { locale } = usePage();
  const texts = useReasonTexts();
  const makeBotToken = useBotToken('report');
  const [reason, setReason] = useState<ReportReason>();
  const [keys, setKeys] = useState<readonly string[]>([]);
  const pictures = usePictures([], setKeys);
  const { kind, subject_id: id, needs_contact: isGuest } = prospect;
  const isAnonymous = reason !== undefined && !needsContact(reason);
  const form = useForm({
    draft: `report-${kind}-${id}`,
    send: async (values) => {
      const text = (name: string) => String(values.get(name) ?? '');
      const email = isGuest && !isAnonymous ? text('email') : '';
      const body = {
        kind,
        subject_id: id,
        reason: text('reason') as ReportReason,
        text: text('text'),
        pictures: [...keys],
        name: isGuest && !isAnonymous ? text('name') : '',
        email,
        good_faith: values.has('good_faith'),
        lang: locale,
      };
      return { email, report: await browserApi.reports.submit({ body: { ...body, ...(await makeBotToken()) } }) };
    },
    onDone: ({ report, email }) => onSent(report, isGuest ? email : t`váš e-mail`),
  });
  const field = (name: string) => ({ name, errors: form.errorsOf(name) });
  const choose = (chosen: ReportReason) => {
    setReason(chosen);
    const unneeded = new Set([
      ...(reasonRules[chosen].isIllegal ? [] : ['good_faith']),
      ...(needsContact(chosen) ? [] : ['name', 'email']),
    ]);
    form.forget((name) => unneeded.has(name));
  };
  const reasonErrors = form.errorsOf('reason');
  return (
    <form {...form.props} method="post" action="/api/reports/form" className="flex flex-col gap-5">
      <noscript>{import.meta.env.SSR && <PlainFields prospect={prospect} hasFailed={hasFailed} />}</noscript>
      <FormFailures form={form} />
      <fieldset
        data-field="reason"
        aria-describedby={reasonErrors.length > 0 ? 'reason-errors' : undefined}
        className="flex flex-col"
      >
        <legend className="mb-1 font-semibold">
          <Trans>Co je špatně</Trans>
        </legend>
        {prospect.reasons.map((each) => (
          <Radio
            key={each}
            name="reason"
            value={each}
            label={texts[each]}
            onChange={() => choose(each)}
            aria-invalid={reasonErrors.length > 0 || undefined}
          />
        ))}
        {reasonErrors.length > 0 && <FieldErrors id="reason-errors" errors={reasonErrors} />}
      </fieldset>
      <TextAreaField
        {...field('text')}
        label={t`Popište, v čem je problém`}
        help={t`Čím přesněji to popíšete, tím lépe to posoudíme.`}
        rows={5}
        required
        maxLength={reportLength}
      />
      {!isGuest && <Evidence pictures={pictures} errors={form.errorsOf('pictures')} />}
      {isGuest && !isAnonymous && (
        <>
          <TextField {...field('name')} label={t`Jméno a příjmení`} autoComplete="name" required maxLength={200} />
          <TextField
            {...field('email')}
            type="email"
            label={t`E-mail`}
            help={t`Sem pošleme potvrzení a rozhodnutí. Nahlášený uživatel vaše údaje neuvidí.`}
            autoComplete="email"
            required
            maxLength={254}
          />
        </>
      )}
      {isGuest && isAnonymous && (
        <p className="text-muted">
          <Trans>Ohrožení dětí můžete nahlásit bez jména a e-mailu.</Trans>
        </p>
      )}
      {(reason === undefined || reasonRules[reason].isIllegal) && (
        <div>
          <Checkbox
            {...field('good_faith')}
            label={t`Prohlašuji, že uvedené údaje považuji v dobré víře za správné a úplné.`}
          />
        </div>
      )}
      <p>
        <Button type="submit" disabled={form.isSending || pictures.isUploading}>
          {form.isSending ? <Trans>Odesíláme…</Trans> : <Trans>Odeslat nahlášení</Trans>}
        </Button>
      </p>
      <BotCheck />
    </form>
  );
}

/** What the script sends otherwise. */
function PlainFields({ prospect: { kind, subject_id: id }, hasFailed }: Omit<ReportFormProps, 'onSent'>) {
  const { locale } = usePage();
  return (
    <>
      {hasFailed && (
        <p role="alert" className="rounded border border-burgundy bg-burgundy-soft px-4 py-3 text-burgundy-text">
          <Trans>
            Nahlášení se nepodařilo odeslat. Vyberte důvod, popište problém a vyplňte své jméno a e-mail. Krokem zpět v
            prohlížeči se vrátíte k tomu, co jste napsali.
          </Trans>
        </p>
      )}
      {Object.entries({ kind, subject_id: id, lang: locale }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}

function Evidence({ pictures, errors }: Parameters<typeof MessagePictures>[0]) {
  const chooser = useRef<HTMLInputElement>(null);
  const room = evidencePictures - pictures.items.length;
  return (
    <div className="hidden flex-col items-start gap-2 scripted:flex">
      <MessagePictures pictures={pictures} errors={errors} />
      <input
        ref={chooser}
        type="file"
        accept={pictureKinds}
        multiple
        className="sr-only"
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ currentTarget }) => {
          pictures.add([...(currentTarget.files ?? [])].slice(0, room));
          currentTarget.value = '';
        }}
      />
      <Button look="secondary" size="small" disabled={room === 0} onClick={() => chooser.current?.click()}>
        <Icon name="picture" size={18} />
        <Trans>Přiložit obrázky jako důkaz</Trans>
      </Button>
    </div>
  );
}
