import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { OfferedCategory, OwnSubscription } from '#shared/newsletters/contract.ts';
import { ApiError } from '#web/api/api-error.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { CategoryChoice } from '#web/features/category-choice/category-choice.tsx';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { useNoneChosen } from '#web/features/newsletter/choice-errors.ts';
import { NotOffered } from '#web/features/newsletter/not-offered.tsx';
import { useGuardedForm } from '#web/features/unsaved-changes/use-guarded-form.ts';
import { Button } from '#web/ui/button.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';

interface ChoiceFormProps {
  readonly own: OwnSubscription;
  readonly tree: readonly OfferedCategory[];
  readonly isEmailConfirmed: boolean;
  readonly onSaved: (next: OwnSubscription) => void;
}

/** What the newsletter is about; saving also subscribes an account that is not subscribed. */
export function ChoiceForm({ own, tree, isEmailConfirmed, onSaved }: ChoiceFormProps) {
  const { t } = useLingui();
  const ensureChosen = useNoneChosen();
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set(own.selectedCategories));
  const needsLink = !isEmailConfirmed || own.state === 'suppressed';
  const isSubscribed = own.state === 'active' || own.state === 'unconfirmed';
  const form = useGuardedForm(
    {
      send: async () => {
        await browserApi.newsletters.preferences({ body: { selectedCategories: ensureChosen(ticked) } });
        return browserApi.newsletters.own();
      },
      onDone: (next) => {
        showSnackbar({
          text: needsLink
            ? t`E-mail jsme uložili. Odběr prosím potvrďte odkazem, který jsme vám poslali.`
            : t`Předvolby newsletteru jsme uložili.`,
          tone: 'success',
        });
        onSaved(next);
      },
      onFailure: (error) => {
        if (error instanceof ApiError && (error.status === 401 || error.answer.errors?.selectedCategories)) return;
        showSnackbar({ text: t`Předvolby newsletteru se nepodařilo uložit. Zkuste to prosím znovu.`, tone: 'error' });
      },
    },
    [...ticked].sort(),
  );
  return (
    <form {...form.props} className="flex flex-col gap-4 rounded border border-line bg-surface p-4">
      <FormFailures form={form} />
      {/* A ticked category promises everything below it, so the other mode, which ticks those above, would promise more
          than was ticked. */}
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
        <Button type="submit" disabled={form.isSending}>
          {isSubscribed ? <Trans>Uložit předvolby</Trans> : <Trans>Odebírat newsletter</Trans>}
        </Button>
      </p>
    </form>
  );
}
