import { Suspense, use } from 'react';
import { lazyPart } from '#web/page/i18n.ts';
import type { SearchAdviceProps } from './search-advice-props.ts';

type Module = Awaited<ReturnType<typeof load>>;

let loaded: Module | undefined;
let loading: Promise<Module> | undefined;
const load = lazyPart(() => import('./search-advice.tsx'));

/** Loads what `SearchAdvice` shows, so that it is rendered at once. A page with results does without. */
export async function loadAdvice(): Promise<void> {
  loaded = await load();
}

/** Rendered by the server as the rest of the page; the browser takes it over once its code has come. */
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
