import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { emailChangeHours, emailConfirmationDays } from '#shared/accounts/limits.ts';
import { deviceName } from '#shared/accounts/device-name.ts';
import type { Scope } from '#shared/contract/scopes.ts';
import { formatDateTime } from '#shared/i18n/dates.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { routePath } from '#shared/i18n/paths.ts';
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/platform/db/db.ts';
import type { MailBlock } from '#server/platform/mail/index.ts';
import { queueAccountMail, webAddress, type Addressee } from './queue-account-mail.ts';
import { scopeTexts } from './scope-texts.ts';

/** Mails that let the owner of an account notice and stop a stranger. */

interface NewDevice {
  readonly at: Date;
  readonly userAgent: string;
  readonly address: string;
}

/** Somebody logged in from a browser that has not logged in to the account before. */
export function queueNewDevice(
  context: Context,
  tx: Tx,
  to: Addressee,
  { at, userAgent, address }: NewDevice,
): Promise<void> {
  return queueAccountMail(tx, to, {
    kind: 'account.new_device',
    content: (i18n, locale) => ({
      subject: i18n._(msg`Přihlášení z nového zařízení`),
      blocks: [
        { kind: 'heading', text: i18n._(msg`Přihlášení z nového zařízení`) },
        {
          kind: 'paragraph',
          text: i18n._(
            msg`K účtu ${{ username: to.username }} se někdo přihlásil ze zařízení, které jsme u vás ještě neviděli.`,
          ),
        },
        {
          kind: 'facts',
          facts: [
            { label: i18n._(msg`Čas`), value: formatDateTime(at, locale) },
            { label: i18n._(msg`Zařízení`), value: deviceName(userAgent) || i18n._(msg`Neznámé zařízení`) },
            { label: i18n._(msg`IP adresa`), value: address },
          ],
        },
        { kind: 'paragraph', text: i18n._(msg`Pokud jste to byli vy, nemusíte nic dělat.`) },
        { kind: 'paragraph', text: notYou(i18n) },
        ...waysToReact(context, i18n, locale),
      ],
    }),
  });
}

const contactTexts = {
  name: msg`Jméno a příjmení`,
  phone: msg`Telefon`,
  company: msg`Firemní údaje`,
} as const satisfies Record<string, MessageDescriptor>;
export type ChangedContact = keyof typeof contactTexts;

/**
 * The mail does not contain the values: somebody else may read the mailbox.
 * @param isCorrection whether an administrator made it
 */
export function queueContactChanged(
  context: Context,
  tx: Tx,
  to: Addressee,
  changed: readonly ChangedContact[],
  { isCorrection = false }: { readonly isCorrection?: boolean } = {},
): Promise<void> {
  return queueAccountMail(tx, to, {
    kind: 'account.contact_changed',
    content: (i18n, locale) => ({
      subject: i18n._(msg`Vaše kontaktní údaje byly změněny`),
      blocks: [
        { kind: 'heading', text: i18n._(msg`Kontaktní údaje jsou změněny`) },
        {
          kind: 'paragraph',
          text: isCorrection
            ? i18n._(msg`Správce opravil u účtu ${{ username: to.username }} tyto údaje:`)
            : i18n._(msg`U účtu ${{ username: to.username }} se právě změnilo:`),
        },
        { kind: 'list', items: changed.map((field) => i18n._(contactTexts[field])) },
        ...(isCorrection
          ? [
              {
                kind: 'button',
                text: i18n._(msg`Zkontrolovat údaje`),
                url: webAddress(context, routePath('account-invoice', locale)),
              } as const,
              { kind: 'note', text: i18n._(msg`Pokud údaje nesouhlasí, opravte je prosím nebo nám napište.`) } as const,
            ]
          : [{ kind: 'paragraph', text: notYou(i18n) } as const, ...waysToReact(context, i18n, locale)]),
      ],
    }),
  });
}

/** What an administrator changed about a user's role. */
export type RoleChange =
  | { readonly scopes: readonly Scope[] }
  | { readonly authorized: boolean }
  | { readonly group: { readonly name: string } | undefined };

export function queueRoleChanged(context: Context, tx: Tx, to: Addressee, change: RoleChange): Promise<void> {
  return queueAccountMail(tx, to, {
    kind: 'account.role_changed',
    content: (i18n, locale) => ({
      subject: i18n._(msg`Oprávnění vašeho účtu se změnila`),
      blocks: [
        { kind: 'heading', text: i18n._(msg`Oprávnění účtu jsou změněna`) },
        { kind: 'paragraph', text: roleText(i18n, to.username, change) },
        ...('scopes' in change && change.scopes.length > 0
          ? [{ kind: 'list', items: change.scopes.map((scope) => i18n._(scopeTexts[scope])) } as const]
          : []),
        { kind: 'note', text: i18n._(msg`Pokud vám změna nedává smysl, napište prosím naší podpoře.`) },
        {
          kind: 'button',
          text: i18n._(msg`Otevřít účet`),
          url: webAddress(context, routePath('account', locale)),
        },
      ],
    }),
  });
}

function roleText(i18n: I18n, username: string, change: RoleChange): string {
  if ('authorized' in change)
    return change.authorized
      ? i18n._(msg`Správce ověřil účet ${{ username }}. Inzerujete teď bez omezení počtu a bez schvalování.`)
      : i18n._(
          msg`Správce zrušil ověření účtu ${{ username }}. Počet inzerátů je teď omezen a každý čeká na schválení.`,
        );
  if ('group' in change)
    return change.group
      ? i18n._(
          msg`Správce zařadil účet ${{ username }} do skupiny ${{ group: change.group.name }}, která u nás nakupuje se slevou.`,
        )
      : i18n._(msg`Správce vyřadil účet ${{ username }} ze skupiny se slevou.`);
  return change.scopes.length > 0
    ? i18n._(msg`Správce svěřil účtu ${{ username }} správu těchto oblastí:`)
    : i18n._(msg`Správce odebral účtu ${{ username }} všechna oprávnění ke správě.`);
}

/** To the address of the account, which must confirm or refuse the change. */
export function queueEmailChangeOld(
  context: Context,
  tx: Tx,
  to: Addressee,
  { email, token }: { readonly email: string; readonly token: string },
): Promise<void> {
  return queueAccountMail(tx, to, {
    kind: 'account.email_change_old',
    isSecret: true,
    content: (i18n, locale) => ({
      subject: i18n._(msg`Potvrďte změnu e-mailu`),
      blocks: [
        { kind: 'heading', text: i18n._(msg`Změna e-mailu účtu`) },
        {
          kind: 'paragraph',
          text: i18n._(
            msg`U účtu ${{ username: to.username }} někdo, možná vy, požádal o změnu e-mailu na ${{ email }}. Změna platí, až ji potvrdíte z obou schránek. Odkaz funguje ${{ hours: emailChangeHours }} hodin.`,
          ),
        },
        {
          kind: 'button',
          text: i18n._(msg`Potvrdit, nebo odmítnout`),
          url: linkAddress(context, locale, token),
        },
        {
          kind: 'note',
          text: i18n._(
            msg`Pokud jste o změnu nežádali, odmítněte ji přes stejný odkaz. E-mail zůstane a všechna zařízení odhlásíme.`,
          ),
        },
      ],
    }),
  });
}

/** To the new address, whose owner must confirm the change. */
export function queueEmailChangeNew(
  context: Context,
  tx: Tx,
  to: Addressee,
  { token }: { readonly token: string },
): Promise<void> {
  return queueAccountMail(tx, to, {
    kind: 'account.email_change_new',
    isSecret: true,
    content: (i18n, locale) => ({
      subject: i18n._(msg`Potvrďte svůj nový e-mail`),
      blocks: [
        { kind: 'heading', text: i18n._(msg`Nový e-mail účtu`) },
        {
          kind: 'paragraph',
          text: i18n._(
            msg`Účet ${{ username: to.username }} na portálu Karafa má nově používat tento e-mail. Potvrďte prosím, že schránka je vaše. Odkaz funguje ${{ hours: emailChangeHours }} hodin.`,
          ),
        },
        { kind: 'button', text: i18n._(msg`Potvrdit nový e-mail`), url: linkAddress(context, locale, token) },
        { kind: 'note', text: i18n._(msg`Pokud vám to nic neříká, nemusíte nic dělat: bez potvrzení se nic nezmění.`) },
      ],
    }),
  });
}

/** To the owner of an account whose address another account wants. The one who asked for it learns nothing. */
export function queueEmailInUse(context: Context, tx: Tx, to: Addressee): Promise<void> {
  return queueAccountMail(tx, to, {
    kind: 'account.email_in_use',
    content: (i18n, locale) => ({
      subject: i18n._(msg`Tento e-mail už svůj účet má`),
      blocks: [
        { kind: 'heading', text: i18n._(msg`Tento e-mail už svůj účet má`) },
        {
          kind: 'paragraph',
          text: i18n._(
            msg`Někdo, možná vy, chtěl na tento e-mail převést jiný účet. Patří k němu ale už účet ${{ username: to.username }}, proto změnu nelze provést.`,
          ),
        },
        {
          kind: 'paragraph',
          text: i18n._(msg`Pokud si heslo k tomuto účtu nepamatujete, nastavte si nové.`),
        },
        resetButton(context, i18n, locale),
        { kind: 'note', text: i18n._(msg`Pokud jste to nebyli vy, nemusíte nic dělat.`) },
      ],
    }),
  });
}

/**
 * To both addresses after the change.
 * @param isCorrection whether an administrator made it, for someone who has lost the old mailbox
 */
export function queueEmailChanged(
  context: Context,
  tx: Tx,
  to: Addressee,
  { email, isCorrection }: { readonly email: string; readonly isCorrection: boolean },
): Promise<void> {
  return queueAccountMail(tx, to, {
    kind: 'account.email_changed',
    content: (i18n, locale) => ({
      subject: i18n._(msg`E-mail vašeho účtu byl změněn`),
      blocks: [
        { kind: 'heading', text: i18n._(msg`E-mail je změněn`) },
        {
          kind: 'paragraph',
          text: isCorrection
            ? i18n._(
                msg`Správce změnil e-mail účtu ${{ username: to.username }} na ${{ email }}. Odteď se přihlašujte jím; nejprve si nastavte nové heslo. Všechna zařízení jsme odhlásili.`,
              )
            : i18n._(
                msg`E-mail účtu ${{ username: to.username }} je teď ${{ email }}. Odteď se přihlašujte jím. Ostatní zařízení jsme odhlásili.`,
              ),
        },
        ...(isCorrection && email === to.email ? [resetButton(context, i18n, locale)] : []),
        { kind: 'note', text: i18n._(msg`Pokud o změně nevíte, napište nám prosím hned.`) },
      ],
    }),
  });
}

/** To the address of an account whose owner has not yet proved to read it. */
export function queueConfirmEmail(context: Context, tx: Tx, to: Addressee, token: string): Promise<void> {
  return queueAccountMail(tx, to, {
    kind: 'account.confirm_email',
    isSecret: true,
    content: (i18n, locale) => ({
      subject: i18n._(msg`Potvrďte svůj e-mail`),
      blocks: [
        { kind: 'heading', text: i18n._(msg`Potvrďte svůj e-mail`) },
        {
          kind: 'paragraph',
          text: i18n._(
            msg`Potvrďte prosím, že tento e-mail patří k účtu ${{ username: to.username }}. Budete pak moci používat vouchery, které jsme vystavili přímo na vás. Odkaz funguje ${{ days: emailConfirmationDays }} dní.`,
          ),
        },
        { kind: 'button', text: i18n._(msg`Potvrdit e-mail`), url: linkAddress(context, locale, token) },
        { kind: 'note', text: i18n._(msg`Pokud vám to nic neříká, nemusíte nic dělat.`) },
      ],
    }),
  });
}

function linkAddress(context: Context, locale: Locale, token: string): string {
  return webAddress(context, routePath('confirm-email', locale, { hash: token }));
}

function notYou(i18n: I18n): string {
  return i18n._(
    msg`Pokud jste to nebyli vy, nastavte si hned nové heslo: tím odhlásíte všechna zařízení. Pak nám prosím napište.`,
  );
}

function waysToReact(context: Context, i18n: I18n, locale: Locale): MailBlock[] {
  const logins = `${webAddress(context, routePath('account-invoice', locale))}#logins-title`;
  return [
    resetButton(context, i18n, locale),
    { kind: 'button', text: i18n._(msg`Zobrazit a odhlásit zařízení`), url: logins },
  ];
}

function resetButton(context: Context, i18n: I18n, locale: Locale): MailBlock {
  const url = webAddress(context, routePath('reset-password', locale));
  return { kind: 'button', text: i18n._(msg`Nastavit nové heslo`), url };
}
