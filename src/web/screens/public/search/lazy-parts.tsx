import { Suspense, use } from 'react';
import { lazyPart } from '#web/page/i18n.ts';
import type { FoundPagesProps, PriceLimitsProps, SearchAdviceProps } from './search-part-props.ts';

type Parts = Awaited<ReturnType<typeof load>>;

let loaded: Parts | undefined;
let loading: Promise<Parts> | undefined;
const load = lazyPart(() => import('./search-parts.ts'));

/** Loads the parts' chunk in advance, so that they render at once. Most pages of results don't need it. */
export async function loadParts(): Promise<void> {
  loaded = await load();
}

function useParts(): Parts {
  return loaded ?? use((loading ??= load()));
}

// Rendered on the server with the page, and hydrated in the browser once their chunk is loaded.
export function SearchAdvice(props: SearchAdviceProps) {
  return (
    <Suspense>
      <LazyAdvice {...props} />
    </Suspense>
  );
}

export function FoundPages(props: FoundPagesProps) {
  return (
    <Suspense>
      <LazyPages {...props} />
    </Suspense>
  );
}

export function PriceLimits(props: PriceLimitsProps) {
  return (
    <Suspense>
      <LazyLimits {...props} />
    </Suspense>
  );
}

function LazyAdvice(props: SearchAdviceProps) {
  const { Advice } = useParts();
  return <Advice {...props} />;
}

function LazyPages(props: FoundPagesProps) {
  const parts = useParts();
  return <parts.FoundPages {...props} />;
}

function LazyLimits(props: PriceLimitsProps) {
  const parts = useParts();
  return <parts.PriceLimits {...props} />;
}
