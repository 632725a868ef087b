import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminOrder } from '#shared/orders/admin-contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { useSavingForm } from '#web/features/admin/use-saving-form.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import type { Form } from '#web/features/form/use-form.ts';
import { PhoneFields } from '#web/features/person/person-fields.tsx';
import { readPerson } from '#web/features/person/read-person.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/field.tsx';

/** Corrects phone and addresses of an order whose goods have not left. */
export function ContactButton({ data }: { data: AdminOrder }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button look="secondary" size="small" onClick={() => setIsOpen(true)}>
        <Trans>Opravit adresu nebo telefon</Trans>
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={t`Opravit údaje`}>
        <ContactForm data={data} onDone={close} />
      </Dialog>
    </>
  );
}

function ContactForm({ data: { order, contact }, onDone }: { data: AdminOrder; onDone: () => void }) {
  const { t } = useLingui();
  const form = useSavingForm((values) => {
    const { phone_prefix, phone } = readPerson(values);
    return browserApi.adminOrders.correct({
      params: { id: order.id },
      body: {
        phone_prefix,
        phone,
        delivery: contact.delivery && readAddress(values, 'delivery'),
        invoice: readAddress(values, 'invoice'),
        version: contact.version,
      },
    });
  }, onDone);
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <FormFailures form={form} />
      <PhoneFields form={form} data={contact} />
      {contact.delivery && (
        <AddressFields kind="delivery" legend={t`Doručovací adresa`} known={contact.delivery} form={form} />
      )}
      <AddressFields kind="invoice" legend={t`Fakturační adresa`} known={contact.invoice} form={form} />
      {order.has_invoice && (
        <p className="text-muted">
          <Trans>Vystavená faktura zůstane, jak je.</Trans>
        </p>
      )}
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
