export { mountAdminFigures } from './figures.routes.ts';
export { mountFiguresCsv } from './figures-csv.routes.ts';
export { installStepCounts } from './install-step-counts.ts';
export { rebuildJob } from './rebuild-job.ts';
export { rebuildFigures, recomputeFigures } from './recompute-figures.ts';
export { listFrequentSearches } from './frequent-searches.ts';
export { sweepSearches } from './sweep-searches.ts';
