import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminOrder } from '#shared/orders/admin-contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { EditConflict } from '#web/features/edited-version/edit-conflict.tsx';
import { useEditedVersion } from '#web/features/edited-version/edited-version.ts';
import { useGuardedForm } from '#web/features/unsaved-changes/use-guarded-form.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import type { Form } from '#web/features/form/use-form.ts';
import { NameFields, PhoneFields } from '#web/features/person/person-fields.tsx';
import { readPerson } from '#web/features/person/read-person.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox, TextField } from '#web/ui/field.tsx';
import { useReportChange } from '../order-changes.tsx';

/** Corrects the buyer, the company and the addresses while the goods have not been sent. */
export function ContactForm({ data, onDone }: { data: AdminOrder; onDone: () => void }) {
  const { t } = useLingui();
  const { order, contact, documents } = data;
  const invoice = documents.find(({ kind }) => kind === 'invoice');
  const [email, setEmail] = useState(contact.email);
  const isElsewhere = email.trim().toLowerCase() !== contact.email;
  const reportChange = useReportChange();
  const edited = useEditedVersion(contact);
  const form = useGuardedForm({
    send: (values) => {
      const text = (name: string) => String(values.get(name) ?? '');
      return edited.watch(
        browserApi.adminOrders.correct({
          params: { id: order.id },
          body: {
            ...readPerson(values),
            email,
            company: text('company'),
            company_id: text('company_id'),
            tax_id: text('tax_id'),
            sends_mails: values.has('sends_mails'),
            delivery: contact.delivery && readAddress(values, 'delivery'),
            invoice: readAddress(values, 'invoice'),
            version: edited.version,
          },
        }),
      );
    },
    onDone: () => {
      onDone();
      reportChange(t`Údaje objednávky jsou opraveny.`);
    },
  });
  const companyField = (name: 'company' | 'company_id' | 'tax_id') => ({
    name,
    defaultValue: contact[name],
    errors: form.errorsOf(name),
    autoComplete: 'off',
  });
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <FormFailures form={form} />
      <EditConflict
        edited={edited}
        form={form}
        renderCopy={(row) => <ContactForm data={{ ...data, contact: row }} onDone={() => undefined} />}
      />
      <TextField
        name="email"
        type="email"
        label={t`E-mail`}
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        errors={form.errorsOf('email')}
        autoComplete="off"
        maxLength={254}
        required={contact.email !== ''}
      />
      {isElsewhere && (
        <Checkbox name="sends_mails" defaultChecked label={t`Poslat poslední e-maily znovu na novou adresu`} />
      )}
      <NameFields form={form} data={contact} />
      <PhoneFields form={form} data={contact} />
      {invoice && (
        <p className="text-muted">
          <Trans>
            Faktura {invoice.number} už je vystavena, proto se ani ona, ani opravné doklady k ní nezmění. Oprava se týká
            objednávky, zásilky a dalších e-mailů.
          </Trans>
        </p>
      )}
      <TextField {...companyField('company')} label={t`Firma`} maxLength={200} />
      <div className="grid gap-4 tablet:grid-cols-2">
        <TextField {...companyField('company_id')} label={t`IČO`} maxLength={20} />
        <TextField {...companyField('tax_id')} label={t`DIČ`} maxLength={20} />
      </div>
      {contact.delivery && (
        <AddressFields kind="delivery" legend={t`Doručovací adresa`} known={contact.delivery} form={form} />
      )}
      <AddressFields kind="invoice" legend={t`Fakturační adresa`} known={contact.invoice} form={form} />
      <p>
        <Button type="submit" disabled={form.isSending}>
          <Trans>Uložit</Trans>
        </Button>
      </p>
    </form>
  );
}

type Kind = 'delivery' | 'invoice';
type AddressPart = 'name' | 'street' | 'city' | 'postcode';
const parts: readonly AddressPart[] = ['name', 'street', 'city', 'postcode'];

function AddressFields({
  kind,
  legend,
  known,
  form,
}: {
  kind: Kind;
  legend: string;
  known: Record<AddressPart, string>;
  form: Form;
}) {
  const { t } = useLingui();
  const labels: Record<AddressPart, string> = {
    name: t`Jméno a příjmení`,
    street: t`Ulice a číslo`,
    city: t`Obec`,
    postcode: t`PSČ`,
  };
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 font-semibold">{legend}</legend>
      {parts.map((part) => (
        <TextField
          key={part}
          name={`${kind}.${part}`}
          label={labels[part]}
          defaultValue={known[part]}
          errors={form.errorsOf(`${kind}.${part}`)}
          autoComplete="off"
          maxLength={200}
        />
      ))}
    </fieldset>
  );
}

function readAddress(values: FormData, kind: Kind): Record<AddressPart, string> {
  const text = (part: AddressPart) => String(values.get(`${kind}.${part}`) ?? '');
  return { name: text('name'), street: text('street'), city: text('city'), postcode: text('postcode') };
}
