/** The part of JSON Schema 2020-12 that the contracts' schemas use. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema | boolean;
  readonly propertyNames?: JsonSchema;
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
}

interface Parameter {
  readonly in: string;
  readonly name: string;
  readonly required?: boolean;
  readonly schema: JsonSchema;
}

interface DocumentedCall {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> };
  readonly responses: Readonly<Record<string, unknown>>;
  readonly security?: readonly unknown[];
}

export interface OpenapiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentedCall>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A call as the OpenAPI document describes it. */
export interface Operation {
  readonly method: Method;
  readonly path: string;
  readonly access: 'public' | 'account' | 'administrator';
  /** Of the path and of the query, each as the schema of an object. */
  readonly params: JsonSchema;
  readonly query: JsonSchema;
  readonly body?: { readonly isUpload: boolean; readonly schema: JsonSchema };
  /** The statuses that it may answer. */
  readonly statuses: ReadonlySet<number>;
}

/** In the order of the document, but deletions last: the other calls find what they name. */
export function listOperations({ paths }: OpenapiDocument): Operation[] {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => operationOf(path, method.toUpperCase() as Method, call)),
  );
  const isDeletion = ({ method }: Operation) => method === 'DELETE';
  return [...operations.filter((each) => !isDeletion(each)), ...operations.filter(isDeletion)];
}

function operationOf(path: string, method: Method, call: DocumentedCall): Operation {
  const content = Object.entries(call.requestBody?.content ?? {})[0];
  const within = path.startsWith('/api/admin/') ? 'administrator' : 'account';
  return {
    method,
    path,
    access: call.security === undefined ? 'public' : within,
    params: parametersIn('path', call),
    query: parametersIn('query', call),
    ...(content && { body: { isUpload: content[0] === 'multipart/form-data', schema: content[1].schema } }),
    statuses: new Set(Object.keys(call.responses).map(Number)),
  };
}

function parametersIn(place: string, { parameters = [] }: DocumentedCall): JsonSchema {
  const found = parameters.filter((parameter) => parameter.in === place);
  return {
    type: 'object',
    properties: Object.fromEntries(found.map(({ name, schema }) => [name, schema])),
    required: found.filter(({ required }) => required).map(({ name }) => name),
  };
}
