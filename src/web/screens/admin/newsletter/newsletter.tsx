import { defineScreen } from '#web/page/screen.ts';
export const screen = defineScreen<object>({ layout: 'bare', load: async () => ({}), head: () => ({ title: '', alternates: {}, isIndexed: false }) as never, Page: () => null });
