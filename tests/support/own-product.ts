import { afterAll, beforeAll } from 'vitest';
import { useBrowser } from './browser.ts';
import { fillShelf, type DemoShelf } from './demo-goods.ts';
import { runProduct, type RunningProduct } from './running-product.ts';

/** A product of a test file's own, gone after the file, and a browser that visits it: what changes here changes nowhere else. */
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

/** The same with so much of some goods on the shelf that tests may buy them. @param goods how many there are of */
export function useStockedProduct(goods: number) {
  const own = useOwnProduct();
  // Filled in place before the tests, because test files destructure it at their top.
  const shelf = {} as DemoShelf;
  beforeAll(async () => {
    Object.assign(shelf, await fillShelf(own.product.database, goods));
  });
  return { ...own, shelf };
}
