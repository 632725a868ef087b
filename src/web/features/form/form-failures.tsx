import type { Form } from './use-form.ts';

/** What went wrong and where, above the form; the fields say it again beside themselves. */
export function FormFailures({ form }: { form: Form }) {
  const failures = form.failures.map(({ label, text }) => (label ? `${label}: ${text}` : text));
  if (failures.length === 0) return null;
  return (
    <div
      role="alert"
      tabIndex={-1}
      className="rounded border border-burgundy bg-burgundy-soft px-4 py-3 text-burgundy-text outline-none"
    >
      {form.summary && <p className="font-semibold">{form.summary}</p>}
      {failures.length === 1 ? (
        <p>{failures[0]}</p>
      ) : (
        <ul className="list-disc pl-5">
          {failures.map((failure, index) => (
            <li key={index}>{failure}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
