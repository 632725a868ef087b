import { defineScreen } from '#web/shell/router/screen.ts';

export const screen = defineScreen({
  load: async () => ({}),
  head: () => ({ title: 'Karafa' }),
  Page: function SearchPage() {
    return <h1>search</h1>;
  },
});
