import type { Locale } from '#shared/i18n/locales.ts';
import type { Context } from '#server/context.ts';
import { listBranchNames } from '#server/features/products/index.ts';
import { listCurrencies } from '#server/features/reference-data/index.ts';
import { knownColumns } from './columns/column-titles.ts';
import type { RowWords } from './import-presenter.ts';
import { readChoices } from './rows/choice.queries.ts';
import type { IssueText } from './rows/row-problem.ts';

const noCurrency = { symbol_before: '', symbol_after: '', decimals: 2 };

export async function readRowWords({ db }: Context, locale: Locale, issueText: IssueText): Promise<RowWords> {
  const [branches, choices, currencies] = await Promise.all([
    listBranchNames(db),
    readChoices(db, locale),
    listCurrencies(db),
  ]);
  const currency = currencies.find(({ is_default }) => is_default) ?? noCurrency;
  return { locale, columns: knownColumns(branches), choices, currency, issueText };
}
