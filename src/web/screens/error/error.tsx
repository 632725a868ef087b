import { defineScreen } from '#web/shell/router/screen.ts';

export const screen = defineScreen({
  load: async () => ({}),
  head: () => ({ title: 'Karafa' }),
  Page: function ErrorPage() {
    return <h1>error</h1>;
  },
});
