import { msg } from '@lingui/core/macro';
import { formatDate } from '#shared/i18n/dates.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { closingDays, exportHours } from '#shared/privacy/limits.ts';
import type { Context } from '#server/context.ts';
import { queueAccountMail, webAddress, type Addressee } from '#server/features/accounts/index.ts';
import type { Tx } from '#server/platform/db/db.ts';

/** @param token of the link that keeps the account */
export function queueAccountClosing(
  context: Context,
  tx: Tx,
  to: Addressee,
  { token, dueAt }: { readonly token: string; readonly dueAt: Date },
): Promise<void> {
  return queueAccountMail(tx, to, {
    kind: 'account.closing',
    isSecret: true,
    content: (i18n, locale) => ({
      subject: i18n._(msg`Váš účet jsme zrušili`),
      blocks: [
        { kind: 'heading', text: i18n._(msg`Účet je zrušený`) },
        {
          kind: 'paragraph',
          text: i18n._(
            msg`Účet ${{ username: to.username }} je zavřený a inzeráty už nejsou vidět. Údaje smažeme za ${{ days: closingDays }} dní.`,
          ),
        },
        {
          kind: 'paragraph',
          text: i18n._(
            msg`Do ${{ date: formatDate(dueAt, locale) }} si to můžete rozmyslet. Účet i inzeráty budou zase jako dřív.`,
          ),
        },
        {
          kind: 'button',
          text: i18n._(msg`Ponechat účet`),
          url: webAddress(context, routePath('keep-account', locale, { token })),
        },
        {
          kind: 'note',
          text: i18n._(msg`Pokud jste účet nerušili, ponechte ho tlačítkem výše a hned si změňte heslo.`),
        },
      ],
    }),
  });
}

export function queueAccountReopened(context: Context, tx: Tx, to: Addressee): Promise<void> {
  return queueAccountMail(tx, to, {
    kind: 'account.reopened',
    content: (i18n, locale) => ({
      subject: i18n._(msg`Váš účet zůstává`),
      blocks: [
        { kind: 'heading', text: i18n._(msg`Účet zůstává`) },
        {
          kind: 'paragraph',
          text: i18n._(
            msg`Účet ${{ username: to.username }} je zase otevřený a nic jsme nesmazali. Můžete se přihlásit.`,
          ),
        },
        { kind: 'button', text: i18n._(msg`Přihlásit se`), url: webAddress(context, routePath('account', locale)) },
      ],
    }),
  });
}

export function queueExportReady(context: Context, tx: Tx, to: Addressee, exportId: number): Promise<void> {
  return queueAccountMail(tx, to, {
    kind: 'account.export_ready',
    dedupeKey: `account.export_ready:${exportId}`,
    isNotice: true,
    content: (i18n, locale) => ({
      subject: i18n._(msg`Vaše údaje jsou připravené ke stažení`),
      blocks: [
        { kind: 'heading', text: i18n._(msg`Vaše údaje jsou připravené`) },
        {
          kind: 'paragraph',
          text: i18n._(
            msg`Archiv s údaji účtu ${{ username: to.username }} si můžete po přihlášení stáhnout. Za ${{ hours: exportHours }} hodin ho smažeme.`,
          ),
        },
        {
          kind: 'button',
          text: i18n._(msg`Otevřít Soukromí`),
          url: webAddress(context, routePath('account-privacy', locale)),
        },
        { kind: 'note', text: i18n._(msg`Pokud jste o archiv nežádali, změňte si hned heslo a napište nám.`) },
      ],
    }),
  });
}
