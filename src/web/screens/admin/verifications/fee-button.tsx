import { Trans, useLingui } from '@lingui/react/macro';
import { browserApi } from '#web/api/browser-api.ts';
import { MoneySetting } from '#web/features/money-setting/money-setting.tsx';

/** The fee of the verification. */
export function FeeButton() {
  const { t } = useLingui();
  return (
    <MoneySetting
      button={<Trans>Změnit poplatek</Trans>}
      title={t`Poplatek za ověřený účet`}
      load={() => browserApi.adminVerification.fee()}
      save={(body) => browserApi.adminVerification.changeFee({ body })}
      fields={[
        {
          name: 'fee',
          label: t`Částka včetně DPH`,
          help: t`Platí pro nové žádosti. Kdo už žádost podal, zaplatí částku, kterou viděl.`,
        },
      ]}
    />
  );
}
