import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { pathsInAllLocales } from '#shared/i18n/paths.ts';
import type { AdminContacts } from '#shared/settings/admin-contract.ts';
import { AdminFrame } from '#web/features/admin-frame/admin-frame.tsx';
import { defineScreen } from '#web/page/screen.ts';
import { ContactsForm } from './contacts-form.tsx';

/** The operator of the portal and its contacts. */
export const screen = defineScreen<AdminContacts>({
  layout: 'bare',
  load: ({ api }) => api.adminSettings.contacts(),
  head: (_data, { i18n }) => ({
    title: i18n._(msg`Kontakty`),
    alternates: pathsInAllLocales('admin-contacts'),
    isIndexed: false,
  }),
  Page: function AdminContactsPage({ data: contacts }) {
    return (
      <AdminFrame title={<Trans>Kontakty</Trans>}>
        <p className="mb-5 max-w-[75ch] text-muted">
          <Trans>Uvádíme je v patičce, v e-mailech a na nově vystavených fakturách.</Trans>
        </p>
        <ContactsForm contacts={contacts} />
      </AdminFrame>
    );
  },
});
