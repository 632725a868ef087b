import { msg, plural } from '@lingui/core/macro';
import type { Locale } from '#shared/i18n/locales.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { confirmationDays } from '#shared/newsletters/limits.ts';
import type { Context } from '#server/context.ts';
import { webAddress } from '#server/features/accounts/index.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { serverI18n } from '#server/platform/i18n/server-i18n.ts';
import { composeMail, queueMail, writeMail } from '#server/platform/mail/index.ts';

/** To whom asks for newsletters: the link that confirms it, and later changes and ends it. */
export async function queueConfirmSubscription(
  context: Pick<Context, 'config'>,
  tx: Tx,
  { email, locale, token }: { email: string; locale: Locale; token: string },
): Promise<void> {
  const i18n = serverI18n(locale);
  const url = webAddress(context, routePath('newsletter-link', locale, { token }));
  await queueMail(tx, {
    ...composeMail(
      i18n,
      locale,
      await writeMail(tx, { kind: 'newsletter.confirm', locale }, (own) => ({
        subject: own._(msg`Potvrďte odběr newsletteru`),
        blocks: [
          { kind: 'heading', text: own._(msg`Potvrďte prosím odběr newsletteru`) },
          {
            kind: 'paragraph',
            text: own._(
              msg`Někdo, pravděpodobně vy, chce na tuto adresu dostávat newsletter portálu Karafa. Potvrďte prosím, že je e-mail váš.`,
            ),
          },
          { kind: 'button', text: own._(msg`Potvrdit odběr`), url },
          {
            kind: 'paragraph',
            text: own._(
              msg`Na stejné stránce můžete kdykoli změnit, o čem vám píšeme, nebo odběr jedním stisknutím ukončit.`,
            ),
          },
          {
            kind: 'note',
            text: own._(
              msg`Odkaz platí ${plural({ days: confirmationDays }, { one: '# den', few: '# dny', other: '# dní' })}. Pokud jste o newsletter nežádali, nemusíte nic dělat: bez potvrzení nic nepošleme.`,
            ),
          },
        ],
        reason: own._(
          msg`Tento e-mail jste dostali, protože někdo na portálu Karafa zadal vaši adresu k odběru newsletteru.`,
        ),
      })),
    ),
    kind: 'newsletter.confirm',
    isSecret: true,
    unsubscribeUrl: webAddress(context, `/api/subscriber/links/${token}/unsubscribe`),
    to: { address: email },
    locale,
  });
}
