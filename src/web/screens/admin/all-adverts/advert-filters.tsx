import { Trans, useLingui } from '@lingui/react/macro';
import { FilterForm } from '#web/features/filtered-list/filter-form.tsx';
import { changedQuery } from '#web/features/filtered-list/list-query.ts';
import { ResultCount } from '#web/features/filtered-list/result-count.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import type { AdvertChoice } from './advert-list.ts';

/** Filters of the list of adverts, stored in the URL. */
export function AdvertFilters({ choice, total }: { choice: AdvertChoice; total: number }) {
  const { t } = useLingui();
  const { path, search } = usePage();
  return (
    <FilterForm
      words={choice.q}
      wordsHint={t`číslo, název, prodejce, e-mail`}
      otherParams={['review']}
      aside={
        <>
          {choice.seller !== undefined && (
            <LinkButton look="quiet" href={`${path}${changedQuery(search, { seller: undefined })}`}>
              <Trans>Od všech autorů</Trans>
            </LinkButton>
          )}
          <ResultCount total={total} />
        </>
      }
    >
      <SelectField label={t`Stav`} name="state" defaultValue={choice.state ?? ''}>
        <option value="">{t`všechny`}</option>
        <option value="approved">{t`veřejné`}</option>
        <option value="hidden">{t`skryté správcem`}</option>
        <option value="waiting">{t`čekající`}</option>
        <option value="paused">{t`pozastavené`}</option>
        <option value="rejected">{t`zamítnuté`}</option>
        <option value="expired">{t`prošlé`}</option>
        <option value="sold">{t`prodané`}</option>
        <option value="deleted">{t`smazané`}</option>
      </SelectField>
      <SelectField label={t`Druh`} name="offer_type" defaultValue={choice.offer_type ?? ''}>
        <option value="">{t`všechno`}</option>
        <option value="supply">{t`nabídky`}</option>
        <option value="demand">{t`poptávky`}</option>
      </SelectField>
      {choice.seller !== undefined && <input type="hidden" name="seller" value={String(choice.seller)} />}
      {choice.review !== undefined && <input type="hidden" name="review" value={choice.review} />}
    </FilterForm>
  );
}
