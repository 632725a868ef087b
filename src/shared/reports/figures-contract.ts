import { z } from 'zod';
import { endpoint } from '../contract/endpoint.ts';
import { firstFigureYear } from './limits.ts';
import { reportKinds, reportReasons } from './reasons.ts';

const count = z.int();

const moderationFigures = z
  .object({
    year: z.int(),
    years: z.array(z.int()).describe('Those that have figures, the latest first'),
    reports: z.array(z.object({ kind: z.enum(reportKinds), reason: z.enum(reportReasons), count })),
    decisions: z.object({
      total: count.describe('First decisions on cases'),
      no_action: count,
      hide: count,
      warn: count,
      suspend: count,
      block: count,
      median_hours: z.number().nullable().describe('From the first report to the decision; null: no decisions'),
    }),
    appeals: z.object({
      affected: count.describe('By users whom decisions affect'),
      reporter: count.describe('By reporters'),
      waiting: count,
      upheld: count,
      reversed: count,
      changed: count,
    }),
    automated: z.object({
      held: count.describe('Texts to many people that were held automatically'),
      released: count.describe('Those of them that a person has let through'),
      refused: count,
    }),
  })
  .meta({ id: 'ModerationFigures' });
export type ModerationFigures = z.infer<typeof moderationFigures>;

export const figuresQuery = z.object({ year: z.coerce.number().int().min(firstFigureYear).max(2200).optional() });

export const moderationFiguresContract = {
  get: endpoint({
    method: 'GET',
    path: '/api/moderation-figures',
    summary: 'What was reported and decided within a calendar year (Regulation (EU) 2022/2065, articles 15 and 24)',
    mayLag: true,
    query: figuresQuery,
    response: moderationFigures,
  }),
};
