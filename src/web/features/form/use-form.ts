import { useEffect, useRef, useState, type FormEvent, type FormHTMLAttributes, type RefObject } from 'react';
import { ApiError } from '#web/api/client.ts';
import { askForLogin } from '#web/features/session/login-request.ts';
import { dropDraft, keepDraft, restoreDraft } from './draft.ts';

type FieldErrors = Readonly<Record<string, readonly string[]>>;

interface FormOptions<Answer> {
  /** Sends what was typed. What it throws is shown: a 422 at its fields, anything else above the form. */
  readonly send: (values: FormData) => Promise<Answer>;
  readonly onDone: (answer: Answer) => void;
  /** What is typed is kept in the browser's tab under this name (never passwords), until it is sent. */
  readonly draft?: string;
}

export interface Form {
  /** For the `<form>` element. */
  readonly props: Pick<FormHTMLAttributes<HTMLFormElement>, 'onSubmit' | 'onInput' | 'noValidate'> & {
    readonly ref: RefObject<HTMLFormElement | null>;
  };
  /** The server's messages at a field, in the caller's language. */
  readonly errorsOf: (field: string) => readonly string[];
  /** All messages together, or the one of a failure that concerns no field. */
  readonly failures: readonly string[];
  readonly isSending: boolean;
}

/**
 * A form that sends to the API. Nothing typed is lost by an error, a reload or an expired login; the errors of the
 * request before are cleared with every new one, and the focus goes to the first field that has one.
 */
export function useForm<Answer>({ send, onDone, draft }: FormOptions<Answer>): Form {
  const ref = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string>();
  const [isSending, setIsSending] = useState(false);

  useEffect(() => {
    if (draft && ref.current) restoreDraft(draft, ref.current);
  }, [draft]);

  useEffect(() => {
    const form = ref.current;
    const first = [...(form?.elements ?? [])].find((each) => (each as HTMLInputElement).name in errors);
    if (first instanceof HTMLElement) first.focus();
    else if (failure || Object.keys(errors).length > 0) form?.querySelector<HTMLElement>('[role=alert]')?.focus();
  }, [errors, failure]);

  const submit = async (values: FormData) => {
    setErrors({});
    setFailure(undefined);
    setIsSending(true);
    try {
      const answer = await send(values);
      if (draft) dropDraft(draft);
      onDone(answer);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 401) askForLogin({ redirect: 'stay' });
      const byField = error.answer.errors ?? {};
      setErrors(byField);
      if (Object.keys(byField).length === 0) setFailure(error.message);
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
        if (draft) keepDraft(draft, event.currentTarget);
      },
    },
    errorsOf: (field) => errors[field] ?? [],
    failures: failure ? [failure] : Object.values(errors).flat(),
    isSending,
  };
}
