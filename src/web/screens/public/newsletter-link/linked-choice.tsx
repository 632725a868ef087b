import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { LinkedSubscription, OfferedCategory } from '#shared/newsletters/contract.ts';
import { ApiError } from '#web/api/api-error.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { CategoryChoice } from '#web/features/category-choice/category-choice.tsx';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { useForm } from '#web/features/form/use-form.ts';
import { useNoneChosen } from '#web/features/newsletter/choice-errors.ts';
import { NotOffered } from '#web/features/newsletter/not-offered.tsx';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';

interface LinkedChoiceProps {
  readonly token: string;
  readonly subscription: LinkedSubscription;
  readonly tree: readonly OfferedCategory[];
  readonly onSaved: (next: LinkedSubscription) => void;
}

/** What the newsletter of a link is about. Without script, the checkboxes themselves are sent. */
export function LinkedChoice({ token, subscription, tree, onSaved }: LinkedChoiceProps) {
  const { t } = useLingui();
  const { locale } = usePage();
  const ensureChosen = useNoneChosen();
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set(subscription.selectedCategories));
  const form = useForm({
    send: async () =>
      browserApi.newsletters.changeLinked({ params: { token }, body: { selectedCategories: ensureChosen(ticked) } }),
    onDone: (next) => {
      showSnackbar({ text: t`Předvolby newsletteru jsme uložili.`, tone: 'success' });
      onSaved(next);
    },
    onFailure: (error) => {
      if (error instanceof ApiError && error.answer.errors?.selectedCategories) return;
      showSnackbar({ text: t`Předvolby newsletteru se nepodařilo uložit. Zkuste to prosím znovu.`, tone: 'error' });
    },
  });
  return (
    <form
      {...form.props}
      method="post"
      action={`/api/subscriber/links/${token}/form`}
      className="flex flex-col gap-4 rounded border border-line bg-surface p-4"
    >
      <input type="hidden" name="lang" value={locale} />
      <FormFailures form={form} />
      <CategoryChoice
        tree={tree}
        legend={t`O čem vám máme psát`}
        mode="checkdown"
        ticked={ticked}
        errors={form.errorsOf('selectedCategories')}
        field="selectedCategories"
        onChange={(next) => {
          setTicked(next);
          form.forget((field) => field === 'selectedCategories');
        }}
      />
      <NotOffered />
      <p>
        <Button
          type="submit"
          look={subscription.state === 'active' ? 'primary' : 'secondary'}
          disabled={form.isSending}
        >
          {subscription.state === 'active' ? <Trans>Uložit předvolby</Trans> : <Trans>Znovu odebírat</Trans>}
        </Button>
      </p>
    </form>
  );
}
