import { z } from 'zod';

export const errorAnswerSchema = z
  .object({ statusCode: z.int(), code: z.string(), message: z.string(), request_id: z.string().optional() })
  .meta({ id: 'Error' });

export const conflictAnswerSchema = errorAnswerSchema
  .extend({
    current: z
      .record(z.string(), z.unknown())
      .optional()
      .describe('The stored record with its version, if somebody changed it since the caller was shown it'),
  })
  .meta({ id: 'ConflictError' });

export const validationAnswerSchema = errorAnswerSchema
  .extend({ errors: z.record(z.string(), z.array(z.string())).describe("Field → messages in the caller's language") })
  .meta({ id: 'ValidationError' });
