import { useLingui } from '@lingui/react/macro';
import { routePath } from '#shared/i18n/paths.ts';
import { useNavigation, usePage } from '#web/page/page-context.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import { logOut } from './refresh-session.ts';

/** Returns a function that logs out and leads to the home page; it never rejects. */
export function useLogOut(): () => Promise<void> {
  const { t } = useLingui();
  const { locale } = usePage();
  const { navigate } = useNavigation();
  return async () => {
    try {
      await logOut();
      navigate(routePath('home', locale));
    } catch {
      showSnackbar({ text: t`Odhlášení se nezdařilo. Zkuste to prosím znovu.`, tone: 'error' });
    }
  };
}
