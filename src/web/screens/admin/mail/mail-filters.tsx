import { useLingui } from '@lingui/react/macro';
import { mailKinds } from '#shared/mails/kinds.ts';
import { FilterForm } from '#web/features/filtered-list/filter-form.tsx';
import { useMailKindText } from '#web/features/mail-kind/mail-kind.ts';
import type { ListedMail, MailChoice } from './mail-list.ts';
import { useMailStateTexts } from './mail-state.tsx';

/** Filters of the list of mails, stored in the URL. */
export function MailFilters({ choice }: { choice: MailChoice }) {
  const { t } = useLingui();
  const stateTexts = useMailStateTexts();
  const kindText = useMailKindText();
  const all = { value: '', text: t`všechny` };
  return (
    <FilterForm
      words={choice.q}
      wordsHint={t`adresát nebo předmět`}
      resetParams={['mail']}
      states={{
        name: 'state',
        label: t`Stav`,
        value: choice.state,
        options: [
          all,
          ...(Object.keys(stateTexts) as ListedMail['state'][]).map((state) => ({
            value: state,
            text: stateTexts[state],
          })),
        ],
      }}
      filters={[
        {
          name: 'kind',
          label: t`Druh`,
          value: choice.kind,
          options: [all, ...mailKinds.map((kind) => ({ value: kind, text: kindText(kind) }))],
        },
      ]}
    />
  );
}
