import { defineScreen } from '#web/shell/router/screen.ts';

export const screen = defineScreen({
  load: async () => ({}),
  head: () => ({ title: 'Karafa' }),
  Page: function InfoPage() {
    return <h1>info</h1>;
  },
});
