import { isDeepStrictEqual } from 'node:util';
import { companyFields, contactRules, normaliseContact } from '#shared/accounts/contact-fields.ts';
import { conflict, forbidden, notFound, throwFieldErrors } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import type { Caller } from '#server/platform/calls/caller.ts';
import { ensureVersion, versionOf } from '#server/platform/db/row-version.ts';
import { mayDecideOn } from '../account-policy.ts';
import { lockAccount, recordEvent, updateAccount } from '../account.queries.ts';
import { companyOf } from '../registration/company-data.ts';
import { queueContactChanged } from '../security-mails.ts';

interface Correction {
  readonly id: number;
  readonly actor: Caller;
  readonly company: string;
  readonly company_id: string;
  readonly tax_id: string;
  readonly company_address: string;
  readonly reason: string;
  readonly version: string;
}

interface CompanyColumns {
  readonly company: string | null;
  readonly company_id: string | null;
  readonly tax_id: string | null;
  readonly company_address: string | null;
}

/** The company data of an account. */
export function companyPart({ company, company_id, tax_id, company_address }: CompanyColumns): CompanyColumns {
  return { company, company_id, tax_id, company_address };
}

/**
 * Corrects what a business states about itself, for example after it has moved. Issued documents keep what they say.
 * Without a change nothing is recorded and mailed.
 * @throws forbidden (403); conflict (409) for a private person; OutdatedVersion; FieldError
 */
export async function correctCompany(context: Context, { id, actor, reason, ...input }: Correction): Promise<void> {
  const at = context.now();
  await context.db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, id);
    if (!account) throw notFound();
    if (!mayDecideOn(account, actor)) throw forbidden();
    if (!account.is_business) throw conflict();
    const before = companyPart(account);
    ensureVersion(before, input.version, { ...before, version: versionOf(before) });
    const { first_name, last_name, phone_prefix } = account;
    const form = normaliseContact({
      ...input,
      first_name,
      last_name,
      phone_prefix: phone_prefix as Parameters<typeof normaliseContact>[0]['phone_prefix'],
      phone: '',
      is_business: true,
    });
    throwFieldErrors(errorsOf(form));
    const { is_business: _isBusiness, ...after } = companyOf(form);
    if (isDeepStrictEqual(before, companyPart(after))) return;
    await updateAccount(tx, id, after);
    const actorId = actor.accountId;
    await recordEvent(tx, { accountId: id, actorId, kind: 'company_corrected', at, detail: { reason } });
    const entry = { actorId, action: 'change', entity: 'account', entityId: id } as const;
    await recordAudit(tx, [{ ...entry, before, after: { ...after, reason } }], at);
    await queueContactChanged(context, tx, account, ['company'], { isCorrection: true });
  });
}

const corrected: ReadonlySet<string> = new Set(Object.keys(companyFields));

/** The rules of the user's own form. */
function errorsOf(form: Readonly<Record<string, unknown>>) {
  const broken = contactRules.filter(({ field, isMet }) => corrected.has(field) && !isMet(form));
  return Object.fromEntries(broken.map(({ field, error }) => [field, error]));
}
