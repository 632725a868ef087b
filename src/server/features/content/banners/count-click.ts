import { notFound } from '#shared/errors.ts';
import type { Context } from '#server/context.ts';
import { isRobot } from '#server/platform/robots/is-robot.ts';
import { addClick } from './click.queries.ts';

/** Counts a click of a person. Only the number of the day (UTC) is stored. @throws not_found */
export async function countClick({ db, now }: Context, id: number, userAgent: string | undefined): Promise<void> {
  if (isRobot(userAgent)) return;
  if (!(await addClick(db, id, now().toISOString().slice(0, 10)))) throw notFound();
}
