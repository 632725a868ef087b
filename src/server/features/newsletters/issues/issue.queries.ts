import { sql } from 'kysely';
import type { Locale } from '#shared/i18n/locales.ts';
import type { IssueInput } from '#shared/newsletters/issues-contract.ts';
import { issuesPerPage, type IssueState } from '#shared/newsletters/issues.ts';
import { countedAtMost } from '#server/platform/db/page-of-found.ts';
import type { Queryable, Tx } from '#server/platform/db/db.ts';
import { partPattern } from '#server/platform/db/like-pattern.ts';

/** What is stored as JSON; categories have a table. */
export type IssueContent = Omit<IssueInput, 'categories'>;

export interface Issue {
  readonly id: number;
  readonly state: IssueState;
  readonly content: IssueContent;
  readonly categories: number[];
  readonly changed_at: Date;
  readonly scheduled_at: Date | null;
  readonly started_at: Date | null;
  readonly ended_at: Date | null;
  readonly problem: string | null;
  readonly recipients: number;
  readonly sent: number;
  readonly failed: number;
  readonly uncertain: number;
  readonly skipped: number;
  readonly kept: number;
  readonly clicks: number;
}

const columns = sql`i.id, i.state, i.content, i.changed_at, i.scheduled_at, i.started_at, i.ended_at, i.problem,
  i.recipients, i.sent, i.failed, i.uncertain, i.skipped, i.kept,
  array(select category_id from newsletter_issue_category where issue_id = i.id order by category_id) as categories,
  (select coalesce(sum(d.clicks), 0)::integer from newsletter_link l join newsletter_link_day d on d.link_id = l.id
    where l.issue_id = i.id) as clicks`;

interface IssueFilter {
  readonly q: string;
  readonly state?: IssueState | undefined;
  readonly language?: Locale | undefined;
}

function chosen({ q, state, language }: IssueFilter) {
  const pattern = partPattern(q);
  const conditions = [
    q !== '' &&
      sql`exists (select from json_each_text(i.content -> 'subjects') subject
        where f_unaccent(lower(subject.value)) like f_unaccent(lower(${pattern})))`,
    state && sql`i.state = ${state}`,
    language && sql`i.content -> 'subjects' ->> ${language} <> ''`,
  ].filter((condition) => typeof condition === 'object');
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

/** One row more than a page, which shows whether another page follows. */
export async function listIssues(db: Queryable, filter: IssueFilter & { readonly page: number }): Promise<Issue[]> {
  const { rows } = await sql<Issue>`
    select ${columns} from newsletter_issue i where ${chosen(filter)}
    order by i.id desc limit ${issuesPerPage + 1} offset ${(filter.page - 1) * issuesPerPage}`.execute(db);
  return rows;
}

/** Exact up to a thousand. */
export async function countIssues(db: Queryable, filter: IssueFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from (
      select from newsletter_issue i where ${chosen(filter)} limit ${countedAtMost}) found`.execute(db);
  return rows[0]!.total;
}

export async function findIssue(db: Queryable, id: number): Promise<Issue | undefined> {
  const { rows } = await sql<Issue>`select ${columns} from newsletter_issue i where i.id = ${id}`.execute(db);
  return rows[0];
}

export async function lockIssue(tx: Tx, id: number): Promise<Issue | undefined> {
  await sql`select from newsletter_issue where id = ${id} for update`.execute(tx);
  return findIssue(tx, id);
}

export async function insertIssue(tx: Tx, content: IssueContent, at: Date): Promise<number> {
  const { id } = await tx
    .insertInto('newsletter_issue')
    .values({ content: JSON.stringify(content), created_at: at, changed_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateContent(tx: Tx, id: number, content: IssueContent, at: Date): Promise<void> {
  await tx
    .updateTable('newsletter_issue')
    .set({ content: JSON.stringify(content), changed_at: at })
    .where('id', '=', id)
    .execute();
}

export async function replaceCategories(tx: Tx, id: number, categories: readonly number[]): Promise<void> {
  await tx.deleteFrom('newsletter_issue_category').where('issue_id', '=', id).execute();
  if (categories.length === 0) return;
  await tx
    .insertInto('newsletter_issue_category')
    .values(categories.map((category_id) => ({ issue_id: id, category_id })))
    .execute();
}

export async function replaceIssuePictures(tx: Tx, id: number, pictureIds: readonly number[]): Promise<void> {
  const stored = await tx
    .selectFrom('newsletter_issue_picture')
    .where('issue_id', '=', id)
    .select('picture_id')
    .execute();
  const known = new Set(stored.map((row) => row.picture_id));
  const added = [...new Set(pictureIds)].filter((picture) => !known.has(picture));
  if (added.length > 0)
    await tx
      .insertInto('newsletter_issue_picture')
      .values(added.map((picture_id) => ({ issue_id: id, picture_id })))
      .execute();
  const removed = [...known].filter((picture) => !pictureIds.includes(picture));
  if (removed.length > 0)
    await tx
      .deleteFrom('newsletter_issue_picture')
      .where('issue_id', '=', id)
      .where('picture_id', 'in', removed)
      .execute();
}

/** The stored pictures of an issue by their keys. */
export function listIssuePictures(db: Queryable, id: number): Promise<{ id: number; key: string }[]> {
  return db
    .selectFrom('newsletter_issue_picture')
    .innerJoin('picture', 'picture.id', 'newsletter_issue_picture.picture_id')
    .where('issue_id', '=', id)
    .select(['picture.id', 'picture.key'])
    .execute();
}

export async function deleteIssue(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('newsletter_issue').where('id', '=', id).execute();
}

interface IssueTimes {
  readonly state: IssueState;
  readonly scheduled_at?: Date | null;
  readonly started_at?: Date;
  readonly ended_at?: Date;
  readonly problem?: string | null;
}

export async function setIssueState(tx: Tx, id: number, times: IssueTimes): Promise<void> {
  await tx.updateTable('newsletter_issue').set(times).where('id', '=', id).execute();
}
