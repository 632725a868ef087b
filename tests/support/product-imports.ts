import type { useAdminProducts } from './admin-products.ts';
import { multipartForm } from './multipart.ts';
import { takeStep } from '#server/features/product-imports/work/work-imports.ts';
import type { Context } from '#server/context.ts';

type Products = ReturnType<typeof useAdminProducts>;

/** Works until no import has anything left to do. */
export async function workOff(context: Context): Promise<void> {
  while (await takeStep(context));
}

/** Calls of imports by an administrator of products. */
export function importCalls(products: Products) {
  const contextOf = (): Context => ({ ...products.testing.context, now: () => products.clock.now });
  const call = (method: 'GET' | 'POST', path: string, payload?: object, headers: object = products.admin.headers) =>
    products.app.inject({
      method,
      url: `/api/admin/product-imports${path}`,
      headers: { ...headers },
      ...(payload && { payload }),
    });
  const upload = (file: string | Buffer, headers: object = products.admin.headers) => {
    const form = multipartForm([{ fileName: 'zbozi.csv', body: file }]);
    return products.app.inject({
      method: 'POST',
      url: '/api/admin/product-imports',
      headers: { ...form.headers, ...headers },
      payload: form.payload,
    });
  };
  const get = async (id: number) => (await call('GET', `/${id}`)).json();
  return {
    contextOf,
    call,
    upload,
    get,
    rows: async (id: number, state = 'bad') => (await call('GET', `/${id}/rows?state=${state}`)).json().rows,
    /** Uploads a file and has it checked with the proposed columns. */
    check: async (file: string | Buffer): Promise<number> => {
      const { id } = (await upload(file)).json();
      await call('POST', `/${id}/check`, { mapping: (await get(id)).mapping });
      await workOff(contextOf());
      return id;
    },
    apply: async (id: number, mode = 'good') => {
      const answer = await call('POST', `/${id}/apply`, { mode });
      await workOff(contextOf());
      return answer;
    },
    undo: async (id: number) => {
      const answer = await call('POST', `/${id}/undo`);
      await workOff(contextOf());
      return answer;
    },
  };
}
