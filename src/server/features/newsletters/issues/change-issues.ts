import { conflict, notFound } from '#shared/errors.ts';
import { mapLocales } from '#shared/i18n/paths.ts';
import type { IssueInput } from '#shared/newsletters/issues-contract.ts';
import type { Context } from '#server/context.ts';
import { recordAudit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/db/db.ts';
import { ensureVersion } from '#server/platform/db/row-version.ts';
import { checkDraft } from './check-issue.ts';
import {
  deleteIssue,
  findIssue,
  insertIssue,
  listIssuePictures,
  lockIssue,
  replaceCategories,
  replaceIssuePictures,
  updateContent,
  type Issue,
  type IssueContent,
} from './issue.queries.ts';

/** What the form has: versions are made of it. */
export function editedPart({ content, categories }: Pick<Issue, 'content' | 'categories'>): IssueInput {
  const { subjects, preheaders, blocks } = content;
  return { subjects, preheaders, categories, blocks };
}

/** @throws FieldError (422) as `checkDraft` */
export async function addIssue({ db, now }: Context, actorId: number, input: IssueInput): Promise<{ id: number }> {
  const categories = sorted(input.categories);
  return db.transaction().execute(async (tx) => {
    const pictures = await checkDraft(tx, { actorId, issueId: undefined }, { ...input, categories });
    const issue = await insert(tx, { actorId, at: now() }, { ...input, categories });
    await replaceIssuePictures(tx, issue.id, pictures);
    return issue;
  });
}

/** @throws not_found */
export async function duplicateIssue({ db, now }: Context, actorId: number, id: number): Promise<{ id: number }> {
  return db.transaction().execute(async (tx) => {
    const issue = await findIssue(tx, id);
    if (!issue) throw notFound();
    const copy = await insert(tx, { actorId, at: now() }, editedPart(issue));
    const pictures = await listIssuePictures(tx, id);
    await replaceIssuePictures(
      tx,
      copy.id,
      pictures.map((picture) => picture.id),
    );
    return copy;
  });
}

/** @throws not_found; conflict when it is no draft, or somebody else changed it meanwhile; FieldError (422) */
export async function changeIssue(
  { db, now }: Context,
  actorId: number,
  id: number,
  { version, ...input }: IssueInput & { readonly version: string },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const before = await lockDraft(tx, id);
    ensureVersion(editedPart(before), version);
    const categories = sorted(input.categories);
    const pictures = await checkDraft(tx, { actorId, issueId: id }, { ...input, categories });
    await updateContent(tx, id, contentOf(input), now());
    await replaceCategories(tx, id, categories);
    await replaceIssuePictures(tx, id, pictures);
    const [was, is] = [audited(editedPart(before)), audited({ ...input, categories })];
    await recordAudit(
      tx,
      [{ actorId, action: 'change', entity: 'newsletter_issue', entityId: id, before: was, after: is }],
      now(),
    );
  });
}

/** @throws not_found; conflict when it is no draft */
export async function removeIssue({ db, now }: Context, actorId: number, id: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const before = await lockDraft(tx, id);
    await removeLocked(tx, { actorId, at: now() }, before);
  });
}

/**
 * Deletes drafts. What is no draft any more is left out.
 * @returns how many were deleted
 */
export async function removeDrafts({ db, now }: Context, actorId: number, ids: readonly number[]): Promise<number> {
  return db.transaction().execute(async (tx) => {
    let removed = 0;
    for (const id of sorted(ids)) {
      const issue = await lockIssue(tx, id);
      if (issue?.state !== 'draft') continue;
      await removeLocked(tx, { actorId, at: now() }, issue);
      removed += 1;
    }
    return removed;
  });
}

interface By {
  readonly actorId: number;
  readonly at: Date;
}

async function removeLocked(tx: Tx, { actorId, at }: By, issue: Issue): Promise<void> {
  await deleteIssue(tx, issue.id);
  const before = audited(editedPart(issue));
  await recordAudit(tx, [{ actorId, action: 'delete', entity: 'newsletter_issue', entityId: issue.id, before }], at);
}

/** Each once, in one order: versions depend on it, and so do locks. */
function sorted(ids: readonly number[]): number[] {
  return [...new Set(ids)].sort((one, other) => one - other);
}

async function insert(tx: Tx, { actorId, at }: By, input: IssueInput): Promise<{ id: number }> {
  const id = await insertIssue(tx, contentOf(input), at);
  await replaceCategories(tx, id, input.categories);
  const after = audited(input);
  await recordAudit(tx, [{ actorId, action: 'add', entity: 'newsletter_issue', entityId: id, after }], at);
  return { id };
}

export async function lockDraft(tx: Tx, id: number): Promise<Issue> {
  const issue = await lockIssue(tx, id);
  if (!issue) throw notFound();
  if (issue.state !== 'draft') throw conflict();
  return issue;
}

/** In one order of keys, on which versions depend. */
function contentOf({ subjects, preheaders, blocks }: IssueContent): IssueContent {
  const texts = (by: IssueContent['subjects']) => mapLocales((locale) => by[locale]);
  return { subjects: texts(subjects), preheaders: texts(preheaders), blocks };
}

/** The audit log says what has changed; whole texts are in the issue. */
function audited({ subjects, preheaders, categories, blocks }: IssueInput) {
  return { titles: subjects, preheaders, categories, blocks: blocks.map(({ kind }) => kind) };
}
