import type { Form } from './use-form.ts';

/** Summary of all errors, above the form. Each field also shows its own. */
export function FormFailures({ form }: { form: Form }) {
  const { failures } = form;
  if (failures.length === 0) return null;
  const failureLine = ({ label, text }: (typeof failures)[number]) => (label ? `${label}: ${text}` : text);
  return (
    <div
      role="alert"
      tabIndex={-1}
      className="rounded border border-burgundy bg-burgundy-soft px-4 py-3 text-burgundy-text outline-none"
    >
      {form.summary && <p className="font-semibold">{form.summary}</p>}
      {failures.every(({ field }) => field === undefined) ? (
        <p>{failures.map(failureLine).join(' ')}</p>
      ) : (
        // The list keeps its items while fields are corrected: screen readers do not announce removals from an alert.
        <ul className="list-disc pl-5">
          {failures.map((failure) => (
            <li key={failure.field ?? failure.text}>{failureLine(failure)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
