import { useEffect, useRef, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Locale } from '#shared/i18n/locales.ts';
import { ApiError } from '#web/api/api-error.ts';
import { pictureAddress } from '#web/features/picture/picture-address.ts';
import { pictureKinds, uploadPicture } from '#web/features/picture-list/upload-picture.ts';
import { askForLogin } from '#web/features/session/login-request.ts';
import { useFailureText } from '#web/page/failure-text.ts';
import { Button } from '#web/ui/button.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import type { UploadedToText } from './picture-dialog.tsx';

interface MarkdownFieldProps {
  readonly name: string;
  readonly label: string;
  readonly lang: Locale;
  readonly maxLength: number;
  readonly required: boolean;
  readonly errors: readonly string[];
  readonly value: string;
  readonly onType: (text: string) => void;
  /** While a picture uploads, the form must not be sent. */
  readonly onUploading: (isUploading: boolean) => void;
  /** The picture gets its description, then it is inserted. */
  readonly onUploaded: (picture: UploadedToText) => void;
}

/** Width of the pictures in texts; browsers fit it into the column. */
const textPictureWidth = 960;

/** A text in Markdown. Pictures are chosen, dropped or pasted, and inserted at the cursor. */
export function MarkdownField({ value, onType, errors, onUploading, onUploaded, ...field }: MarkdownFieldProps) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const textArea = useRef<HTMLTextAreaElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const upload = useRef<AbortController>(undefined);
  const [progress, setProgress] = useState<number>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => () => upload.current?.abort(), []);

  const send = async (file: File) => {
    upload.current?.abort();
    const abort = (upload.current = new AbortController());
    setFailure(undefined);
    setProgress(0);
    onUploading(true);
    try {
      const { key } = await uploadPicture(file, { onProgress: setProgress, signal: abort.signal });
      onUploaded({
        key,
        insert: (alt) => {
          if (textArea.current) insertLine(textArea.current, markdownPicture(key, alt));
        },
      });
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) askForLogin({ redirect: 'stay' });
      setFailure((error instanceof ApiError && error.answer.errors?.file?.[0]) || failureText(error));
    } finally {
      setProgress(undefined);
      onUploading(false);
    }
  };
  const take = (files: FileList, event: { preventDefault: () => void }) => {
    const file = [...files].find(({ type }) => type.startsWith('image/'));
    if (!file) return;
    event.preventDefault();
    void send(file);
  };
  return (
    <div className="flex flex-col gap-2">
      <TextAreaField
        {...field}
        ref={textArea}
        help={t`Markdown: ## nadpis, **tučně**, - odrážka, [odkaz](/hledani).`}
        errors={failure === undefined ? errors : [failure]}
        value={value}
        onChange={({ target }) => onType(target.value)}
        onPaste={(event) => take(event.clipboardData.files, event)}
        onDrop={(event) => take(event.dataTransfer.files, event)}
        rows={22}
      />
      {progress !== undefined && (
        <progress value={progress} max={1} aria-label={t`Nahrávání obrázku`} className="w-full" />
      )}
      <input
        ref={chooser}
        type="file"
        hidden
        accept={pictureKinds}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) void send(file);
          // Allows choosing the same file again.
          target.value = '';
        }}
      />
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <Button look="secondary" size="small" onClick={() => chooser.current?.click()}>
          <Trans>Vložit obrázek</Trans>
        </Button>
        <Trans>Obrázek můžete do textu také přetáhnout nebo vložit ze schránky.</Trans>
      </p>
    </div>
  );
}

/** Brackets and backslashes would end the description early. */
function markdownPicture(key: string, alt: string): string {
  return `![${alt.replace(/[\\[\]]/g, '\\$&')}](${pictureAddress(key, textPictureWidth, 'webp')})`;
}

/** Inserts a paragraph at the cursor, as if it was typed: the form learns about it. */
function insertLine(textArea: HTMLTextAreaElement, line: string): void {
  const { selectionStart: start, selectionEnd: end, value } = textArea;
  const before = start === 0 || value.slice(0, start).endsWith('\n\n') ? '' : '\n\n';
  const after = value.slice(end).startsWith('\n\n') || end === value.length ? '' : '\n\n';
  textArea.setRangeText(`${before}${line}${after}`, start, end, 'end');
  textArea.dispatchEvent(new Event('input', { bubbles: true }));
  textArea.focus();
}
