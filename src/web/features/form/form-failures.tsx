import type { Form } from './use-form.ts';

/** What went wrong and where, above the form; the fields say it again beside themselves. */
export function FormFailures({ form }: { form: Form }) {
  const { failures } = form;
  if (failures.length === 0) return null;
  const said = ({ label, text }: (typeof failures)[number]) => (label ? `${label}: ${text}` : text);
  return (
    <div
      role="alert"
      tabIndex={-1}
      className="rounded border border-burgundy bg-burgundy-soft px-4 py-3 text-burgundy-text outline-none"
    >
      {form.summary && <p className="font-semibold">{form.summary}</p>}
      {failures.every(({ field }) => field === undefined) ? (
        <p>{failures.map(said).join(' ')}</p>
      ) : (
        // Stays a list of the same items while fields are corrected: what is taken away from an alert is not read out.
        <ul className="list-disc pl-5">
          {failures.map((failure) => (
            <li key={failure.field ?? failure.text}>{said(failure)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
