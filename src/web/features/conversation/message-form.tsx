import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { MessageInput } from '#shared/messages/contract.ts';
import { messageLength, picturesPerMessage } from '#shared/messages/limits.ts';
import { storeDraftField } from '#web/features/form/draft.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { useForm } from '#web/features/form/use-form.ts';
import { MessagePictures } from './message-pictures.tsx';
import { pictureKinds } from '#web/features/picture-list/upload-picture.ts';
import { usePictures } from '#web/features/picture-list/use-pictures.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';

interface MessageFormProps<Sent> {
  /** Name of the draft: what is typed survives a reload. */
  readonly draft: string;
  /** Where browsers without script send the form, and what it says besides. */
  readonly plain: { readonly action: string; readonly fields?: Readonly<Record<string, string | number>> };
  /** The plain form has failed. */
  readonly hasFailed: boolean;
  /** Texts to begin with. */
  readonly suggestions: readonly string[];
  readonly send: (message: MessageInput) => Promise<Sent>;
  /** The text stays until it resolves. */
  readonly onSent: (sent: Sent) => void | Promise<void>;
  /** Name of the draft of the form that `onSent` leads to: it takes over what is typed meanwhile. */
  readonly nextDraft?: (sent: Sent) => string;
  /** At the end of the form. */
  readonly children?: ReactNode;
}

interface Attempt {
  readonly text: string;
  /** Text and pictures. */
  readonly content: string;
  readonly key: string;
}

/** Writes a message with pictures. Ctrl+Enter sends it. */
export function MessageForm<Sent>({
  draft,
  plain,
  hasFailed,
  suggestions,
  send,
  onSent,
  nextDraft,
  children,
}: MessageFormProps<Sent>) {
  const { t } = useLingui();
  const chooser = useRef<HTMLInputElement>(null);
  const [keys, setKeys] = useState<readonly string[]>([]);
  const pictures = usePictures([], setKeys);
  // Kept until the message is sent: a repeated attempt sends it once. What has been changed since is another message.
  const attempt = useRef<Attempt>(undefined);
  const following = useRef<string>(undefined);
  const keepForNext = () => {
    const field = textOf(form.props.ref.current);
    if (field && following.current)
      storeDraftField(following.current, 'text', typedSince(field.value, attempt.current?.text ?? ''));
  };
  const form = useForm({
    draft,
    failed: t`Zprávu se nepodařilo odeslat. Zkuste to prosím později.`,
    send: async (values) => {
      const message = { text: String(values.get('text') ?? ''), pictures: [...keys] };
      const content = JSON.stringify(message);
      if (attempt.current?.content !== content)
        attempt.current = { text: message.text, content, key: crypto.randomUUID() };
      return send({ ...message, client_key: attempt.current.key });
    },
    onDone: async (sent) => {
      following.current = nextDraft?.(sent);
      keepForNext();
      await onSent(sent);
      following.current = undefined;
      const field = textOf(form.props.ref.current);
      if (field) field.value = typedSince(field.value, attempt.current?.text ?? '');
      if (field?.value) field.dispatchEvent(new Event('input', { bubbles: true }));
      field?.focus();
      attempt.current = undefined;
      pictures.replace([]);
    },
  });
  const room = picturesPerMessage - pictures.items.length;

  const suggest = (text: string) => {
    const field = textOf(form.props.ref.current);
    if (!field) return;
    field.focus();
    const { value, selectionStart, selectionEnd } = field;
    const space = /\S$/.test(value.slice(0, selectionStart)) ? ' ' : '';
    field.setRangeText(space + text, selectionStart, selectionEnd, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    form.props.ref.current?.requestSubmit();
  };

  return (
    <form
      {...form.props}
      method="post"
      action={plain.action}
      onInput={(event) => {
        form.props.onInput?.(event);
        keepForNext();
      }}
      onKeyDown={onKeyDown}
      className="flex flex-col gap-3"
    >
      <noscript>{import.meta.env.SSR && <PlainFields fields={plain.fields} hasFailed={hasFailed} />}</noscript>
      <FormFailures form={form} worksPlain />
      {suggestions.length > 0 && (
        <ul aria-label={t`Rychlé odpovědi`} className="hidden flex-wrap gap-2 scripted:flex">
          {suggestions.map((text) => (
            <li key={text}>
              <Button look="secondary" size="small" onClick={() => suggest(text)}>
                {text}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <TextAreaField
        name="text"
        label={t`Vaše zpráva`}
        isLabelHidden
        placeholder={t`Napište zprávu…`}
        rows={3}
        maxLength={messageLength}
        errors={form.errorsOf('text')}
      />
      <MessagePictures pictures={pictures} errors={form.errorsOf('pictures')} />
      <div className="flex flex-wrap items-center justify-between gap-3">
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
        <Button
          look="quiet"
          disabled={room === 0}
          onClick={() => chooser.current?.click()}
          className="hidden scripted:inline-flex"
        >
          <Icon name="picture" />
          <Trans>Přidat obrázky</Trans>
        </Button>
        <Button type="submit" disabled={form.isSending || pictures.isUploading} className="ml-auto">
          {form.isSending ? <Trans>Odesíláme…</Trans> : <Trans context="message">Odeslat</Trans>}
        </Button>
      </div>
      {children}
    </form>
  );
}

function textOf(form: HTMLFormElement | null): HTMLTextAreaElement | null {
  return form?.querySelector('textarea') ?? null;
}

/** The beginning of the next message, typed while the last one was being sent. */
function typedSince(value: string, sent: string): string {
  return value.startsWith(sent) ? value.slice(sent.length).trimStart() : value;
}

/** What the script sends otherwise. */
function PlainFields({
  fields,
  hasFailed,
}: {
  fields: MessageFormProps<unknown>['plain']['fields'];
  hasFailed: boolean;
}) {
  const { locale } = usePage();
  return (
    <>
      {hasFailed && (
        <p role="alert" className="rounded border border-burgundy bg-burgundy-soft px-4 py-3 text-burgundy-text">
          <Trans>Zprávu se nepodařilo odeslat. Krokem zpět v prohlížeči se vrátíte k jejímu textu.</Trans>
        </p>
      )}
      {Object.entries({ ...fields, lang: locale, client_key: crypto.randomUUID() }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}
