import { defineScreen } from '#web/page/screen.ts';

export const screen = defineScreen<object>({
  load: async () => ({}),
  head: () => ({ title: '', isIndexed: false }),
  Page: function AccountOrderSummaryPage() {
    return null;
  },
});
