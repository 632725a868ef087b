export { mountContent } from './content.routes.ts';
