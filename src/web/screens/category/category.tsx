import { defineScreen } from '#web/shell/router/screen.ts';

export const screen = defineScreen({
  load: async () => ({}),
  head: () => ({ title: 'Karafa' }),
  Page: function CategoryPage() {
    return <h1>category</h1>;
  },
});
