import { afterAll, beforeAll } from 'vitest';
import { useBrowser } from './browser.ts';
import { fillShelf, type DemoShelf } from './demo-goods.ts';
import { runProduct, type RunningProduct } from './running-product.ts';

/** A product of a test file's own, removed after the file, with a browser that visits it: changes do not affect other files. */
export function useOwnProduct(environment: Readonly<Record<string, string>> = {}) {
  let running: RunningProduct | undefined;
  beforeAll(async () => {
    running = await runProduct(environment);
  });
  afterAll(() => running?.end());

  const get = () => {
    if (!running) throw new Error('The product is there inside tests and hooks only.');
    return running;
  };
  const product: Pick<RunningProduct, 'origin' | 'database'> = {
    get origin() {
      return get().origin;
    },
    get database() {
      return get().database;
    },
  };
  return { product, browser: useBrowser(() => product.origin) };
}

/** The same with enough stock of some goods for tests to buy them. @param goods the number of such goods */
export function useStockedProduct(goods: number) {
  const own = useOwnProduct();
  // Filled in place before the tests, because test files destructure it at their top.
  const shelf = {} as DemoShelf;
  beforeAll(async () => {
    Object.assign(shelf, await fillShelf(own.product.database, goods));
  });
  return { ...own, shelf };
}
