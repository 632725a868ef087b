import { defineScreen } from '#web/shell/router/screen.ts';

export const screen = defineScreen({
  load: async () => ({}),
  head: () => ({ title: 'Karafa' }),
  Page: function DocumentsPage() {
    return <h1>documents</h1>;
  },
});
