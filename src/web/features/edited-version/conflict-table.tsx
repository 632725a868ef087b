import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Form } from '#web/features/form/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Cell, DataRow, DataTable, RowHead } from '#web/ui/data-table.tsx';
import type { EditedVersion } from './edited-version.ts';
import { enterValues, readValues, type FormValues } from './form-values.ts';

interface ConflictTableProps<Row extends { readonly version: string }> {
  readonly edited: EditedVersion<Row>;
  readonly known: Row;
  readonly current: Row;
  readonly form: Form;
  readonly renderCopy: (row: Row) => ReactNode;
  readonly onTake?: ((row: Row, fields: readonly string[]) => void) | undefined;
}

interface Compared {
  readonly field: string;
  readonly label: string;
  readonly theirs: string;
  readonly mine: string;
}

/** The fields that differ between the known and the current version, and the two ways out. */
export function ConflictTable<Row extends { readonly version: string }>({
  edited,
  form,
  renderCopy,
  onTake,
  known,
  current,
}: ConflictTableProps<Row>) {
  const { t } = useLingui();
  const [{ host, copies }] = useState(createHiddenPlace);
  const [changed, setChanged] = useState<readonly Compared[]>([]);
  const theirs = useRef<FormValues>(new Map());
  const { ref } = form.props;
  const texts = { yes: t`ano`, no: t`ne` };

  const compare = () => {
    const [before, after] = [...copies.querySelectorAll('form')].map((each) => readValues(each, texts));
    if (!before || !after || !ref.current) return;
    const own = readValues(ref.current, texts);
    const fields = [...new Set([...before.keys(), ...after.keys()])];
    theirs.current = after;
    setChanged(
      fields
        .filter((field) => before.get(field)?.value !== after.get(field)?.value)
        .map((field) => ({
          field,
          label: (after.get(field) ?? before.get(field))!.label,
          theirs: after.get(field)?.text ?? '',
          mine: own.get(field)?.text ?? '',
        })),
    );
  };
  const latest = useRef(compare);
  useEffect(() => {
    latest.current = compare;
  });
  useLayoutEffect(() => {
    document.body.append(host);
    return () => host.remove();
  }, [host]);
  useEffect(() => {
    const read = () => latest.current();
    read();
    // Some options load after the first paint.
    const observer = new MutationObserver(read);
    observer.observe(copies, { subtree: true, childList: true, attributes: true });
    const typed = ref.current;
    typed?.addEventListener('input', read);
    return () => {
      observer.disconnect();
      typed?.removeEventListener('input', read);
    };
  }, [ref, copies]);

  const take = () => {
    const fields = changed.map(({ field }) => field);
    const taken = new Map([...theirs.current].filter(([field]) => fields.includes(field)));
    flushSync(() => onTake?.(current, fields));
    enterValues(ref.current!, taken);
    form.clear();
    edited.accept();
  };
  const save = () => {
    const { current: typed } = ref;
    flushSync(() => edited.accept());
    typed?.requestSubmit();
  };
  return (
    <section
      aria-label={t`Změny někoho jiného`}
      className="flex flex-col gap-3 rounded border border-line bg-surface p-4"
    >
      {changed.length > 0 ? (
        <DataTable
          label={t`Změny někoho jiného`}
          columns={[
            { title: <Trans>Pole</Trans> },
            { title: <Trans>Uložená hodnota</Trans> },
            { title: <Trans>Vaše hodnota</Trans> },
          ]}
        >
          {changed.map(({ field, label, ...values }) => (
            <DataRow key={field}>
              <RowHead>{label}</RowHead>
              <Cell>
                <Value text={values.theirs} />
              </Cell>
              <Cell>
                <Value text={values.mine} />
              </Cell>
            </DataRow>
          ))}
        </DataTable>
      ) : (
        <p>
          <Trans>Změnily se jen údaje, které tento formulář neukazuje.</Trans>
        </p>
      )}
      <p className="flex flex-wrap gap-2">
        <Button onClick={save} disabled={form.isSending}>
          <Trans>Uložit moje hodnoty</Trans>
        </Button>
        {changed.length > 0 && (
          <Button look="secondary" onClick={take}>
            <Trans>Převzít uložené hodnoty</Trans>
          </Button>
        )}
      </p>
      {createPortal(
        <>
          {renderCopy(known)}
          {renderCopy(current)}
        </>,
        copies,
      )}
    </section>
  );
}

/** A place in the page that is neither shown nor found by anyone else: labels and options need a document. */
function createHiddenPlace(): { readonly host: HTMLElement; readonly copies: ShadowRoot } {
  const host = document.createElement('div');
  host.hidden = true;
  return { host, copies: host.attachShadow({ mode: 'closed' }) };
}

function Value({ text }: { text: string }) {
  return text === '' ? (
    <span className="text-muted">
      <Trans>prázdné</Trans>
    </span>
  ) : (
    <span className="whitespace-pre-line">{text}</span>
  );
}
