import { defineScreen } from '#web/shell/router/screen.ts';

export const screen = defineScreen({
  load: async () => ({}),
  head: () => ({ title: 'Karafa' }),
  Page: function ProductsSalePage() {
    return <h1>products-sale</h1>;
  },
});
