import { createContext, lazy, Suspense, use, useEffect, useLayoutEffect, useState, type ComponentType } from 'react';
import type { AnyScreen } from './screen.ts';

interface PageProps<Data> {
  readonly data: Data;
}

interface PageModule<Data> {
  readonly Page: ComponentType<PageProps<Data>>;
}

export type LatePage<Data> = ComponentType<PageProps<Data>> & {
  /** Loads its code, which a page that the browser renders needs before it is shown. */
  readonly load: () => Promise<void>;
};

/** The page that the server sent, until its code has taken it over. */
interface SentPage {
  readonly load: () => Promise<void>;
  /** Resolves once the page has been used and its code is loaded. */
  readonly code: Promise<PageModule<unknown>>;
  readonly setCode: (code: PageModule<unknown>) => void;
  /** Resolves once its markup works, or another page is shown. */
  readonly end: Promise<void>;
  readonly setEnd: () => void;
  loading?: Promise<void> | undefined;
}

let sent: SentPage | undefined;

/** Set where an error of the content must surface: on the server a boundary keeps it to itself. */
export const WithoutBoundaryContext = /* @__PURE__ */ createContext(false);

/**
 * A page whose code the browser loads with the first use of the page that the server sent; until then React leaves the
 * server's markup alone (docs/decisions/060-code-with-the-first-use.md).
 * @param server its code, on the server
 */
export function latePage<Data>(
  load: () => Promise<PageModule<Data>>,
  server: PageModule<Data> | undefined,
): LatePage<Data> {
  const Content =
    server?.Page ??
    lazy(async () => {
      const code = await (isSent() ? (sent!.code as Promise<PageModule<Data>>) : load());
      return { default: arriving(code.Page) };
    });
  /** Rendered at once: a lazy page would show nothing for a moment, and its heading could not get the focus. */
  let loaded: typeof Content | undefined;
  async function loadCode(): Promise<void> {
    const code = await load();
    if (isSent()) sent!.setCode(code as PageModule<unknown>);
    else loaded = code.Page;
  }
  function isSent(): boolean {
    return sent?.load === loadCode;
  }
  function Late(props: PageProps<Data>) {
    useEffect(() => endWaiting, []);
    const [Shown] = useState(() => (isSent() ? Content : (loaded ?? Content)));
    if (import.meta.env.SSR && use(WithoutBoundaryContext)) return <Content {...props} />;
    return (
      <Suspense fallback={<MissingPage />}>
        <Shown {...props} />
      </Suspense>
    );
  }
  return Object.assign(Late, { load: loadCode });
}

/** Call before the server's page is hydrated. */
export function waitForUse({ Page: { load } }: AnyScreen): void {
  if (!load) return;
  const { promise: code, resolve: setCode } = deferred<PageModule<unknown>>();
  const { promise: end, resolve: setEnd } = deferred<void>();
  sent = { load, code, setCode, end, setEnd };
}

/** While it is, what its components read must not change: React would drop the markup that it cannot take over yet. */
export function isPageWaiting(): boolean {
  return sent !== undefined;
}

/** Whether something belongs to the content of such a page. */
export function isWaiting(target: EventTarget | null): target is Element {
  return sent !== undefined && target instanceof Element && target.closest('main') !== null;
}

/** Loads the code of the server's page. Resolves once its markup works; rejects if loading fails. */
export async function wakePage(): Promise<void> {
  const page = sent;
  if (!page) return;
  page.loading ??= page.load();
  try {
    await page.loading;
  } catch (error) {
    // The next use tries again.
    page.loading = undefined;
    throw error;
  }
  await page.end;
}

function endWaiting(): void {
  sent?.setEnd();
  sent = undefined;
}

/** React has rendered the document again, because something else had changed it: the server's markup is gone. */
function MissingPage() {
  useEffect(() => void wakePage().catch(() => undefined), []);
  return null;
}

function arriving<Data>(Page: ComponentType<PageProps<Data>>) {
  return function ArrivingPage(props: PageProps<Data>) {
    useLayoutEffect(endWaiting, []);
    return <Page {...props} />;
  };
}

/** Not every browser has `Promise.withResolvers`. */
function deferred<Value>(): { promise: Promise<Value>; resolve: (value: Value) => void } {
  let resolve!: (value: Value) => void;
  const promise = new Promise<Value>((settle) => (resolve = settle));
  return { promise, resolve };
}
