import fc from 'fast-check';
import type { JsonSchema, OpenapiDocument } from './operations.ts';

/** Values that fields of a name often have: the rules behind most schemas would reject random ones. */
export type KnownValues = Readonly<Record<string, readonly unknown[]>>;

/** Arbitrary values that a schema of the document accepts. */
export type ValidInput = (schema: JsonSchema, known: KnownValues) => fc.Arbitrary<unknown>;

const formats: Readonly<Record<string, readonly string[]>> = {
  email: ['jan@karafa.example', 'OVERENY@karafa.example'],
  uuid: ['0b5a1c52-6d2b-4c7e-9a35-1f0f9b1f6a10', 'ffffffff-ffff-4fff-bfff-ffffffffffff'],
  date: ['2026-05-20', '2026-06-01', '2026-06-15', '1900-01-01', '0001-01-01', '9999-12-31'],
  'date-time': [
    '2026-05-20T12:00:00Z',
    '2026-06-10T00:00:00Z',
    '2026-07-01T00:00:00Z',
    '9999-12-31T23:59:59.999Z',
    '0001-01-01T00:00:00Z',
  ],
  uri: ['https://karafa.example/rum?x=1#y'],
};
const oftenKnown = 2;
const mostItems = 3;
const usualLength = 40;

export function createValidInput({ components }: OpenapiDocument): ValidInput {
  // Each takes long to build, and the same schema is asked for with every row.
  const texts = new WeakMap<JsonSchema, fc.Arbitrary<string>>();

  function valid(schema: JsonSchema, known: KnownValues, name = ''): fc.Arbitrary<unknown> {
    const own = bySchema(schema, known, name);
    const values = (known[name] ?? []).filter((value) => isOfType(value, schema.type));
    if (values.length === 0) return own;
    return fc.oneof({ weight: oftenKnown, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: own });
  }

  function bySchema(schema: JsonSchema, known: KnownValues, name: string): fc.Arbitrary<unknown> {
    if (schema.$ref) return valid(components.schemas[schema.$ref.split('/').at(-1)!]!, known, name);
    if (schema.const !== undefined) return fc.constant(schema.const);
    if (schema.enum) return fc.constantFrom(...schema.enum);
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices) return fc.oneof(...choices.map((each) => valid(each, known, name)));
    if (schema.allOf) return valid(Object.assign({}, ...schema.allOf) as JsonSchema, known, name);
    const [type] = [schema.type ?? []].flat();
    switch (type) {
      case 'null':
        return fc.constant(null);
      case 'boolean':
        return fc.boolean();
      case 'integer':
        return wholeNumber(schema);
      case 'number':
        return fc.oneof(wholeNumber(schema), fc.double({ ...limitsOf(schema), noNaN: true }));
      case 'array':
        return fc.array(valid(schema.items ?? {}, known, name), {
          minLength: schema.minItems ?? 0,
          maxLength: Math.max(schema.minItems ?? 0, Math.min(schema.maxItems ?? mostItems, mostItems)),
        });
      case 'object':
        return object(schema, known);
      case 'string': {
        const built = texts.get(schema) ?? text(schema);
        texts.set(schema, built);
        return built;
      }
      default:
        return fc.jsonValue();
    }
  }

  function object(schema: JsonSchema, known: KnownValues): fc.Arbitrary<unknown> {
    const { properties = {}, required = [], additionalProperties, propertyNames } = schema;
    const fields = Object.entries(properties).map(([field, each]) => [field, valid(each, known, field)] as const);
    if (fields.length === 0 && typeof additionalProperties === 'object')
      return fc.dictionary(
        (propertyNames ? valid(propertyNames, known) : fc.string({ maxLength: 10 })) as fc.Arbitrary<string>,
        valid(additionalProperties, known),
        { maxKeys: mostItems },
      );
    return fc.record(Object.fromEntries(fields), { requiredKeys: required.filter((field) => field in properties) });
  }

  return valid;
}

/** A union or a reference has no type of its own: its parts have. */
function isOfType(value: unknown, type: JsonSchema['type']): boolean {
  return typeof value === (type === 'integer' ? 'number' : type);
}

function limitsOf({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: JsonSchema) {
  const min = minimum ?? (exclusiveMinimum === undefined ? -1_000_000 : exclusiveMinimum + 1);
  const max = maximum ?? (exclusiveMaximum === undefined ? 1_000_000 : exclusiveMaximum - 1);
  return { min, max: Math.max(min, max) };
}

/** Half of them small: they are the ids of most rows. */
function wholeNumber(schema: JsonSchema): fc.Arbitrary<number> {
  const { min, max } = limitsOf(schema);
  const [least, most] = [Math.ceil(min), Math.floor(max)];
  const small = Math.max(least, 0);
  return fc.oneof(
    fc.integer({ min: Math.min(small, most), max: Math.min(small + 30, most) }),
    fc.constantFrom(least, most),
    fc.integer({ min: least, max: most }),
  );
}

function text({ pattern, format, minLength = 0, maxLength = 1000 }: JsonSchema): fc.Arbitrary<string> {
  if (format && formats[format]) return fc.constantFrom(...formats[format]);
  if (pattern) return textLike(pattern);
  return fc.oneof(
    {
      weight: 3,
      arbitrary: fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, usualLength)) }),
    },
    {
      weight: 2,
      arbitrary: fc.constantFrom(...[minLength, Math.min(maxLength, 10_000)].map((length) => 'ž'.repeat(length))),
    },
  );
}

/** Patterns with lookaheads cannot be generated: their fields have known values. */
function textLike(pattern: string): fc.Arbitrary<string> {
  try {
    return fc.stringMatching(new RegExp(pattern), { maxLength: usualLength });
  } catch {
    return fc.string({ maxLength: 30 });
  }
}
