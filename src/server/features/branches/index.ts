export { mountAdminBranches } from './admin-branches.routes.ts';
export {
  activeStores,
  closedDays,
  findPickupBranch,
  findWarehouse,
  listBranches,
  listClosedDays,
  pickupBranch,
  type BranchRow,
  type ClosureRow,
  type PickupBranchRow,
} from './branch.queries.ts';
export { getPublicBranch, listPublicBranches } from './list-public-branches.ts';
export { shownClosures } from './shown-closures.ts';
export { addDays, dayIn, shopCalendar, type Calendar } from './shop-calendar.ts';
