import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { toppingDays } from '#shared/topping/topping.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { MoneySetting } from '#web/features/money-setting/money-setting.tsx';

/** The prices of topping by its length. */
export function PricesButton() {
  const { t } = useLingui();
  return (
    <MoneySetting
      button={<Trans>Změnit ceny</Trans>}
      title={t`Ceny topování`}
      load={() => browserApi.adminTopping.prices()}
      save={(body) => browserApi.adminTopping.changePrices({ body })}
      fields={toppingDays.map((days) => ({
        name: `price_${days}` as const,
        label: t`Za ${plural(days, { one: '# den', few: '# dny', other: '# dní' })}`,
      }))}
    >
      <p className="text-muted">
        <Trans>Ceny jsou včetně DPH a platí pro nové žádosti. Kdo už žádost podal, zaplatí částku, kterou viděl.</Trans>
      </p>
    </MoneySetting>
  );
}
