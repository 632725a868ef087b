import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type FormEvent,
  type FormHTMLAttributes,
  type RefObject,
} from 'react';
import { ApiError } from '#web/api/api-error.ts';
import { askForLogin } from '#web/features/session/login-request.ts';
import { useFailureText } from '#web/page/failure-text.ts';
import { closeSuccesses } from '#web/ui/snackbar-queue.ts';
import { draftOwner, dropDraft } from './draft-storage.ts';
import { storeDraft, restoreDraft } from './draft.ts';
import { fieldLabel } from './field-label.ts';

type FieldErrors = Readonly<Record<string, readonly string[]>>;

export interface FormOptions<Answer> {
  /** Sends the values. Errors it throws are displayed: a 422 at its fields, others above the form. */
  readonly send: (values: FormData) => Promise<Answer>;
  /** The form counts as being sent until it resolves. */
  readonly onDone: (answer: Answer) => void | Promise<void>;
  /** What could not be done: replaces the text of a failure that the user cannot remedy. */
  readonly failed?: string;
  /** Called in addition to displaying the error. */
  readonly onFailure?: (error: unknown) => void;
  /** Name of the draft: values are stored in this tab until the form is sent (never passwords). */
  readonly draft?: string;
  /** The number of lazily loaded sections so far: the draft is restored again after each. */
  readonly parts?: number;
  /** Whether the error of a field is obsolete after another field has changed. */
  readonly isStale?: (field: string, changed: string) => boolean;
}

interface Failure {
  readonly field: string | undefined;
  readonly label: string | undefined;
  readonly texts: readonly string[];
}

export interface Form {
  /** For the `<form>` element. */
  readonly props: Pick<FormHTMLAttributes<HTMLFormElement>, 'method' | 'onSubmit' | 'onInput' | 'noValidate'> & {
    readonly ref: RefObject<HTMLFormElement | null>;
  };
  /** The server's errors of a field, in the caller's language. */
  readonly errorsOf: (field: string) => readonly string[];
  /** All errors with the labels of their fields, or a single failure without a field. */
  readonly failures: readonly Failure[];
  /** The server's summary, if there are field errors. */
  readonly summary: string | undefined;
  readonly isSending: boolean;
  /** Shows errors of fields that the browser has found, and moves the focus to the first of them. */
  readonly report: (errors: FieldErrors) => void;
  /** Removes the errors of some fields. */
  readonly forget: (isStale: (field: string) => boolean) => void;
  /** Removes all errors. */
  readonly clear: () => void;
}

/** A restored choice may render further choices. Limits the rounds, in case a click has no effect. */
const mostRounds = 4;

/**
 * A form that sends to the API. Typed values survive errors, reloads and an expired login. Errors are cleared by the
 * next submission, those of a field also when it changes, and the focus moves to the first invalid field.
 * Errors that belong to a section rather than a control are shown at its `data-field`.
 */
export function useForm<Answer>({ send, onDone, failed, onFailure, draft, parts, isStale }: FormOptions<Answer>): Form {
  const ref = useRef<HTMLFormElement>(null);
  const failureText = useFailureText();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const [summary, setSummary] = useState<string>();
  const [isSending, setIsSending] = useState(false);

  // The draft belongs to the user who began the form, whoever logs in later. A guest's form passes to the account.
  const owner = useRef<string>(undefined);
  const ownerNow = () => (owner.current = draftOwner(owner.current));
  useEffect(() => {
    if (draft) owner.current = draftOwner();
  }, [draft]);
  const isRestoring = useRef(false);
  const [restored, setRestored] = useState(0);
  useEffect(() => {
    if (!draft || !ref.current || restored > mostRounds) return;
    isRestoring.current = true;
    // Dependent fields can be restored only once they are rendered.
    if (restoreDraft(draft, ref.current, ownerNow())) setRestored(restored + 1);
    isRestoring.current = false;
  }, [draft, restored, parts]);

  // Only a response moves the focus. Errors cleared by typing must not.
  const answered = useRef(false);
  useEffect(() => {
    const form = ref.current;
    if (!answered.current || !form) return;
    answered.current = false;
    const first = partsOf(form).find((each) => nameOf(each) in errors && each.getClientRects().length > 0);
    if (first) (first.dataset.field === undefined ? first : controlIn(first))?.focus();
    else form.querySelector<HTMLElement>('[role=alert]')?.focus();
  }, [errors]);

  const forget = useCallback((isGone: (field: string) => boolean) => {
    setErrors((current) =>
      Object.keys(current).some(isGone)
        ? Object.fromEntries(Object.entries(current).filter(([field]) => !isGone(field)))
        : current,
    );
    const isKept = ({ field }: Failure) => field === undefined || !isGone(field);
    setFailures((current) => (current.every(isKept) ? current : current.filter(isKept)));
  }, []);

  const report = (found: FieldErrors) => {
    answered.current = true;
    setErrors(found);
    setFailures([]);
  };
  const clear = () => {
    setErrors({});
    setFailures([]);
  };

  const submit = async (values: FormData) => {
    clear();
    setIsSending(true);
    try {
      const answer = await send(values);
      if (draft) dropDraft(draft, ownerNow());
      await onDone(answer);
    } catch (error) {
      closeSuccesses();
      if (error instanceof ApiError && error.status === 401) askForLogin({ redirect: 'stay' });
      const byField = (error instanceof ApiError && error.answer.errors) || {};
      setErrors(byField);
      const parts = ref.current ? partsOf(ref.current) : [];
      const rank = (field: string) => {
        const at = parts.findIndex((each) => nameOf(each) === field);
        return at < 0 ? parts.length : at;
      };
      const named = Object.entries(byField)
        .map(([field, texts]) => ({ field, label: labelOf(field, ref.current), texts }))
        .sort((one, other) => rank(one.field) - rank(other.field));
      answered.current = true;
      setSummary(
        error instanceof ApiError && error.status === 422 && named.length > 0 ? error.answer.message : undefined,
      );
      const texts = [failureText(error, failed)];
      setFailures(named.length > 0 ? named : [{ field: undefined, label: undefined, texts }]);
      onFailure?.(error);
    } finally {
      setIsSending(false);
    }
  };

  return {
    props: {
      ref,
      // Sent before the application runs, it must not write passwords into the address.
      method: 'post',
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!isSending) void submit(new FormData(event.currentTarget));
      },
      onInput: (event: FormEvent<HTMLFormElement>) => {
        const { name } = event.target as HTMLInputElement;
        if (name) forget((field) => field === name || isStale?.(field, name) === true);
        if (draft && !isRestoring.current) storeDraft(draft, event.currentTarget, ownerNow());
      },
    },
    errorsOf: (field) => errors[field] ?? [],
    failures,
    summary,
    isSending,
    report,
    forget,
    clear,
  };
}

/** Controls and sections that can show errors, in document order. */
function partsOf(form: HTMLFormElement): HTMLElement[] {
  return [...form.querySelectorAll<HTMLElement>('[name], [data-field]')];
}

function nameOf(part: HTMLElement): string {
  return part.dataset.field ?? part.getAttribute('name') ?? '';
}

function controlIn(part: HTMLElement): HTMLElement | null {
  return part.querySelector<HTMLElement>('[aria-invalid=true]') ?? part.querySelector('input, select');
}

function labelOf(field: string, form: HTMLFormElement | null): string | undefined {
  return fieldLabel([...(form?.elements ?? [])].find((each) => (each as HTMLInputElement).name === field));
}
