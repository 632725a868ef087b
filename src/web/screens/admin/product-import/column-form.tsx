import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ProductImportDetail } from '#shared/product-imports/admin-contract.ts';
import { missingForNew } from '#shared/product-imports/columns.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { useGuardedForm } from '#web/features/unsaved-changes/use-guarded-form.ts';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Cell, DataRow, DataTable, RowHead } from '#web/ui/data-table.tsx';
import { SelectField } from '#web/ui/select-field.tsx';

const shownSamples = 3;
/** Of the heading, for links from the top of a long screen. */
export const columnsId = 'import-columns';

/** What each column of the file holds. Sending it has the rows checked; no product changes. */
export function ColumnForm({ found }: { found: ProductImportDetail }) {
  const { t } = useLingui();
  const { reload } = useNavigation();
  const { id, header, samples, columns, state } = found;
  const [mapping, setMapping] = useState(found.mapping);
  const form = useGuardedForm(
    {
      send: () => browserApi.productImports.check({ params: { id }, body: { mapping } }),
      onDone: reload,
    },
    mapping.join(),
  );
  const choose = (index: number, name: string) =>
    setMapping(mapping.map((each, at) => (at === index ? name || null : each)));
  return (
    <form {...form.props} className="mb-8 flex max-w-4xl flex-col gap-4" data-field="mapping">
      <h2 id={columnsId} className="text-xl">
        <Trans>Co je ve sloupcích</Trans>
      </h2>
      <FormFailures form={form} />
      <DataTable
        isList
        label={t`Sloupce souboru`}
        columns={[
          { title: <Trans>Sloupec souboru</Trans> },
          { title: <Trans>Význam</Trans> },
          { title: <Trans>Ukázka</Trans> },
        ]}
      >
        {header.map((title, index) => (
          <DataRow key={index}>
            <RowHead>
              <span className="break-words">{title || t`(bez názvu)`}</span>
            </RowHead>
            <Cell>
              <SelectField
                label={t`Význam sloupce ${title}`}
                isLabelHidden
                className="min-w-48"
                value={mapping[index] ?? ''}
                onChange={({ target }) => choose(index, target.value)}
              >
                <option value="">{t`– vynechat –`}</option>
                {columns.map((column) => (
                  <option key={column.name} value={column.name}>
                    {column.title}
                  </option>
                ))}
              </SelectField>
            </Cell>
            <Cell>
              <span className="line-clamp-2 text-sm break-words text-muted">
                {samples
                  .slice(0, shownSamples)
                  .map((cells) => cells[index] ?? '')
                  .filter((cell) => cell !== '')
                  .join(' · ')}
              </span>
            </Cell>
          </DataRow>
        ))}
      </DataTable>
      <MissingColumns found={found} mapping={mapping} />
      <ColumnHelp />
      <p>
        <Button type="submit" look={state === 'uploaded' ? 'primary' : 'secondary'} disabled={form.isSending}>
          {state === 'uploaded' ? <Trans>Zkontrolovat řádky</Trans> : <Trans>Zkontrolovat znovu</Trans>}
        </Button>
      </p>
    </form>
  );
}

/** Says before the rows are checked what the chosen columns cannot do. */
function MissingColumns({
  found: { columns },
  mapping,
}: {
  found: ProductImportDetail;
  mapping: readonly (string | null)[];
}) {
  const { locale } = usePage();
  const missing = missingForNew(mapping, locale)
    .map((name) => columns.find((column) => column.name === name)?.title ?? name)
    .join(', ');
  if (mapping.includes('sku') && missing === '') return null;
  return (
    <p role="status" className="rounded border border-line-strong bg-sunken px-4 py-3">
      {mapping.includes('sku') ? (
        <Trans>
          Nové zboží z tohoto souboru nepřidáme, protože mu chybí: {missing}. Změníme jen zboží, které už v katalogu je.
        </Trans>
      ) : (
        <Trans>Vyberte prosím sloupec s kódem zboží. Bez něj nepoznáme, o které zboží jde.</Trans>
      )}
    </p>
  );
}

/** Ways to write the same price. */
const [spaced, plain] = ['1\u00a0299,00', '1299.00'];

function ColumnHelp() {
  return (
    <ul className="list-disc pl-5 text-sm text-muted">
      <li>
        <Trans>
          Zboží poznáme podle kódu. Kód, který neznáme, je nové zboží: potřebuje název, kategorii, sazbu DPH a cenu s
          DPH. Název, který v některém jazyce chybí, převezmeme z jiného jazyka.
        </Trans>
      </li>
      <li>
        <Trans>
          Nové zboží bude skryté, dokud ho nezobrazíte. V nabídce bude hned, má-li soubor sloupec „V nabídce“ s hodnotou
          „ano“; k tomu potřebuje i hmotnost v gramech.
        </Trans>
      </li>
      <li>
        <Trans>Prázdná buňka nic nemění. Hodnotu smažete slovem [smazat] i se závorkami.</Trans>
      </li>
      <li>
        <Trans>
          Ceny můžete psát jako {spaced} i {plain}. Kategorii, značku, balení a zemi jménem nebo číslem.
        </Trans>
      </li>
      <li>
        <Trans>Sloupec se skladem nastavuje počet kusů na prodejně, nepřičítá je.</Trans>
      </li>
    </ul>
  );
}
