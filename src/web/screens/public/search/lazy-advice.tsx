import { Suspense, use } from 'react';
import { lazyPart } from '#web/page/i18n.ts';
import type { SearchAdviceProps } from './search-advice-props.ts';

type Module = Awaited<ReturnType<typeof load>>;

let loaded: Module | undefined;
let loading: Promise<Module> | undefined;
const load = lazyPart(() => import('./search-advice.tsx'));

/** Loads the chunk of `SearchAdvice` in advance, so that it renders at once. Pages with results don't need it. */
export async function loadAdvice(): Promise<void> {
  loaded = await load();
}

/** Rendered on the server with the page, and hydrated in the browser once its chunk is loaded. */
export function SearchAdvice(props: SearchAdviceProps) {
  return (
    <Suspense>
      <Advice {...props} />
    </Suspense>
  );
}

function Advice(props: SearchAdviceProps) {
  const part = loaded ?? use((loading ??= load()));
  return <part.Advice {...props} />;
}
