import { isLocale, defaultLocale, type Locale } from '#shared/i18n/locales.ts';
import { CodedError, notFound } from '#shared/errors.ts';
import { exportHours, exportPauseHours } from '#shared/privacy/limits.ts';
import type { DataExport } from '#shared/privacy/contract.ts';
import { z } from 'zod';
import type { Context } from '#server/context.ts';
import { createToken, findAccount, isOpen, lockAccount } from '#server/features/accounts/index.ts';
import { renderInvoicePdf } from '#server/features/orders/index.ts';
import { masterFile } from '#server/features/pictures/index.ts';
import { addJob } from '#server/platform/jobs/job-queue.ts';
import { queueExportReady } from '../mails.ts';
import { collectData } from './collect-data.ts';
import {
  deleteOldExports,
  findExport,
  findLatestExport,
  insertExport,
  listOutdated,
  listOwnDocuments,
  listOwnPictures,
  setExportState,
  setReady,
  type ExportRecord,
} from './data-export.queries.ts';
import { presentHtml } from './present-html.ts';
import { writeArchive, type ArchiveFile } from './write-archive.ts';

const hour = 3_600_000;
const keptDays = 30;

export const exportJob = { task: 'privacy.export', payload: z.object({ id: z.int() }) };

/** Orders the archive of a person's data. @throws export_limit (429) */
export async function requestExport(context: Context, accountId: number, locale: Locale): Promise<DataExport> {
  const at = context.now();
  return context.db.transaction().execute(async (tx) => {
    if (!(await lockAccount(tx, accountId))) throw notFound();
    const latest = await findLatestExport(tx, accountId);
    if (latest?.state === 'waiting') return presentExport(latest, at);
    const next = mayExportFrom(latest);
    if (next && at < next) throw new CodedError('export_limit');
    const key = `exports/${createToken().replace(/^[_-]/, 'x')}.zip`;
    const { id } = await insertExport(tx, { accountId, at, locale, key });
    await addJob(tx, exportJob.task, { id }, { key: `${exportJob.task}:${id}`, maxAttempts: 5 });
    return presentExport((await findExport(tx, id))!, at);
  });
}

/** When the next archive may be ordered; undefined: now. One that failed does not count. */
export function mayExportFrom(latest: ExportRecord | undefined): Date | undefined {
  if (!latest || latest.state === 'failed') return undefined;
  return new Date(latest.requested_at.getTime() + exportPauseHours * hour);
}

export function presentExport({ state, requested_at, expires_at, bytes }: ExportRecord, at: Date): DataExport {
  return {
    state: state === 'ready' && expires_at! <= at ? 'expired' : state,
    requested_at: requested_at.toISOString(),
    expires_at: expires_at?.toISOString() ?? null,
    bytes,
  };
}

/** Makes the archive and tells its owner. Repeated, it replaces the file. */
export async function prepareExport(context: Context, { id }: { readonly id: number }): Promise<void> {
  const record = await findExport(context.db, id);
  const account = record && (await findAccount(context.db, record.account_id));
  if (!account || record.state !== 'waiting' || !isOpen(account)) return;
  const archive = await writeArchive(listFiles(context, record, account));
  await context.files.put(record.file_key, archive);
  const at = context.now();
  await context.db.transaction().execute(async (tx) => {
    const expiresAt = new Date(at.getTime() + exportHours * hour);
    const isReady = await setReady(tx, id, { bytes: archive.byteLength, at, expiresAt });
    if (isReady) await queueExportReady(context, tx, account, id);
  });
}

async function* listFiles(
  context: Context,
  record: ExportRecord,
  person: { readonly id: number; readonly email: string | null },
): AsyncGenerator<ArchiveFile> {
  const { db, files } = context;
  const locale = isLocale(record.locale) ? record.locale : defaultLocale;
  const sections = await collectData(context, person);
  const data = Object.fromEntries(sections.map(({ name, rows }) => [name, rows]));
  yield { name: 'data.json', content: JSON.stringify(data, null, 2) };
  yield { name: 'index.html', content: presentHtml(sections, { locale, at: context.now() }) };
  for (const { number, content } of await listOwnDocuments(db, person.id)) {
    const document = content as Parameters<typeof renderInvoicePdf>[0];
    yield {
      name: `documents/${number}.pdf`,
      content: await renderInvoicePdf(document, document.locale),
      isCompressed: true,
    };
  }
  for (const { key } of await listOwnPictures(db, person.id)) {
    const content = await files.find(masterFile(key));
    if (content) yield { name: `pictures/${key}.webp`, content, isCompressed: true };
  }
}

/** Deletes archives whose time is over. @returns how many */
export async function sweepExports({ db, files, now }: Pick<Context, 'db' | 'files' | 'now'>): Promise<number> {
  const at = now();
  const outdated = await listOutdated(db, at, new Date(at.getTime() - exportHours * hour));
  for (const { id, file_key: key, state } of outdated) {
    await files.delete(key);
    await setExportState(db, id, state === 'ready' ? 'expired' : 'failed');
  }
  return outdated.length + (await deleteOldExports(db, new Date(at.getTime() - keptDays * 24 * hour)));
}
