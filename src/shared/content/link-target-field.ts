import { z } from 'zod';
import { plainLine, smallId } from '../contract/fields.ts';
import { linkAddress, linkedScreens, type LinkTarget } from './link-target.ts';

export const linkTarget = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('screen'), screen: z.enum(linkedScreens) }),
    z.object({ kind: z.literal('category'), id: smallId }),
    z.object({ kind: z.literal('info'), id: smallId }),
    z.object({ kind: z.literal('post'), id: smallId }),
    z.object({ kind: z.literal('address'), address: plainLine({ min: 1, max: 500 }).regex(linkAddress) }),
  ])
  .meta({
    id: 'LinkTarget',
    description: 'address: a path within the site, the same in every language, or an https address of another site',
  }) satisfies z.ZodType<LinkTarget>;

/** As it is stored: an address may be older than the rules. */
export const storedTarget = z.union([linkTarget, z.object({ kind: z.literal('address'), address: z.string() })]);
