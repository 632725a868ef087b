import { Trans, useLingui } from '@lingui/react/macro';
import { browserApi } from '#web/api/browser-api.ts';
import { MoneySetting } from '#web/features/money-setting/money-setting.tsx';

/** The sum above which refunds need a second administrator. */
export function ApprovalLimitButton() {
  const { t } = useLingui();
  return (
    <MoneySetting
      button={<Trans>Změnit hranici</Trans>}
      title={t`Vratky ke schválení`}
      load={() => browserApi.adminPayments.approvalLimit()}
      save={(body) => browserApi.adminPayments.changeApprovalLimit({ body })}
      fields={[
        {
          name: 'limit',
          label: t`Vratky nad tuto částku schvaluje druhý správce`,
          help: t`Nula: schvalovat se nemusí žádná. Vratky, které už na schválení čekají, na něj čekají dál.`,
        },
      ]}
    />
  );
}
