import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AdvertInput } from '#shared/adverts/content-contract.ts';
import { isCovered, type ConfirmedGoods } from '#shared/adverts/confirmed-goods.ts';
import type { ListingDetail } from '#shared/catalog/contract.ts';
import { requiredGoods } from '#shared/adverts/required-goods.ts';
import { ApiError } from '#web/api/api-error.ts';
import { BrandField } from '#web/features/brand-field/brand-field.tsx';
import { CategoryPicker } from '#web/features/category-picker/category-picker.tsx';
import { chosenCategory } from '#web/features/category-picker/chosen-category.ts';
import { withCategoryError } from '#web/features/category-picker/category-error.ts';
import { useCategoryFacts } from '#web/features/category-picker/use-category-facts.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { useForm } from '#web/features/form/use-form.ts';
import { PictureList } from '#web/features/picture-list/picture-list.tsx';
import { usePictures } from '#web/features/picture-list/use-pictures.ts';
import type { Country } from '#shared/reference-data/contract.ts';
import { lazyPart } from '#web/page/i18n.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/field.tsx';
import { inputOf, type AdvertDraft } from './advert-draft.ts';
import type { AdvertPreview } from './advert-preview.tsx';
import type { FormPart } from './form-part.ts';
import { GoodsFields, PackageField } from './goods-fields.tsx';
import { GoodsNotice } from './goods-notice.tsx';
import { dropDraft, storeDraft } from './stored-draft.ts';
import { LimitNotice } from './limit-notice.tsx';
import { OfferType } from './offer-type.tsx';
import { PriceFields } from './price-fields.tsx';
import { DescriptionField, NameField, PlaceField } from './text-fields.tsx';

interface Previewed {
  readonly listing: ListingDetail;
  readonly AdvertPreview: typeof AdvertPreview;
}

export interface AdvertFormProps<Answer> {
  readonly first: AdvertDraft;
  /** Key of the draft in the browser's storage. */
  readonly draftKey: string;
  readonly countries: readonly Country[];
  /** What the author has confirmed of the advert's goods. */
  readonly confirmed?: { readonly at: string; readonly goods: ConfirmedGoods } | undefined;
  readonly submitText: string;
  readonly send: (input: AdvertInput, clientKey: string) => Promise<Answer>;
  /** Offers a preview: the advert as its page will show it. */
  readonly preview?: (input: AdvertInput) => Promise<ListingDetail>;
  readonly onDone: (answer: Answer) => void;
}

const loadPreview = lazyPart(() => import('./advert-preview.tsx'));

/** The form of an advert. The browser stores a draft of it until it is sent. */
export function AdvertForm<Answer>({
  first,
  draftKey,
  countries,
  confirmed,
  submitText,
  send,
  preview,
  onDone,
}: AdvertFormProps<Answer>) {
  const { t } = useLingui();
  const { locale, shell } = usePage();
  const { tree, currencies } = shell;
  const [draft, setDraft] = useState(first);
  const [isLimitReached, setIsLimitReached] = useState(false);
  const [previewed, setPreviewed] = useState<Previewed>();
  // Which button sends the form. The preview is checked as the advert is, with the errors at their fields.
  const isPreviewWanted = useRef(false);
  const submitButtons = useRef<HTMLSpanElement>(null);
  const formId = useId();
  const category = chosenCategory(tree, draft.category_path);
  const facts = useCategoryFacts(category?.id);
  const change = (patch: Partial<AdvertDraft>) => setDraft((now) => ({ ...now, ...patch }));
  const pictures = usePictures(first.pictures, (keys) => {
    if (keys.join() !== draft.pictures.join()) change({ pictures: keys });
  });

  useEffect(() => {
    if (draft !== first) storeDraft(draftKey, draft);
  }, [draft, first, draftKey]);

  const form = useForm<{ readonly sent: Answer } | Previewed>({
    send: async () => {
      const wantsPreview = isPreviewWanted.current;
      isPreviewWanted.current = false;
      setIsLimitReached(false);
      // A package is given up only when the category is known not to sell it: packages may not be loaded yet.
      const isForeign = facts?.packages?.every(({ id }) => String(id) !== draft.package_id);
      const input = inputOf(isForeign ? { ...draft, package_id: '' } : draft, tree, currencies, locale);
      try {
        if (!wantsPreview || !preview) return { sent: await send(input, draft.client_key) };
        const [listing, { AdvertPreview }] = await Promise.all([preview(input), loadPreview()]);
        return { listing, AdvertPreview };
      } catch (error) {
        if (error instanceof ApiError && error.code === 'advert_limit') setIsLimitReached(true);
        if (error instanceof ApiError && !category)
          throw withCategoryError(error, t`Vyberte kategorii až po poslední úroveň.`);
        throw error;
      }
    },
    onDone: (answer) => {
      if ('listing' in answer) {
        setPreviewed(answer);
        return;
      }
      dropDraft(draftKey);
      onDone(answer.sent);
    },
    // The errors are at the fields.
    onFailure: () => setPreviewed(undefined),
  });
  const required = facts && requiredGoods(draft.offer_type, { age_rule: facts.ageRule, unit_price_unit: facts.unit });
  const goods = {
    offer_type: draft.offer_type,
    category_id: category?.id,
    package_id: draft.package_id === '' ? null : Number(draft.package_id),
  };
  // Unless the server asks for it: the advert may have been changed elsewhere.
  const isConfirmed = confirmed && isCovered(goods, confirmed.goods) && form.errorsOf('confirms_goods').length === 0;
  const part: FormPart = { draft, change, errorsOf: form.errorsOf };
  const closePreview = () => {
    flushSync(() => setPreviewed(undefined));
    submitButtons.current?.querySelector<HTMLElement>('button:last-of-type')?.focus();
  };
  return (
    <>
      {/* Behind the preview the form stays as it was typed. */}
      <form {...form.props} id={formId} hidden={previewed !== undefined} className="flex max-w-2xl flex-col gap-6">
        <FormFailures form={form} />
        {isLimitReached && <LimitNotice />}
        <OfferType {...part} />
        {/* First, so that they are uploaded while the rest is written. */}
        <PictureList pictures={pictures} errors={form.errorsOf('pictures')} />
        <CategoryPicker
          path={draft.category_path}
          onChange={(category_path) => change({ category_path })}
          errors={form.errorsOf('category_id')}
        />
        <NameField {...part} />
        <BrandField
          mayPropose
          isRequired={required?.brand === true && !draft.is_unbranded}
          brand={draft.brand}
          onChange={(brand) => change({ brand })}
          errors={[...form.errorsOf('brand_id'), ...form.errorsOf('brand_name')]}
        />
        {required?.brand && draft.brand === null && (
          <Checkbox
            name="is_unbranded"
            label={t`Zboží nemá značku, například sbírka nebo starožitnost`}
            checked={draft.is_unbranded}
            onChange={({ target }) => change({ is_unbranded: target.checked })}
            className="-mt-4"
          />
        )}
        <PackageField {...part} packages={facts?.packages} isRequired={required?.package === true} />
        <DescriptionField {...part} />
        <PriceFields {...part} />
        <PlaceField {...part} />
        <GoodsFields {...part} countries={countries} />
        {facts && facts.ageRule !== 'none' && (
          <GoodsNotice
            confirmedAt={isConfirmed ? confirmed?.at : undefined}
            isConfirmed={draft.confirms_goods}
            onChange={(confirms_goods) => change({ confirms_goods })}
            errors={form.errorsOf('confirms_goods')}
          />
        )}
        <div>
          <span ref={submitButtons} className="flex flex-wrap gap-2">
            <Button type="submit" disabled={form.isSending || pictures.isUploading}>
              {submitText}
            </Button>
            {preview && (
              <Button
                type="submit"
                look="secondary"
                disabled={form.isSending || pictures.isUploading}
                onClick={() => {
                  isPreviewWanted.current = true;
                }}
              >
                <Trans>Náhled</Trans>
              </Button>
            )}
          </span>
          <p role="status" className="mt-1 text-sm text-muted">
            {pictures.isUploading && <Trans>Obrázky se ještě nahrávají.</Trans>}
          </p>
        </div>
      </form>
      {previewed && (
        <previewed.AdvertPreview
          listing={previewed.listing}
          form={formId}
          submitText={submitText}
          isSending={form.isSending}
          onBack={closePreview}
        />
      )}
    </>
  );
}
