import { msg } from '@lingui/core/macro';
import type { Scope } from '#shared/contract/scopes.ts';
import { formatDateTime } from '#shared/i18n/dates.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { routePath } from '#shared/i18n/paths.ts';
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { serverI18n } from '#server/platform/i18n/server-i18n.ts';
import { composeMail, queueMail, writeMail } from '#server/platform/mail/index.ts';
import { webAddress } from '../queue-account-mail.ts';
import { scopeTexts } from '../scope-texts.ts';

interface InvitationMail {
  readonly email: string;
  readonly locale: Locale;
  readonly scopes: readonly Scope[];
  readonly token: string;
  readonly expiresAt: Date;
}

/** The invitation to administer the portal, with its link. */
export async function queueInvitation(
  context: Pick<Context, 'config'>,
  tx: Tx,
  { email, locale, scopes, token, expiresAt }: InvitationMail,
): Promise<void> {
  const i18n = serverI18n(locale);
  const kind = 'account.invitation';
  await queueMail(tx, {
    ...composeMail(i18n, locale, {
      ...(await writeMail(tx, { kind, locale }, (own) => ({
        subject: own._(msg`Pozvánka do správy portálu Karafa`),
        blocks: [
          { kind: 'heading', text: own._(msg`Zveme vás do správy portálu`) },
          { kind: 'paragraph', text: own._(msg`Po přijetí pozvánky budete na portálu Karafa spravovat:`) },
          { kind: 'list', items: scopes.map((scope) => own._(scopeTexts[scope])) },
          {
            kind: 'button',
            text: own._(msg`Otevřít pozvánku`),
            url: webAddress(context, routePath('invitation', locale, { token })),
          },
          {
            kind: 'note',
            text: own._(
              msg`Pozvánka platí do ${{ time: formatDateTime(expiresAt, locale) }} a jen pro tento e-mail. Pokud ji nečekáte, nemusíte nic dělat.`,
            ),
          },
        ],
      }))),
      reason: i18n._(msg`Tento e-mail jste dostali, protože vás správce portálu Karafa pozval ke spolupráci.`),
    }),
    kind,
    isSecret: true,
    to: { address: email },
    locale,
  });
}
