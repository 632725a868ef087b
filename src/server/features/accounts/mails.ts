import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isLocale, defaultLocale, type Locale } from '#shared/i18n/locales.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { passwordResetMinutes } from '#shared/accounts/limits.ts';
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { serverI18n } from '#server/platform/i18n/server-i18n.ts';
import { composeMail, queueMail, type MailContent } from '#server/platform/mail/index.ts';

/** An account as its mails need it. */
export interface Addressee {
  readonly id: number;
  readonly email: string | null;
  readonly first_name: string;
  readonly last_name: string;
  readonly username: string;
  readonly locale: string;
}

interface Template {
  readonly kind: string;
  readonly content: (i18n: I18n, locale: Locale) => MailContent;
}

async function queue(tx: Tx, to: Addressee, { kind, content }: Template): Promise<void> {
  if (!to.email) return;
  const locale = isLocale(to.locale) ? to.locale : defaultLocale;
  const i18n = serverI18n(locale);
  await queueMail(tx, {
    ...composeMail(i18n, locale, content(i18n, locale)),
    kind,
    to: { address: to.email, name: `${to.first_name} ${to.last_name}`.trim() || to.username },
    locale,
    accountId: to.id,
  });
}

const address = ({ config }: Context, path: string) =>
  `${config.http.publicUrl ?? `http://localhost:${config.http.port}`}${path}`;

export function queueRegistrationReceived(_context: Context, tx: Tx, to: Addressee): Promise<void> {
  return queue(tx, to, {
    kind: 'account.registered',
    content: (i18n) => ({
      subject: i18n._(msg`Vaši registraci jsme přijali`),
      blocks: [
        { kind: 'heading', text: i18n._(msg`Děkujeme za registraci`) },
        {
          kind: 'paragraph',
          text: i18n._(
            msg`Účet ${{ username: to.username }} teď čeká na schválení správcem. Jakmile ho schválí, pošleme vám e-mail a budete se moci přihlásit.`,
          ),
        },
      ],
    }),
  });
}

export function queueAccountApproved(context: Context, tx: Tx, to: Addressee): Promise<void> {
  return queue(tx, to, {
    kind: 'account.approved',
    content: (i18n, locale) => ({
      subject: i18n._(msg`Váš účet je schválený`),
      blocks: [
        { kind: 'heading', text: i18n._(msg`Vítejte na Karafě`) },
        {
          kind: 'paragraph',
          text: i18n._(
            msg`Správce schválil váš účet ${{ username: to.username }}. Můžete se přihlásit a podat první inzerát.`,
          ),
        },
        { kind: 'button', text: i18n._(msg`Přihlásit se`), url: address(context, routePath('account', locale)) },
      ],
    }),
  });
}

export function queueAccountRefused(_context: Context, tx: Tx, to: Addressee, reason: string): Promise<void> {
  return queue(tx, to, {
    kind: 'account.refused',
    content: (i18n) => ({
      subject: i18n._(msg`Vaši registraci jsme nemohli schválit`),
      blocks: [
        { kind: 'heading', text: i18n._(msg`Registrace nebyla schválena`) },
        {
          kind: 'paragraph',
          text: i18n._(msg`Správce registraci účtu ${{ username: to.username }} zamítl z tohoto důvodu:`),
        },
        { kind: 'paragraph', text: reason },
        { kind: 'note', text: i18n._(msg`Pokud s tím nesouhlasíte, odpovězte prosím na tento e-mail.`) },
      ],
    }),
  });
}

export function queueAccountBlocked(_context: Context, tx: Tx, to: Addressee, reason: string): Promise<void> {
  return queue(tx, to, {
    kind: 'account.blocked',
    content: (i18n) => ({
      subject: i18n._(msg`Váš účet jsme zablokovali`),
      blocks: [
        { kind: 'heading', text: i18n._(msg`Účet je zablokovaný`) },
        { kind: 'paragraph', text: i18n._(msg`Správce zablokoval účet ${{ username: to.username }} z tohoto důvodu:`) },
        { kind: 'paragraph', text: reason },
        { kind: 'note', text: i18n._(msg`Pokud s tím nesouhlasíte, odpovězte prosím na tento e-mail.`) },
      ],
    }),
  });
}

export function queuePasswordReset(context: Context, tx: Tx, to: Addressee, token: string): Promise<void> {
  return queue(tx, to, {
    kind: 'account.password_reset',
    content: (i18n, locale) => ({
      subject: i18n._(msg`Nové heslo`),
      blocks: [
        { kind: 'heading', text: i18n._(msg`Nastavte si nové heslo`) },
        {
          kind: 'paragraph',
          text: i18n._(
            msg`Někdo, snad vy, požádal o nové heslo k účtu ${{ username: to.username }}. Odkaz platí ${{ minutes: passwordResetMinutes }} minut a funguje jednou.`,
          ),
        },
        {
          kind: 'button',
          text: i18n._(msg`Nastavit nové heslo`),
          url: address(context, routePath('change-password', locale, { hash: token })),
        },
        { kind: 'note', text: i18n._(msg`Pokud jste o nové heslo nežádali, nemusíte nic dělat: staré platí dál.`) },
      ],
    }),
  });
}

export function queuePasswordChanged(_context: Context, tx: Tx, to: Addressee): Promise<void> {
  return queue(tx, to, {
    kind: 'account.password_changed',
    content: (i18n) => ({
      subject: i18n._(msg`Vaše heslo bylo změněno`),
      blocks: [
        { kind: 'heading', text: i18n._(msg`Heslo je změněné`) },
        {
          kind: 'paragraph',
          text: i18n._(
            msg`Heslo k účtu ${{ username: to.username }} bylo právě změněno a ostatní přihlášení skončila.`,
          ),
        },
        { kind: 'note', text: i18n._(msg`Pokud jste to nebyli vy, nechte si hned poslat nové heslo a napište nám.`) },
      ],
    }),
  });
}
