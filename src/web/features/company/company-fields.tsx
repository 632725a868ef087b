import { useRef, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Company } from '#shared/companies/contract.ts';
import type { CompanyCountry } from '#shared/companies/company-id.ts';
import { shops } from '#shared/shop/shops.ts';
import { ApiError } from '#web/api/api-error.ts';
import { browserApi } from '#web/api/browser-api.ts';
import type { Form } from '#web/features/form/use-form.ts';
import { useFailureText } from '#web/page/failure-text.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import type { CompanyData } from './read-company.ts';

interface CompanyFieldsProps {
  readonly form: Form;
  readonly data?: CompanyData;
  /** False if another field asks for the address. */
  readonly hasAddress?: boolean;
  /** Called with the registry's data once they are filled in. */
  readonly onFound?: (found: Company) => void;
}

/** A company's data. They can be filled in from the registry by the company ID, or typed. */
export function CompanyFields({ form, data = {}, hasAddress = true, onFound }: CompanyFieldsProps) {
  const { t } = useLingui();
  const failureText = useFailureText();
  const { shell } = usePage();
  const box = useRef<HTMLDivElement>(null);
  const [message, setMessage] = useState<{ readonly text: string; readonly isError: boolean }>();
  const [isLooking, setIsLooking] = useState(false);

  const input = (name: string) => box.current!.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
  const chosenCountry = (): CompanyCountry => (input('company_country').value === 'SK' ? 'SK' : 'CZ');
  const lookUp = async () => {
    const companyId = input('company_id').value.trim();
    if (companyId === '') {
      setMessage({ text: t`Vyplňte nejprve IČO.`, isError: true });
      input('company_id').focus();
      return;
    }
    setIsLooking(true);
    setMessage(undefined);
    try {
      const found = await browserApi.companies.lookUp({ params: { country: chosenCountry(), company_id: companyId } });
      input('company_id').value = found.company_id;
      input('company').value = found.name;
      input('tax_id').value = found.tax_id ?? '';
      if (hasAddress)
        input('company_address').value = [found.street, `${found.postcode} ${found.city}`.trim()]
          .filter(Boolean)
          .join(', ');
      onFound?.(found);
      setMessage({
        text: found.is_active ? t`Údaje jsme doplnili z rejstříku.` : t`Podle rejstříku firma už zanikla.`,
        isError: !found.is_active,
      });
    } catch (error) {
      const fieldError = error instanceof ApiError ? error.answer.errors?.company_id?.[0] : undefined;
      setMessage({ text: fieldError ?? failureText(error), isError: true });
    } finally {
      setIsLooking(false);
    }
  };

  const field = (name: keyof CompanyData) => ({
    name,
    errors: form.errorsOf(name),
    defaultValue: data[name] ?? undefined,
  });
  return (
    <div ref={box} className="flex flex-col gap-5 rounded border border-line bg-surface p-4">
      <div className="grid items-end gap-3 tablet:grid-cols-[8.5rem_minmax(0,1fr)_auto]">
        <SelectField label={t`Země sídla`} name="company_country" defaultValue={shops[shell.shop].country}>
          <option value="CZ">{t`Česko`}</option>
          <option value="SK">{t`Slovensko`}</option>
        </SelectField>
        <TextField {...field('company_id')} label={t`IČO`} autoComplete="off" maxLength={20} required />
        <Button look="secondary" onClick={() => void lookUp()} disabled={isLooking}>
          <Trans>Doplnit z rejstříku</Trans>
        </Button>
      </div>
      <p role="status" className={message?.isError ? 'text-sm font-semibold text-burgundy-text' : 'text-sm text-link'}>
        {message?.text}
      </p>
      <TextField {...field('company')} label={t`Název firmy`} autoComplete="organization" maxLength={200} required />
      <TextField
        {...field('tax_id')}
        label={t`DIČ`}
        autoComplete="off"
        maxLength={20}
        help={t`Nejste-li plátci DPH, nechte pole prázdné.`}
      />
      {hasAddress && (
        <TextField
          {...field('company_address')}
          label={t`Sídlo`}
          autoComplete="street-address"
          maxLength={300}
          required
        />
      )}
    </div>
  );
}
