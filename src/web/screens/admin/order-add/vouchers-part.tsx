import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { vouchersPerCart } from '#shared/cart/limits.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';

interface VouchersPartProps {
  readonly codes: readonly string[];
  readonly errors: readonly string[];
  readonly onChange: (codes: readonly string[]) => void;
}

export function VouchersPart({ codes, errors, onChange }: VouchersPartProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const add = () => {
    const code = typed.trim().toUpperCase();
    setTyped('');
    if (code !== '' && !codes.includes(code)) onChange([...codes, code]);
  };
  return (
    <div data-field="vouchers" className="flex flex-col gap-2">
      {codes.map((code) => (
        <p key={code} className="flex items-center gap-3">
          <span className="rounded border border-line bg-sunken px-3 py-1">{code}</span>
          <Button
            look="quiet"
            size="small"
            aria-label={t`Odebrat voucher ${code}`}
            onClick={() => onChange(codes.filter((each) => each !== code))}
          >
            <Trans>Odebrat</Trans>
          </Button>
        </p>
      ))}
      {codes.length < vouchersPerCart && (
        <div className="flex items-end gap-3">
          <TextField
            className="grow"
            label={t`Voucher`}
            autoComplete="off"
            maxLength={40}
            value={typed}
            errors={errors}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              add();
            }}
          />
          <Button look="secondary" onClick={add}>
            <Trans>Přidat</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
