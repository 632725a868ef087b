import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { OfferedCategory } from '#shared/newsletters/contract.ts';
import { ApiError } from '#web/api/api-error.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { BotCheck } from '#web/features/bot-check/bot-check.tsx';
import { useBotToken } from '#web/features/bot-check/use-bot-token.ts';
import { CategoryChoice } from '#web/features/category-choice/category-choice.tsx';
import { FormFailures } from '#web/features/form/form-failures.tsx';
import { useForm } from '#web/features/form/use-form.ts';
import { usePage } from '#web/page/page-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import { useNoneChosen } from './choice-errors.ts';
import { NotOffered } from './not-offered.tsx';

interface NewsletterFormProps {
  readonly email: string;
  readonly tree: readonly OfferedCategory[];
  readonly chosen: readonly number[];
  /** Whether the address is that of the logged-in user, who changes an existing choice; undefined: somebody's. */
  readonly ownState: 'confirmed' | 'unconfirmed' | undefined;
  readonly onChange: (chosen: readonly number[]) => void;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** The choice of categories in the dialog. It stays open when saving fails. */
export function NewsletterForm({ email, tree, chosen, ownState, onChange, onClose, onDone }: NewsletterFormProps) {
  const { t } = useLingui();
  const { locale } = usePage();
  const makeBotToken = useBotToken('newsletter');
  const ensureChosen = useNoneChosen();
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set(chosen));
  const form = useForm<'saved' | 'exists' | 'changed'>({
    send: async () => {
      const selectedCategories = ensureChosen(ticked);
      if (ownState) {
        await browserApi.newsletters.preferences({ body: { selectedCategories } });
        return ownState === 'confirmed' ? 'changed' : 'saved';
      }
      const body = { email, selectedCategories, lang: locale, ...(await makeBotToken()) };
      try {
        await browserApi.newsletters.save({ body });
        return 'saved';
      } catch (error) {
        if (error instanceof ApiError && error.code === 'already_exists') return 'exists';
        throw error;
      }
    },
    // Texts of section 8 of the specification.
    onDone: (outcome) => {
      const texts = {
        saved: t`E-mail jsme uložili. Odběr prosím potvrďte odkazem, který jsme vám poslali.`,
        exists: t`Tento e-mail už newsletter odebírá.`,
        changed: t`Předvolby newsletteru jsme uložili.`,
      };
      showSnackbar({ text: texts[outcome], tone: outcome === 'exists' ? 'info' : 'success' });
      onDone();
    },
    onFailure: (error) => {
      if (error instanceof ApiError && (error.status === 401 || error.answer.errors?.selectedCategories)) return;
      showSnackbar({
        text: ownState
          ? t`Předvolby newsletteru se nepodařilo uložit. Zkuste to prosím znovu.`
          : t`E-mail se nepodařilo uložit. Zkuste to prosím znovu.`,
        tone: 'error',
      });
    },
  });
  return (
    <form {...form.props} className="flex flex-col gap-4">
      <FormFailures form={form} />
      <p>
        <Trans>
          Newsletter pošleme na <strong className="wrap-anywhere">{email}</strong>. Odhlásit se můžete kdykoli jedním
          stisknutím.
        </Trans>
      </p>
      <CategoryChoice
        tree={tree}
        legend={t`Kategorie`}
        mode="checkdown"
        ticked={ticked}
        errors={form.errorsOf('selectedCategories')}
        field="selectedCategories"
        onChange={(next) => {
          setTicked(next);
          onChange([...next]);
          form.forget((field) => field === 'selectedCategories');
        }}
      />
      <NotOffered />
      <BotCheck />
      {/* Always in view, below a tree that may be long. */}
      <p className="sticky -bottom-4 -mx-5 -mb-4 flex flex-wrap justify-end gap-2 border-t border-line bg-surface px-5 py-3">
        <Button look="quiet" onClick={onClose}>
          <Trans>Zrušit</Trans>
        </Button>
        <Button type="submit" disabled={form.isSending}>
          {ownState ? <Trans>Uložit předvolby</Trans> : <Trans>Odebírat newsletter</Trans>}
        </Button>
      </p>
    </form>
  );
}
