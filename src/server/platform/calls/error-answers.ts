import { z } from 'zod';

export const errorAnswerSchema = z
  .object({ statusCode: z.int(), code: z.string(), message: z.string(), request_id: z.string().optional() })
  .meta({ id: 'Error' });

export const validationAnswerSchema = errorAnswerSchema
  .extend({ errors: z.record(z.string(), z.array(z.string())).describe("Field → messages in the caller's language") })
  .meta({ id: 'ValidationError' });
