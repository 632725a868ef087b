import { Trans } from '@lingui/react/macro';
import type { Form } from './use-form.ts';

/** A label without the group that `fieldLabel` added: `Název (Čeština)` → `Název`. */
const nameOf = (label: string | undefined) => label?.replace(/ \([^)]*\)$/, '');

/** `delivery_city` → `delivery_address`. */
const isPartOf = (field: string | undefined, address: string) =>
  field !== undefined && field !== address && field.startsWith(address.slice(0, -'address'.length));

/**
 * Summary of all errors, above the form; what several languages have in common is said once,
 * and of a missing address only its fields are named. Fields also show theirs. Without script, that nothing can be sent,
 * unless the form `worksPlain`.
 */
export function FormFailures({ form, worksPlain = false }: { form: Form; worksPlain?: boolean }) {
  const { failures } = form;
  if (failures.length === 0) return worksPlain ? null : <ScriptNeed />;
  const lines = new Map<string, { readonly text: string; readonly labels: string[] }>();
  for (const { field, label, texts } of failures) {
    if (field?.endsWith('_address') && failures.some((other) => isPartOf(other.field, field))) continue;
    for (const text of texts) {
      const key = `${nameOf(label)}: ${text}`;
      const { labels } = lines.get(key) ?? { labels: [] };
      lines.set(key, { text, labels: label === undefined ? labels : [...labels, label] });
    }
  }
  return (
    <div
      role="alert"
      tabIndex={-1}
      className="rounded border border-burgundy bg-burgundy-soft px-4 py-3 text-burgundy-text outline-none"
    >
      {form.summary && <p className="font-semibold">{form.summary}</p>}
      {failures.every(({ field }) => field === undefined) ? (
        <p>{[...lines.values()].map(({ text }) => text).join(' ')}</p>
      ) : (
        // The list keeps its items while fields are corrected: screen readers do not announce removals from an alert.
        <ul className="list-disc pl-5">
          {[...lines].map(([key, { text, labels }]) => (
            // The label of a box to tick may be a sentence.
            <li key={key}>{[labels.join(', ').replace(/\.$/, ''), text].filter(Boolean).join(': ')}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Before the form is filled in: it is sent to the API alone. */
function ScriptNeed() {
  return (
    <noscript>
      {import.meta.env.SSR && (
        <p className="rounded border border-line-strong bg-sunken p-4">
          <Trans>Odeslání formuláře vyžaduje zapnutý JavaScript.</Trans>
        </p>
      )}
    </noscript>
  );
}
