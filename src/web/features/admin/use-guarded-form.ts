import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLingui } from '@lingui/react/macro';
import { ApiError } from '#web/api/client.ts';
import { figureText, readFigure } from '#web/features/form/figures.ts';
import { useForm, type Form, type FormOptions } from '#web/features/form/use-form.ts';
import { guardForm } from './unsaved-changes.ts';

const numberModes = new Set(['decimal', 'numeric']);
const touches = ['input', 'keydown', 'pointerdown'] as const;

interface GuardedForm extends Form {
  /** Whether some field holds no number, or none within its range: sent, it only says so. For forms that ask first. */
  readonly hasFaults: () => boolean;
}

/**
 * A form that is not left without a question once something in it was changed (see `UnsavedChangesGuard`, `FormDialog`).
 * `chosen` is what no named field holds. Fields of numbers say between which (`data-min`, `data-max`, as they are typed).
 */
export function useGuardedForm<Answer>(
  { send, onDone, ...options }: FormOptions<Answer>,
  chosen?: unknown,
): GuardedForm {
  const kept = useRef({ isTouched: false, saved: '', chosen });
  const numberFaults = useNumberFaults();
  const form = useForm({
    ...options,
    send: async (values) => {
      const errors = numberFaults(form.props.ref.current);
      // As the server would.
      if (Object.keys(errors).length > 0) throw new ApiError(422, { errors });
      return send(values);
    },
    onDone: (answer: Answer) => {
      kept.current.isTouched = false;
      onDone(answer);
    },
  });
  const { ref } = form.props;

  // Until somebody touches it, what it shows is what is saved, also when the page loads anew.
  useLayoutEffect(() => {
    kept.current.chosen = chosen;
    if (!ref.current) kept.current.isTouched = false;
    else if (!kept.current.isTouched) kept.current.saved = contentOf(ref.current, chosen);
  });

  useEffect(() => {
    const onTouch = ({ target }: Event) => {
      if (target instanceof Node && ref.current?.contains(target)) kept.current.isTouched = true;
    };
    for (const each of touches) document.addEventListener(each, onTouch, true);
    const release = guardForm(() => {
      const { isTouched, saved, chosen: latest } = kept.current;
      return ref.current && isTouched && contentOf(ref.current, latest) !== saved ? ref.current : undefined;
    });
    return () => {
      for (const each of touches) document.removeEventListener(each, onTouch, true);
      release();
    };
  }, [ref]);
  return { ...form, hasFaults: () => Object.keys(numberFaults(ref.current)).length > 0 };
}

function contentOf(form: HTMLFormElement, chosen: unknown): string {
  const values = [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]);
  return JSON.stringify([values, chosen]);
}

/** What can't be read as a number would reach the server as another one. */
function useNumberFaults(): (form: HTMLFormElement | null) => Record<string, string[]> {
  const { t } = useLingui();
  const faultOf = ({ value, inputMode, dataset }: HTMLInputElement) => {
    if (value.trim() === '') return undefined;
    const figure = readFigure(value);
    if (figure === undefined) return t`Zadejte prosím číslo, například 15 nebo 1 234,50.`;
    if (dataset.min === undefined || dataset.max === undefined) return undefined;
    const isWithin = figure >= Number(dataset.min) && figure <= Number(dataset.max);
    const [min, max] = [dataset.min, dataset.max].map((bound) => figureText(Number(bound)));
    if (inputMode === 'numeric' && !Number.isInteger(figure)) return t`Zadejte prosím celé číslo od ${min} do ${max}.`;
    return isWithin ? undefined : t`Zadejte prosím číslo od ${min} do ${max}.`;
  };
  return (form) => {
    const inputs = [...(form?.elements ?? [])].filter((each) => each instanceof HTMLInputElement);
    const faults = inputs.flatMap((input): [string, string[]][] => {
      const fault = input.name !== '' && numberModes.has(input.inputMode) ? faultOf(input) : undefined;
      return fault === undefined ? [] : [[input.name, [fault]]];
    });
    return Object.fromEntries(faults);
  };
}
