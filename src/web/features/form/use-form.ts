import { useEffect, useRef, useState, type FormEvent, type FormHTMLAttributes, type RefObject } from 'react';
import { ApiError } from '#web/api/client.ts';
import { askForLogin } from '#web/features/session/login-request.ts';
import { useFailureText } from '#web/page/failure-text.ts';
import { dropDraft, keepDraft, restoreDraft } from './draft.ts';

type FieldErrors = Readonly<Record<string, readonly string[]>>;

interface FormOptions<Answer> {
  /** Sends what was typed. What it throws is shown: a 422 at its fields, anything else above the form. */
  readonly send: (values: FormData) => Promise<Answer>;
  readonly onDone: (answer: Answer) => void;
  /** Besides showing it. */
  readonly onFailure?: (error: unknown) => void;
  /** What is typed is kept in the browser's tab under this name (never passwords), until it is sent. */
  readonly draft?: string;
  /** How many parts of the form have come: with each the draft is filled in anew. */
  readonly parts?: number;
}

interface Failure {
  readonly label: string | undefined;
  readonly text: string;
}

export interface Form {
  /** For the `<form>` element. */
  readonly props: Pick<FormHTMLAttributes<HTMLFormElement>, 'onSubmit' | 'onInput' | 'noValidate'> & {
    readonly ref: RefObject<HTMLFormElement | null>;
  };
  /** The server's messages at a field, in the caller's language. */
  readonly errorsOf: (field: string) => readonly string[];
  /** All messages together with their fields' labels, or the one of a failure that concerns no field. */
  readonly failures: readonly Failure[];
  /** What the server says of them all, where they concern fields. */
  readonly summary: string | undefined;
  readonly isSending: boolean;
}

/** What a choice makes appear may hold further choices; a click that changes nothing must not go on for ever. */
const mostRounds = 4;

/**
 * A form that sends to the API. Nothing typed is lost by an error, a reload or an expired login; the errors of the
 * request before are cleared with every new one, and the focus goes to the first field that has one.
 */
export function useForm<Answer>({ send, onDone, onFailure, draft, parts }: FormOptions<Answer>): Form {
  const ref = useRef<HTMLFormElement>(null);
  const failureText = useFailureText();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const [summary, setSummary] = useState<string>();
  const [isSending, setIsSending] = useState(false);

  const isRestoring = useRef(false);
  const [restored, setRestored] = useState(0);
  useEffect(() => {
    if (!draft || !ref.current || restored > mostRounds) return;
    isRestoring.current = true;
    // What a choice makes appear can be filled in only once it is drawn.
    if (restoreDraft(draft, ref.current)) setRestored(restored + 1);
    isRestoring.current = false;
  }, [draft, restored, parts]);

  useEffect(() => {
    const form = ref.current;
    const first = [...(form?.elements ?? [])].find((each) => (each as HTMLInputElement).name in errors);
    if (first instanceof HTMLElement) first.focus();
    else if (failures.length > 0) form?.querySelector<HTMLElement>('[role=alert]')?.focus();
  }, [errors, failures]);

  const submit = async (values: FormData) => {
    setErrors({});
    setFailures([]);
    setIsSending(true);
    try {
      const answer = await send(values);
      if (draft) dropDraft(draft);
      onDone(answer);
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) askForLogin({ redirect: 'stay' });
      const byField = (error instanceof ApiError && error.answer.errors) || {};
      setErrors(byField);
      const named = Object.entries(byField).map(([field, texts]) => ({
        label: labelOf(field, ref.current),
        text: texts.join(' '),
      }));
      setSummary(
        error instanceof ApiError && error.status === 422 && named.length > 0 ? error.answer.message : undefined,
      );
      setFailures(named.length > 0 ? named : [{ label: undefined, text: failureText(error) }]);
      onFailure?.(error);
    } finally {
      setIsSending(false);
    }
  };

  return {
    props: {
      ref,
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!isSending) void submit(new FormData(event.currentTarget));
      },
      onInput: (event: FormEvent<HTMLFormElement>) => {
        if (draft && !isRestoring.current) keepDraft(draft, event.currentTarget);
      },
    },
    errorsOf: (field) => errors[field] ?? [],
    failures,
    summary,
    isSending,
  };
}

function labelOf(field: string, form: HTMLFormElement | null): string | undefined {
  const control = [...(form?.elements ?? [])].find((each) => (each as HTMLInputElement).name === field);
  if (control instanceof HTMLInputElement && control.type === 'radio')
    return control.closest('fieldset')?.querySelector('legend')?.textContent ?? undefined;
  return (control as HTMLInputElement | undefined)?.labels?.[0]?.textContent ?? undefined;
}
