import { useState } from 'react';
import { ApiError } from '#web/api/api-error.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { askForLogin } from '#web/features/session/login-request.ts';
import { useFailureText } from '#web/page/failure-text.ts';
import { useNavigation } from '#web/page/page-context.tsx';
import { showSnackbar } from '#web/ui/snackbar-queue.ts';
import type { Place } from './tree-moves.ts';

export interface TreeChanges {
  readonly isChanging: boolean;
  /** Each returns whether it has succeeded; a failure is reported. */
  readonly move: (id: number, place: Place) => Promise<boolean>;
  readonly merge: (id: number, into: number) => Promise<boolean>;
  readonly remove: (id: number) => Promise<boolean>;
}

/** Changes of the tree, which are saved at once, together with the tree in the shell. */
export function useTreeChanges(): TreeChanges {
  const { reload, reloadShell } = useNavigation();
  const failureText = useFailureText();
  const [isChanging, setIsChanging] = useState(false);
  const change = async (call: Promise<unknown>) => {
    setIsChanging(true);
    try {
      await call;
      void reloadShell();
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) askForLogin({ redirect: 'stay' });
      else showSnackbar({ text: reasonOf(error) ?? failureText(error), tone: 'error' });
      return false;
    } finally {
      setIsChanging(false);
      reload();
    }
  };
  const { adminCategories } = browserApi;
  return {
    isChanging,
    move: (id, place) => change(adminCategories.move({ params: { id }, body: place })),
    merge: (id, into) => change(adminCategories.merge({ params: { id }, body: { into } })),
    remove: (id) => change(adminCategories.delete({ params: { id } })),
  };
}

/** There is no form beside whose field it could stand. */
function reasonOf(error: unknown): string | undefined {
  return error instanceof ApiError ? Object.values(error.answer.errors ?? {}).flat()[0] : undefined;
}
