import type { Context } from '#server/context.ts';
import { clearEndedToppings } from '#server/features/listings/index.ts';

/** Takes adverts down from the top when their paid time is over. Run by the worker every minute. @returns how many */
export async function endToppings({ db, now }: Pick<Context, 'db' | 'now'>): Promise<number> {
  return clearEndedToppings(db, now());
}
