import { useEffect, useEffectEvent, useState } from 'react';

/** A pause in typing, after which the server is asked. */
const pauseMs = 250;

interface Priced<Answer> {
  /** The last answer, also while the next one is awaited. */
  readonly priced: Answer | undefined;
  readonly isAsking: boolean;
  readonly failure: unknown;
}

/**
 * Asks the server for prices again whenever the question changes.
 * @param question what the answer depends on
 */
export function usePriced<Answer>(question: string, ask: (signal: AbortSignal) => Promise<Answer>): Priced<Answer> {
  const [state, setState] = useState<{ question?: string; priced?: Answer; failure?: unknown }>({});
  const latest = useEffectEvent(ask);
  useEffect(() => {
    const abort = new AbortController();
    const timer = window.setTimeout(() => {
      latest(abort.signal).then(
        (priced) => setState({ question, priced }),
        (failure: unknown) => {
          if (!abort.signal.aborted) setState((before) => ({ ...before, question, failure }));
        },
      );
    }, pauseMs);
    return () => {
      window.clearTimeout(timer);
      abort.abort();
    };
  }, [question]);
  const isAsking = state.question !== question;
  return { priced: state.priced, isAsking, failure: isAsking ? undefined : state.failure };
}
