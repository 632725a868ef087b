import { Suspense, use } from 'react';
import { partsOrPromise, type Parts } from './loaded-parts.ts';
import type { FoundPagesProps, PriceLimitsProps, SearchAdviceProps } from './search-part-props.ts';

function useParts(): Parts {
  const parts = partsOrPromise();
  return parts instanceof Promise ? use(parts) : parts;
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
