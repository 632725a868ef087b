import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLingui } from '@lingui/react/macro';
import { ApiError } from '#web/api/api-error.ts';
import { useForm, type Form, type FormOptions } from '#web/features/form/use-form.ts';
import { useClientErrors } from '#web/features/form/client-errors.ts';
import { guardForm } from './unsaved-changes.ts';

const touches = ['input', 'keydown', 'pointerdown'] as const;

interface GuardedFormOptions<Answer> extends FormOptions<Answer> {
  /** Whether the form begins with changes that are not saved yet. */
  readonly isUnsaved?: boolean | undefined;
}

interface GuardedForm extends Form {
  /**
   * Whether the form has validation errors: submitting it would only show them. For forms that ask for confirmation
   * first.
   */
  readonly hasErrors: () => boolean;
}

/**
 * A form that asks before unsaved changes are lost (see `UnsavedChangesGuard`, `FormDialog`). Values that the server
 * would misread are not sent; instead the form shows all its validation errors. Errors of unreadable numbers replace
 * the server's.
 * @param chosen state that is part of the form but not of any named field
 */
export function useGuardedForm<Answer>(
  { send, onDone, isUnsaved = false, ...options }: GuardedFormOptions<Answer>,
  chosen?: unknown,
): GuardedForm {
  const tracked = useRef({ isTouched: isUnsaved, isTouchedSince: false, saved: '', sent: '', chosen });
  const { t } = useLingui();
  const clientErrors = useClientErrors();
  const form = useForm({
    ...options,
    send: async (values) => {
      const { isHeldBack, unreadable, errors } = clientErrors(form.props.ref.current);
      // The same error that the server would return.
      if (isHeldBack) throw new ApiError(422, { message: t`Zkontrolujte prosím zadané údaje.`, errors });
      const sent = form.props.ref.current ? contentOf(form.props.ref.current, chosen) : '';
      Object.assign(tracked.current, { sent, isTouchedSince: false });
      try {
        return await send(values);
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 422) throw error;
        throw new ApiError(422, { ...error.answer, errors: { ...error.answer.errors, ...unreadable } });
      }
    },
    onDone: (answer: Answer) => {
      // What was typed while the form was being sent is not saved.
      const { sent, isTouchedSince, chosen: latest } = tracked.current;
      tracked.current.saved = sent;
      tracked.current.isTouched = isTouchedSince && !!ref.current && contentOf(ref.current, latest) !== sent;
      return onDone(answer);
    },
  });
  const { ref } = form.props;

  // Until the first interaction the form's content is the saved one, also after a reload of the page's data.
  useLayoutEffect(() => {
    tracked.current.chosen = chosen;
    if (!ref.current) tracked.current.isTouched = false;
    else if (!tracked.current.isTouched) tracked.current.saved = contentOf(ref.current, chosen);
  });

  useEffect(() => {
    const onTouch = ({ target }: Event) => {
      if (!(target instanceof Node && ref.current?.contains(target))) return;
      tracked.current.isTouched = true;
      tracked.current.isTouchedSince = true;
    };
    for (const each of touches) document.addEventListener(each, onTouch, true);
    const release = guardForm(() => {
      const { isTouched, saved, chosen: latest } = tracked.current;
      return ref.current && isTouched && contentOf(ref.current, latest) !== saved ? ref.current : undefined;
    });
    return () => {
      for (const each of touches) document.removeEventListener(each, onTouch, true);
      release();
    };
  }, [ref]);
  return { ...form, hasErrors: () => Object.keys(clientErrors(ref.current).errors).length > 0 };
}

function contentOf(form: HTMLFormElement, chosen: unknown): string {
  const values = [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]);
  return JSON.stringify([values, chosen]);
}
