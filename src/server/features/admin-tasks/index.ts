export { mountAdminTasks } from './admin-tasks.routes.ts';
