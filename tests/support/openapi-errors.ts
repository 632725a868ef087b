type Json = Readonly<Record<string, unknown>>;

const methods = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']);
const types = new Set(['null', 'boolean', 'object', 'array', 'number', 'string', 'integer']);
const lists = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];
const maps = ['properties', 'patternProperties', '$defs'];
const single = ['items', 'additionalProperties', 'propertyNames', 'not', 'contains', 'if', 'then', 'else'];
/** Keywords of OpenAPI 3.0 without a meaning in the JSON schemas of 3.1. */
const wordsOf30 = ['nullable', 'example'];

/**
 * Where a document breaks what OpenAPI 3.1 (https://spec.openapis.org/oas/v3.1.0) and JSON Schema 2020-12 ask of the
 * parts that our server writes: one sentence an error.
 */
export function openapiErrors(document: Json): string[] {
  const errors: string[] = [];
  const say = (place: string, error: string) => void errors.push(`${place}: ${error}`);
  const { openapi, info, paths, components } = document as {
    openapi: string;
    info: Json;
    paths: Json;
    components: Json;
  };
  if (!/^3\.1\.\d+$/.test(openapi)) say('openapi', `is ${openapi}`);
  if (typeof info?.title !== 'string' || typeof info.version !== 'string') say('info', 'needs title and version');
  const schemas = (components.schemas ?? {}) as Json;
  for (const [name, schema] of Object.entries(schemas)) {
    if (!/^[\w.-]+$/.test(name)) say(`components.schemas.${name}`, 'is no name of a component');
    checkSchema(`components.schemas.${name}`, schema);
  }
  const operationIds = new Set<unknown>();
  for (const [path, item] of Object.entries(paths)) {
    if (!path.startsWith('/')) say(path, 'does not begin with /');
    for (const [method, operation] of Object.entries(item as Json)) {
      if (!methods.has(method)) say(path, `knows no method ${method}`);
      checkOperation(`${method} ${path}`, path, operation as Json);
    }
  }
  return errors;

  function checkOperation(place: string, path: string, operation: Json): void {
    const { operationId, parameters = [], requestBody, responses, security = [] } = operation;
    if (operationIds.has(operationId)) say(place, `shares its operationId ${String(operationId)}`);
    operationIds.add(operationId);
    const inPath = (parameters as Json[]).filter((each) => each.in === 'path');
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    if (
      inPath
        .map(({ name }) => name)
        .sort()
        .join() !== named.sort().join()
    )
      say(place, 'the parameters of the path are not those declared');
    for (const parameter of parameters as Json[]) {
      if (parameter.in === 'path' && parameter.required !== true)
        say(place, `{${String(parameter.name)}} may be missing`);
      if (!['path', 'query', 'header', 'cookie'].includes(String(parameter.in)))
        say(place, 'a parameter stands nowhere');
      checkSchema(`${place} ?${String(parameter.name)}`, parameter.schema);
    }
    for (const name of (security as Json[]).flatMap((each) => Object.keys(each)))
      if (!(name in (components.securitySchemes as Json))) say(place, `knows no security ${name}`);
    if (requestBody !== undefined) checkContent(`${place} body`, requestBody as Json);
    const answers = Object.entries((responses ?? {}) as Json);
    if (answers.length === 0) say(place, 'answers nothing');
    for (const [status, answer] of answers) {
      if (!/^[1-5](\d\d|XX)$|^default$/.test(status)) say(place, `${status} is no status`);
      if (typeof (answer as Json).description !== 'string') say(place, `${status} has no description`);
      checkContent(`${place} ${status}`, answer as Json);
    }
  }

  function checkContent(place: string, { content }: Json): void {
    const kinds = Object.entries((content ?? {}) as Json);
    if (kinds.length === 0) say(place, 'has no content');
    for (const [kind, { schema }] of kinds as [string, Json][]) {
      if (!/^[\w*]+\/[\w.+*-]+$/.test(kind)) say(place, `${kind} is no media type`);
      checkSchema(`${place} ${kind}`, schema);
    }
  }

  function checkSchema(place: string, schema: unknown): void {
    if (typeof schema === 'boolean') return;
    if (typeof schema !== 'object' || schema === null || Array.isArray(schema)) return say(place, 'has no schema');
    const words = schema as Json;
    if (words.$ref !== undefined && find(String(words.$ref)) === undefined)
      say(place, `${String(words.$ref)} leads nowhere`);
    for (const type of [words.type ?? []].flat())
      if (!types.has(String(type))) say(place, `${String(type)} is no type`);
    if (words.required !== undefined && !isListOfTexts(words.required)) say(place, 'required is no list of names');
    for (const word of wordsOf30) if (word in words) say(place, `${word} is a word of OpenAPI 3.0`);
    for (const word of single) if (word in words) checkSchema(`${place}.${word}`, words[word]);
    for (const word of lists)
      ((words[word] ?? []) as unknown[]).forEach((each, index) => checkSchema(`${place}.${word}[${index}]`, each));
    for (const word of maps)
      for (const [name, each] of Object.entries((words[word] ?? {}) as Json)) checkSchema(`${place}.${name}`, each);
  }

  function find(reference: string): unknown {
    if (!reference.startsWith('#/')) return undefined;
    const steps = reference.slice(2).split('/');
    return steps.reduce<unknown>((at, step) => (at as Json | undefined)?.[step.replace('~1', '/')], document);
  }
}

function isListOfTexts(list: unknown): boolean {
  return Array.isArray(list) && list.every((each) => typeof each === 'string') && new Set(list).size === list.length;
}
