import { listViews } from '../data/list-views.ts';
import type { Rows } from '../rows.ts';

export function buildListViews(administratorId: number): Rows {
  return {
    admin_list_view: listViews.map((view, index) => ({
      id: index + 1,
      account_id: administratorId,
      ...view,
      is_shared: true,
    })),
  };
}
