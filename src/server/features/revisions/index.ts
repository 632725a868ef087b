export { presentRevision, presentRevisionRow, saverOf } from './revision-presenter.ts';
export { findRevisions, hasRevisions, insertRevision, listRevisions, revisionsPerList } from './revision.queries.ts';
