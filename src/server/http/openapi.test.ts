import { beforeAll, describe, expect, test } from 'vitest';
import { contract } from '#shared/api/contract.ts';
import type { Contract, Endpoint } from '#shared/contract/endpoint.ts';
import { errorStatus } from '#shared/errors.ts';
import { openapiErrors } from '#tests/support/openapi-errors.ts';
import { useTestContext } from '#tests/support/test-context.ts';
import { createServer } from './server.ts';

interface Schema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}
interface Operation {
  readonly operationId: string;
  readonly security?: unknown;
  readonly responses: Readonly<Record<string, { readonly content: Readonly<Record<string, { schema: Schema }>> }>>;
}
interface OpenapiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const testing = useTestContext();
const calls = Object.entries(contract as Contract).flatMap(([feature, group]) =>
  Object.entries(group).map(([name, call]) => ({ call, title: `${feature}.${name}` })),
);
let document: OpenapiDocument;

beforeAll(async () => {
  const app = await createServer(testing.context);
  document = (await app.inject('/api/openapi.json')).json();
  return () => app.close();
});

function errorsOf({ method, access = 'public', errors = [] }: Endpoint): number[] {
  const changes = method !== 'GET';
  return [
    ...(access === 'public' ? [] : [401]),
    ...(changes || access === 'administrator' || typeof access === 'object' ? [403] : []),
    ...(changes ? [409, 413] : []),
    404,
    422,
    429,
    503,
    ...errors.map((code) => errorStatus[code]),
  ];
}

describe('the OpenAPI document', () => {
  test('R-8.02 is valid', () => {
    expect(openapiErrors({ ...document })).toEqual([]);
  });

  test.each(calls)('R-8.02 has $title with the schema of every possible error', ({ title, call }) => {
    const operation = document.paths[call.path]?.[call.method.toLowerCase()];
    expect(operation?.operationId).toBe(title);
    expect(operation!.security !== undefined).toBe((call.access ?? 'public') !== 'public');
    const declared = Object.keys(operation!.responses).map(Number);
    expect(declared.sort()).toEqual([...new Set([200, ...errorsOf(call)])].sort());
    for (const status of errorsOf(call)) {
      const { schema } = operation!.responses[status]!.content['application/json']!;
      const shape = document.components.schemas[schema.$ref!.replace('#/components/schemas/', '')]!;
      expect(shape.required).toEqual(expect.arrayContaining(['statusCode', 'code', 'message']));
      if (status === 422) expect(shape.required).toContain('errors');
    }
  });

  // The web client is derived from the contract.
  test('R-8.02 has every call of the web client, and besides them only files', () => {
    const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const ofClient = calls.map(({ call }) => `${call.method} ${call.path}`);
    expect(
      documented.filter((each) => !/(\.csv|\.xlsx|\/file|\.pdf|\.png|\.zip|\.kpc|\.xml|\{file\})$/.test(each)).sort(),
    ).toEqual(ofClient.sort());
  });
});

describe('the check of the document', () => {
  const schema = { type: 'object', properties: { id: { $ref: '#/components/schemas/Id' } }, required: ['id'] };
  const content = { 'application/json': { schema } };
  const operation = {
    operationId: 'a',
    security: [{ token: [] }],
    parameters: [{ in: 'path', name: 'id', required: true, schema: { type: 'integer' } }],
    requestBody: { content },
    responses: { 200: { description: 'Fine', content } },
  };
  const built = (change: object = {}, item: object = {}) => ({
    openapi: '3.1.0',
    info: { title: 'A', version: '1' },
    components: { schemas: { Id: { type: 'integer' } }, securitySchemes: { token: {} } },
    paths: { '/a/{id}': { get: { ...operation, ...change }, ...item } },
  });

  test('accepts a correct document', () => {
    expect(openapiErrors(built())).toEqual([]);
  });

  const answer = (wrong: unknown) => ({
    responses: { 200: { description: 'Fine', content: { 'application/json': { schema: wrong } } } },
  });
  test.each([
    ['a reference that leads nowhere', built(answer({ items: { $ref: '#/components/schemas/Nobody' } }))],
    ['an unknown type', built(answer({ anyOf: [{ type: 'text' }] }))],
    ['a word of OpenAPI 3.0', built(answer({ type: 'string', nullable: true }))],
    ['no schema', built(answer(undefined))],
    ['no answer', built({ responses: {} })],
    ['no description', built({ responses: { 200: { content } } })],
    ['a parameter of the path that is not declared', built({ parameters: [] })],
    ['an unknown security', built({ security: [{ cookie: [] }] })],
    ['one operationId twice', built({}, { put: operation })],
    ['an unknown method', built({}, { fetch: { ...operation, operationId: 'b' } })],
  ])('finds %s', (_name, wrong) => {
    expect(openapiErrors(wrong)).toHaveLength(1);
  });
});
