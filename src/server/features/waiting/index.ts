export { mountWaiting } from './waiting.routes.ts';
