import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Locale } from '#shared/i18n/locales.ts';
import { routePath } from '#shared/i18n/paths.ts';
import { passwordResetMinutes } from '#shared/accounts/limits.ts';
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/platform/db/db.ts';
import type { MailBlock } from '#server/platform/mail/index.ts';
import { queueAccountMail, webAddress, type Addressee } from './queue-account-mail.ts';

/** @param token of a link that confirms the e-mail */
export function queueRegistrationReceived(
  context: Context,
  tx: Tx,
  to: Addressee,
  { token, isApproved }: { readonly token: string; readonly isApproved: boolean },
): Promise<void> {
  return queueAccountMail(tx, to, {
    kind: 'account.registered',
    isSecret: true,
    content: (i18n, locale) => ({
      subject: i18n._(msg`Vaši registraci jsme přijali`),
      blocks: [
        { kind: 'heading', text: i18n._(msg`Děkujeme za registraci`) },
        {
          kind: 'paragraph',
          text: isApproved
            ? i18n._(msg`Účet ${{ username: to.username }} je připravený, můžete se přihlásit.`)
            : i18n._(
                msg`Účet ${{ username: to.username }} teď čeká na schválení správcem. Jakmile ho schválí, pošleme vám e-mail a budete se moci přihlásit.`,
              ),
        },
        { kind: 'paragraph', text: i18n._(msg`Zatím prosím potvrďte, že je tento e-mail váš.`) },
        {
          kind: 'button',
          text: i18n._(msg`Potvrdit e-mail`),
          url: webAddress(context, routePath('confirm-email', locale, { hash: token })),
        },
        { kind: 'note', text: i18n._(msg`Pokud jste se neregistrovali, nemusíte nic dělat.`) },
      ],
    }),
  });
}

export function queueAccountApproved(context: Context, tx: Tx, to: Addressee): Promise<void> {
  return queueAccountMail(tx, to, {
    kind: 'account.approved',
    content: (i18n, locale) => ({
      subject: i18n._(msg`Váš účet je schválen`),
      blocks: [
        { kind: 'heading', text: i18n._(msg`Vítejte na Karafě`) },
        {
          kind: 'paragraph',
          text: i18n._(
            msg`Správce schválil váš účet ${{ username: to.username }}. Můžete se přihlásit a přidat první inzerát.`,
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
        {
          kind: 'note',
          text: i18n._(msg`Pokud s tím nesouhlasíte, napište prosím naší podpoře. Kontakt najdete v patičce portálu.`),
        },
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
        { kind: 'heading', text: i18n._(msg`Účet je zablokován`) },
        { kind: 'paragraph', text: i18n._(msg`Správce zablokoval účet ${{ username: to.username }} z tohoto důvodu:`) },
        { kind: 'paragraph', text: reason },
        {
          kind: 'note',
          text: i18n._(msg`Pokud s tím nesouhlasíte, napište prosím naší podpoře. Kontakt najdete v patičce portálu.`),
        },
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
            msg`Někdo, pravděpodobně vy, požádal o nové heslo k účtu ${{ username: to.username }}. Odkaz platí ${{ minutes: passwordResetMinutes }} minut a lze ho použít jen jednou.`,
          ),
        },
        {
          kind: 'button',
          text: i18n._(msg`Nastavit nové heslo`),
          url: webAddress(context, routePath('change-password', locale, { hash: token })),
        },
        { kind: 'note', text: i18n._(msg`Pokud jste o nové heslo nežádali, nemusíte nic dělat: dosavadní platí dál.`) },
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
        { kind: 'heading', text: i18n._(msg`Heslo je změněno`) },
        {
          kind: 'paragraph',
          text: i18n._(
            msg`Heslo k účtu ${{ username: to.username }} bylo právě změněno a ostatní zařízení jsme odhlásili.`,
          ),
        },
        { kind: 'note', text: i18n._(msg`Pokud jste to nebyli vy, požádejte hned o nové heslo a napište nám.`) },
      ],
    }),
  });
}

/** @param at when the attempts became suspicious */
export function queueLoginAttempts(context: Context, tx: Tx, to: Addressee, at: string): Promise<void> {
  return queueAccountMail(tx, to, {
    kind: 'account.login_attempts',
    dedupeKey: `account.login_attempts:${to.id}:${at}`,
    content: (i18n, locale) => ({
      subject: i18n._(msg`Neúspěšné pokusy o přihlášení`),
      blocks: [
        { kind: 'heading', text: i18n._(msg`Někdo zkouší vaše heslo`) },
        {
          kind: 'paragraph',
          text: i18n._(
            msg`K účtu ${{ username: to.username }} se někdo opakovaně pokusil přihlásit s nesprávným heslem. Další pokusy proto zpomalujeme. Ze zařízení, na kterých jste se už přihlásili, se přihlásíte jako obvykle.`,
          ),
        },
        {
          kind: 'paragraph',
          text: i18n._(msg`Pokud jste to byli vy a heslo si nepamatujete, nastavte si nové.`),
        },
        {
          kind: 'button',
          text: i18n._(msg`Nastavit nové heslo`),
          url: webAddress(context, routePath('reset-password', locale)),
        },
        {
          kind: 'note',
          text: i18n._(msg`Pokud jste to nebyli vy, nemusíte nic dělat. Heslo ale nikdy nepoužívejte i jinde.`),
        },
      ],
    }),
  });
}

export function queueSecondFactorOn(context: Context, tx: Tx, to: Addressee): Promise<void> {
  return queueAccountMail(tx, to, {
    kind: 'account.second_factor_on',
    content: (i18n, locale) => ({
      subject: i18n._(msg`Dvoufázové ověření je zapnuté`),
      blocks: [
        { kind: 'heading', text: i18n._(msg`Dvoufázové ověření je zapnuté`) },
        {
          kind: 'paragraph',
          text: i18n._(
            msg`Při přihlášení k účtu ${{ username: to.username }} se odteď kromě hesla ptáme i na kód z ověřovací aplikace. Záložní kódy si uložte tam, kde je najdete i bez telefonu.`,
          ),
        },
        openAccountData(context, i18n, locale),
        { kind: 'note', text: i18n._(msg`Pokud jste to nebyli vy, požádejte hned o nové heslo a napište nám.`) },
      ],
    }),
  });
}

/** @param isOwn whether the owner made the change; otherwise another administrator did */
export function queueSecondFactorOff(
  context: Context,
  tx: Tx,
  to: Addressee,
  { isOwn }: { isOwn: boolean },
): Promise<void> {
  const username = to.username;
  return queueAccountMail(tx, to, {
    kind: 'account.second_factor_off',
    content: (i18n, locale) => ({
      subject: i18n._(msg`Dvoufázové ověření je vypnuté`),
      blocks: [
        { kind: 'heading', text: i18n._(msg`Dvoufázové ověření je vypnuté`) },
        {
          kind: 'paragraph',
          text: isOwn
            ? i18n._(msg`K přihlášení k účtu ${{ username }} teď stačí e-mail a heslo. Záložní kódy už neplatí.`)
            : i18n._(
                msg`Správce vypnul dvoufázové ověření účtu ${{ username }}. K přihlášení teď stačí e-mail a heslo, záložní kódy už neplatí.`,
              ),
        },
        openAccountData(context, i18n, locale),
        { kind: 'note', text: i18n._(msg`Pokud jste o tom nevěděli, požádejte hned o nové heslo a napište nám.`) },
      ],
    }),
  });
}

function openAccountData(context: Context, i18n: I18n, locale: Locale): MailBlock {
  const url = webAddress(context, routePath('account-invoice', locale));
  return { kind: 'button', text: i18n._(msg`Otevřít údaje účtu`), url };
}
