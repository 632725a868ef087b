import { useEffect, useState } from 'react';
import type { PickupPoint } from '#shared/delivery/contract.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { usePage } from '#web/page/page-context.tsx';

const typingPauseMs = 250;

export interface PickupPointQuery {
  readonly carrierId: number;
  readonly search: string;
  readonly needsAgeCheck: boolean;
  /** The error of the chosen point: it may no longer exist, so a new error triggers a new search. */
  readonly error: string | undefined;
}

interface Found {
  readonly points: readonly PickupPoint[];
  readonly total: number;
  /** The last page included in `points`. */
  readonly page: number;
  readonly pages: number;
}

export interface PickupPoints {
  /** Undefined until the first response. Previous results remain while the next ones load. */
  readonly found: Found | undefined;
  readonly isLoading: boolean;
  /** The error of the last call. */
  readonly failure: unknown;
  readonly showMore: () => void;
  readonly tryAgain: () => void;
}

/** Paged search for pickup points, debounced while typing. */
export function usePickupPoints({ carrierId, search, needsAgeCheck, error }: PickupPointQuery): PickupPoints {
  const { locale } = usePage();
  const [found, setFound] = useState<Found>();
  const [failure, setFailure] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  const key = `${carrierId} ${needsAgeCheck} ${search}`;
  const [further, setFurther] = useState({ key, page: 1 });
  /** Further pages are appended. A new search starts at the first page. */
  const page = further.key === key ? further.page : 1;
  const request = `${key} ${locale} ${page} ${attempt} ${error}`;
  const [answered, setAnswered] = useState<string>();

  useEffect(() => {
    const call = new AbortController();
    const query = { carrier: carrierId, q: search, needs_age_check: String(needsAgeCheck), lang: locale };
    const look = () =>
      browserApi.delivery
        .pickupPoints({ query: { ...query, page } }, { signal: call.signal })
        .then((answer) => {
          if (call.signal.aborted) return;
          setFailure(undefined);
          setFound((before) =>
            page > 1 && before ? { ...answer, points: [...before.points, ...answer.points] } : answer,
          );
        })
        .catch((error: unknown) => {
          if (!call.signal.aborted) setFailure(error);
        })
        .finally(() => {
          if (!call.signal.aborted) setAnswered(request);
        });
    const timer = setTimeout(() => void look(), page === 1 && search !== '' ? typingPauseMs : 0);
    return () => {
      clearTimeout(timer);
      call.abort();
    };
  }, [carrierId, search, needsAgeCheck, locale, page, request]);

  return {
    found,
    isLoading: answered !== request,
    failure,
    showMore: () => setFurther({ key, page: page + 1 }),
    tryAgain: () => setAttempt((before) => before + 1),
  };
}
