export { mountAdminBank } from './admin-bank.routes.ts';
export { waitingLines } from './bank-line.queries.ts';
export { deleteOldStatements } from './forget-statements.ts';
export { fetchFio } from './fio/fetch-fio.ts';
export { releaseEndedShares } from './matching/release-ended-shares.ts';
export { matchTask } from './import-statements.ts';
export { matchLines } from './matching/match-lines.ts';
