import { z } from 'zod';

/** Who saved a version of a text; null: nobody known. */
export const saver = z.object({ id: z.int(), username: z.string() }).nullable();

/** A saved version of texts, without them. */
export const revisionRow = z.object({ id: z.int(), saved_at: z.iso.datetime(), saved_by: saver });
export type RevisionRow = z.infer<typeof revisionRow>;

/** A page of saved versions, the newest first. */
export const revisionList = z.object({ revisions: z.array(revisionRow), page: z.int(), has_more: z.boolean() });
export type RevisionList = z.infer<typeof revisionList>;
