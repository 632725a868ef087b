import type { Form } from './use-form.ts';

/** Summary of all errors, above the form; an error of several fields is said once. Each field also shows its own. */
export function FormFailures({ form }: { form: Form }) {
  const { failures } = form;
  if (failures.length === 0) return null;
  const texts = [...new Set(failures.flatMap((failure) => failure.texts))];
  const labelsOf = (text: string) =>
    failures.flatMap(({ label, texts: own }) => (label !== undefined && own.includes(text) ? [label] : [])).join(', ');
  return (
    <div
      role="alert"
      tabIndex={-1}
      className="rounded border border-burgundy bg-burgundy-soft px-4 py-3 text-burgundy-text outline-none"
    >
      {form.summary && <p className="font-semibold">{form.summary}</p>}
      {failures.every(({ field }) => field === undefined) ? (
        <p>{texts.join(' ')}</p>
      ) : (
        // The list keeps its items while fields are corrected: screen readers do not announce removals from an alert.
        <ul className="list-disc pl-5">
          {texts.map((text) => (
            <li key={text}>{[labelsOf(text), text].filter(Boolean).join(': ')}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
