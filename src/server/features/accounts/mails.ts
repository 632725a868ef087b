import { msg } from '@lingui/core/macro';
import { routePath } from '#shared/i18n/paths.ts';
import { passwordResetMinutes } from '#shared/accounts/limits.ts';
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { queueAccountMail, webAddress, type Addressee } from './queue-account-mail.ts';

export function queueRegistrationReceived(_context: Context, tx: Tx, to: Addressee): Promise<void> {
  return queueAccountMail(tx, to, {
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
  return queueAccountMail(tx, to, {
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
        { kind: 'button', text: i18n._(msg`Přihlásit se`), url: webAddress(context, routePath('account', locale)) },
      ],
    }),
  });
}

export function queueAccountRefused(_context: Context, tx: Tx, to: Addressee, reason: string): Promise<void> {
  return queueAccountMail(tx, to, {
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
  return queueAccountMail(tx, to, {
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
  return queueAccountMail(tx, to, {
    kind: 'account.password_reset',
    isSecret: true,
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
          url: webAddress(context, routePath('change-password', locale, { hash: token })),
        },
        { kind: 'note', text: i18n._(msg`Pokud jste o nové heslo nežádali, nemusíte nic dělat: staré platí dál.`) },
      ],
    }),
  });
}

export function queuePasswordChanged(_context: Context, tx: Tx, to: Addressee): Promise<void> {
  return queueAccountMail(tx, to, {
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
