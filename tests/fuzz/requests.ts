import fc from 'fast-check';
import { animatedPng, buildPicture, claimingPng } from '#tests/support/pictures.ts';
import { multipartForm } from '#tests/support/multipart.ts';
import { distorted, hostileTexts } from './hostile-values.ts';
import type { Method, Operation } from './operations.ts';
import type { KnownValues, ValidInput } from './valid-input.ts';

export const callers = ['guest', 'user', 'administrator'] as const;
export type Caller = (typeof callers)[number];

/** One call, readable in the report of a failure. */
export interface FuzzRequest {
  readonly caller: Caller;
  readonly method: Method;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string | Buffer;
}

/** A row that the path of an operation can name: values of its parameters, and of fields that go with them. */
export type KnownRow = Readonly<Record<string, unknown>>;

const shareOfCallers: Readonly<Record<Operation['access'], readonly [guest: number, user: number, admin: number]>> = {
  public: [2, 2, 1],
  account: [1, 12, 4],
  administrator: [1, 1, 18],
};

/** Arbitrary requests to an operation: from valid ones to those that no client would send. */
export function requestsTo(
  operation: Operation,
  rows: readonly KnownRow[],
  known: KnownValues,
  valid: ValidInput,
): fc.Arbitrary<FuzzRequest> {
  const { method, path, access } = operation;
  const shares = shareOfCallers[access];
  const caller = fc.oneof(
    ...callers.map((each, index) => ({ weight: shares[index]!, arbitrary: fc.constant<Caller>(each) })),
  );
  const row = rows.length > 0 ? fc.constantFrom(...rows) : fc.constant<KnownRow>({});
  return row.chain((own) => {
    const values = { ...known, ...Object.fromEntries(Object.entries(own).map(([name, value]) => [name, [value]])) };
    return fc
      .record({
        caller,
        params: paramsOf(operation, values, valid),
        query: distorted(valid(operation.query, values)),
        body: bodyOf(operation, values, valid),
        headers: strangeHeaders,
      })
      .map((each) => ({
        caller: each.caller,
        method,
        url: urlOf(path, each.params) + queryOf(each.query),
        headers: { ...each.headers, ...each.body.headers },
        ...(each.body.payload !== undefined && { payload: each.body.payload }),
      }));
  });
}

const acceptLanguage = (language: string): Readonly<Record<string, string>> => ({ 'accept-language': language });

const strangeHeaders: fc.Arbitrary<Readonly<Record<string, string>>> = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom('cs', 'en', 'de').map(acceptLanguage) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Readonly<Record<string, string>>[]>(
      { 'accept-language': ',;q=zz*'.repeat(100) },
      { cookie: 'cart=%zz; login=%00; currencyId=-1; i18n=xx; device=; =' },
      { cookie: `cart=${'a'.repeat(43)}; login=${'b'.repeat(43)}; device=${'c'.repeat(43)}` },
      { authorization: 'Bearer ' },
      { 'user-agent': 'a'.repeat(5000) },
      { 'x-forwarded-for': 'nobody', forwarded: 'for=' },
      { range: 'bytes=9-1', 'if-none-match': '"' },
    ),
  },
);

type Params = Readonly<Record<string, string>>;

function paramsOf({ params }: Operation, known: KnownValues, valid: ValidInput): fc.Arbitrary<Params> {
  const names = Object.keys(params.properties ?? {});
  const kept = valid({ ...params, required: names }, known) as fc.Arbitrary<Record<string, unknown>>;
  const strange = fc.dictionary(fc.constantFrom('', ...names), fc.constantFrom(...hostileTexts), { maxKeys: 1 });
  return fc
    .tuple(kept, fc.oneof({ weight: 6, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: strange }))
    .map(([values, hostile]) =>
      Object.fromEntries(
        Object.entries({ ...values, ...hostile }).map(([name, value]) => [name, String(value).slice(0, 3000)]),
      ),
    );
}

function urlOf(path: string, params: Params): string {
  return path.replace(/\{(\w+)\}/g, (_whole, name: string) => inUrl(params[name]!));
}

function queryOf(query: unknown): string {
  if (typeof query !== 'object' || query === null) return query === undefined ? '' : `?${inUrl(String(query))}`;
  const parts = Object.entries(query).flatMap(([name, value]) =>
    [value]
      .flat()
      .map((each) => `${inUrl(name)}=${inUrl(typeof each === 'object' ? JSON.stringify(each) : String(each))}`),
  );
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

/** A lone surrogate has no percent code: its three bytes are what a careless client would send. */
function inUrl(text: string): string {
  return Array.from(text.slice(0, 3000), (character) =>
    /\p{Cs}/u.test(character) ? '%ED%A0%80' : encodeURIComponent(character),
  ).join('');
}

interface Body {
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string | Buffer;
}

function bodyOf({ method, body }: Operation, known: KnownValues, valid: ValidInput): fc.Arbitrary<Body> {
  const nothing = fc.constant<Body>({ headers: {} });
  if (body === undefined)
    return method === 'GET'
      ? nothing
      : fc.oneof({ weight: 9, arbitrary: nothing }, { weight: 1, arbitrary: unreadableBodies });
  const readable = body.isUpload ? uploads : distorted(valid(body.schema, known)).map(asJson);
  return fc.oneof({ weight: 12, arbitrary: readable }, { weight: 1, arbitrary: unreadableBodies });
}

function asJson(value: unknown): Body {
  const payload = JSON.stringify(value) as string | undefined;
  return payload === undefined ? { headers: {} } : { headers: { 'content-type': 'application/json' }, payload };
}

const unreadableBodies: fc.Arbitrary<Body> = fc
  .record({
    type: fc.constantFrom(
      'application/json',
      'application/json; charset=utf-16',
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/xml',
      'multipart/form-data',
      'multipart/form-data; boundary=x',
      'nonsense',
    ),
    payload: fc.constantFrom(
      '',
      '{',
      'null',
      '[]',
      '"text"',
      '{"a":1,"a":2}',
      '{"__proto__":{"scopes":["settings"]}}',
      '{"ids":[1e999]}',
      `${'['.repeat(5000)}${']'.repeat(5000)}`,
      'a=1&b[]=2',
      '--x\r\n\r\n--x--\r\n',
      Buffer.from([0xff, 0xfe, 0x00, 0x7b]),
    ),
  })
  .map(({ type, payload }) => ({ headers: { 'content-type': type }, payload }));

const picture = await buildPicture(8, 8).png().toBuffer();

const uploads: fc.Arbitrary<Body> = fc
  .array(
    fc.record(
      {
        field: fc.constantFrom('file', 'file', 'file', '__proto__'),
        fileName: fc.constantFrom('rum.png', '', '../rum.png', 'rum\u0000.png', 'ž'.repeat(300)),
        type: fc.constantFrom('image/png', 'text/html', 'nonsense'),
        body: fc.constantFrom(
          '',
          'text',
          Buffer.alloc(2000),
          picture,
          picture.subarray(0, 60),
          claimingPng(60_000, 60_000),
          animatedPng(picture),
        ),
      },
      { requiredKeys: ['body'] },
    ),
    { minLength: 1, maxLength: 2 },
  )
  .map((parts) => {
    const { payload, headers } = multipartForm(parts, 'karafa-fuzz');
    return { payload, headers };
  });
