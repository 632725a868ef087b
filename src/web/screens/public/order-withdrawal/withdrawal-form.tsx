import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderReturns } from '#shared/returns/contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { storeDraft } from '#web/features/form/draft.ts';
import { useForm } from '#web/features/form/use-form.ts';
import { useFormKey } from '#web/features/returns/form-key.ts';
import { SenderFields } from '#web/features/returns/sender-fields.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Verbatim } from '#web/ui/verbatim.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { GoodsChoice, type ChosenPieces } from './goods-choice.tsx';

export interface WithdrawalFormProps {
  readonly returns: OrderReturns;
  readonly onSent: (after: OrderReturns) => void;
  readonly onFailure: (error: unknown) => void;
}

/**
 * First asks for the goods and the sender, then shows them for confirmation. Only the confirmation submits the
 * withdrawal.
 */
export function WithdrawalForm({ returns: { order, lines }, onSent, onFailure }: WithdrawalFormProps) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { key, renew } = useFormKey();
  const [chosen, setChosen] = useState<ChosenPieces>({});
  const [isConfirming, setIsConfirming] = useState(false);
  /** The preview shown for confirmation. */
  const [sender, setSender] = useState({ name: '', email: '', bank_account: '' });
  const goods = lines.filter(({ id, left }) => chosen[id] && left > 0);
  const piecesOf = ({ id, left }: (typeof lines)[number]) => Math.min(chosen[id] ?? 0, left);
  const draft = `withdrawal-${order.id}`;
  const form = useForm({
    draft,
    isStale: (field, changed) => field === 'lines' && changed.startsWith('line_'),
    send: async (values) => {
      const text = (name: string) => String(values.get(name));
      const typed = { name: text('name'), email: text('email'), bank_account: text('bank_account') };
      setSender(typed);
      const { id, hash } = order;
      const sent = {
        params: { id, hash },
        query: { lang: locale },
        body: {
          client_key: key(),
          lines: goods.map((line) => ({ order_line_id: line.id, quantity: piecesOf(line) })),
          ...typed,
          note: text('note'),
        },
      };
      if (isConfirming) return browserApi.returns.withdraw(sent);
      await browserApi.returns.checkWithdrawal(sent);
      return undefined;
    },
    onDone: (after) => {
      if (after) {
        renew();
        onSent(after);
      } else {
        setIsConfirming(true);
        // Nothing is submitted yet.
        storeDraft(draft, form.props.ref.current!);
      }
    },
    onFailure: (error) => {
      setIsConfirming(false);
      onFailure(error);
    },
  });
  const goBack = () => {
    // Rendered synchronously, because the focused button disappears.
    flushSync(() => setIsConfirming(false));
    form.props.ref.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  };

  return (
    <form {...form.props} className="flex flex-col gap-6">
      <FormFailures form={form} />
      <div hidden={isConfirming} className="flex flex-col gap-5">
        <GoodsChoice lines={lines} chosen={chosen} onChoose={setChosen} errors={form.errorsOf('lines')} />
        <SenderFields form={form} order={order} />
        <BankAccountField isRequired={order.needs_bank_account} errors={form.errorsOf('bank_account')} />
        <TextAreaField
          name="note"
          label={t`Poznámka (nepovinná)`}
          errors={form.errorsOf('note')}
          rows={3}
          maxLength={1000}
        />
        <p>
          <Button type="submit" disabled={form.isSending}>
            <Trans>Pokračovat</Trans>
          </Button>
        </p>
      </div>
      {isConfirming && (
        <Confirmation
          orderNumber={order.number}
          goods={goods.map((line) => ({ ...line, quantity: piecesOf(line) }))}
          sender={sender}
          isSending={form.isSending}
          onBack={goBack}
        />
      )}
    </form>
  );
}

interface BankAccountFieldProps {
  readonly isRequired: boolean;
  readonly errors: readonly string[];
}

function BankAccountField({ isRequired, errors }: BankAccountFieldProps) {
  const { t } = useLingui();
  const texts = isRequired
    ? { label: t`Účet pro vrácení peněz`, help: t`Peníze zaplacené na dobírku vrátíme převodem.` }
    : {
        label: t`Účet pro vrácení peněz (nepovinný)`,
        help: t`Nevyplníte-li ho, vrátíme peníze stejnou cestou, jakou přišly.`,
      };
  return <TextField name="bank_account" {...texts} required={isRequired} errors={errors} maxLength={50} />;
}

interface ConfirmationProps {
  readonly orderNumber: string;
  readonly goods: readonly { readonly id: number; readonly name: string; readonly quantity: number }[];
  readonly sender: { readonly name: string; readonly email: string; readonly bank_account: string };
  readonly isSending: boolean;
  readonly onBack: () => void;
}

function Confirmation({ orderNumber, goods, sender, isSending, onBack }: ConfirmationProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="confirm-title" className="flex flex-col gap-4 rounded border border-line bg-surface p-5">
      <h2 id="confirm-title" ref={heading} tabIndex={-1} className="text-2xl outline-none">
        <Trans>Potvrďte odstoupení</Trans>
      </h2>
      <p>
        <Trans>Odstupuji od smlouvy na toto zboží z objednávky {orderNumber}:</Trans>
      </p>
      <ul className="list-disc pl-5">
        {goods.map((line) => (
          <li key={line.id}>
            {line.quantity} × {line.name}
          </li>
        ))}
      </ul>
      <p className="break-words">
        {sender.name}, {sender.email}
        <br />
        {sender.bank_account === '' ? (
          <Trans>Peníze vrátíme stejnou cestou, jakou přišly.</Trans>
        ) : (
          <Trans>
            Peníze vrátíme na účet <Verbatim text={sender.bank_account} />.
          </Trans>
        )}
      </p>
      <p className="flex flex-wrap gap-2">
        <Button type="submit" disabled={isSending}>
          <Trans>Potvrdit odstoupení od smlouvy</Trans>
        </Button>
        <Button look="quiet" onClick={onBack}>
          <Trans>Zpět</Trans>
        </Button>
      </p>
    </section>
  );
}
